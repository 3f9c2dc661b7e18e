/** What this browser keeps of guides: for each game at which table its first steps are taken, and which tips were seen. */

export interface GuideRecord {
    /** The table at which the first steps were taken. */
    table: string;
    /** The tips that were shown. */
    seen: readonly string[];
    /** No steps and no tips of this game any more. */
    off: boolean;
}

interface Kept {
    /** No guide and no tips at all, unless one is asked for. */
    off: boolean;
    games: Record<string, GuideRecord>;
}

const KEY = 'logothete-guide';

/** What is kept of a game's guide; null: nobody was guided through this game in this browser. */
export function guideOf(title: string): GuideRecord | null {
    return read().games[title] ?? null;
}

export function keepGuide(title: string, record: GuideRecord): void {
    const kept = read();
    write({ ...kept, games: { ...kept.games, [title]: record } });
}

/** Whether guides come by themselves. */
export function guidesWanted(): boolean {
    return !read().off;
}

export function wantGuides(wanted: boolean): void {
    write({ ...read(), off: !wanted });
}

function read(): Kept {
    const nothing: Kept = { off: false, games: {} };
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
        if (found === null || typeof found !== 'object') return nothing;
        const { off, games } = found as Partial<Kept>;
        return { off: off === true, games: games !== null && typeof games === 'object' ? games : {} };
    } catch {
        // Nothing is kept here, or something else is: whoever is new is shown around.
        return nothing;
    }
}

function write(kept: Kept): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
        // It is remembered until the page is closed.
    }
}
