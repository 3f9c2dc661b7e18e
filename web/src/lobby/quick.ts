/** What somebody chose for their last game against bots, kept in this browser. */

export interface Quick {
    level: string;
    /** Opponents, by title. */
    opponents: Record<string, number>;
}

const KEY = 'logothete-quick';

export function lastQuick(): Quick {
    const nothing: Quick = { level: '', opponents: {} };
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
        if (found === null || typeof found !== 'object') return nothing;
        const { level, opponents } = found as Partial<Quick>;
        return {
            level: typeof level === 'string' ? level : '',
            opponents: opponents !== null && typeof opponents === 'object' ? opponents : {},
        };
    } catch {
        return nothing;
    }
}

export function rememberQuick(title: string, opponents: number, level: string): void {
    const before = lastQuick();
    try {
        const now: Quick = { level, opponents: { ...before.opponents, [title]: opponents } };
        localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
        // Without it, the next time begins with the defaults again.
    }
}

/** Whether nobody has played from this browser yet. */
export function firstTime(): boolean {
    try {
        return localStorage.getItem(KEY) === null;
    } catch {
        return true;
    }
}
