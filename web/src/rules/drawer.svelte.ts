/** The rulebook beside the table: opened at a rule from anywhere, with the way back to where one came from. */

export interface Opened {
    title: string;
    pack: string;
    /** The rules that were visited, the present one last; an empty id is the beginning of the book. */
    trail: readonly string[];
}

let opened = $state.raw<Opened | null>(null);

export const rules = {
    get open(): boolean {
        return opened !== null;
    },
    get shown(): Opened | null {
        return opened;
    },
};

/** Open the rulebook of a title, at a rule if one is given. */
export function openRules(title: string, rule = '', pack = ''): void {
    const trail = opened?.title === title ? opened.trail : [];
    opened = { title, pack: pack || (opened?.title === title ? opened.pack : ''), trail: [...trail, rule] };
}

/** Back to the rule before. */
export function stepBack(): void {
    if (opened && opened.trail.length > 1) opened = { ...opened, trail: opened.trail.slice(0, -1) };
}

export function closeRules(): void {
    opened = null;
}
