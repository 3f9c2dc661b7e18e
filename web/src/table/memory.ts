/** What this browser keeps of a table for a reader: own marks, what was read. A browser that keeps nothing still plays. */

const PREFIX = 'logothete-table';

export function recall(game: string, what: string): unknown {
    try {
        return JSON.parse(localStorage.getItem(`${PREFIX}:${game}:${what}`) ?? 'null');
    } catch {
        return null;
    }
}

export function remember(game: string, what: string, value: unknown): void {
    try {
        localStorage.setItem(`${PREFIX}:${game}:${what}`, JSON.stringify(value));
    } catch {
        // Private windows and full disks: it is there until the page is closed.
    }
}

export function recallNumber(game: string, what: string): number | null {
    const found = recall(game, what);
    return typeof found === 'number' ? found : null;
}
