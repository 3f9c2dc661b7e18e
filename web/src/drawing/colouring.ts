/** Colours of a map: no two neighbours alike, always the same for the same board. */
export const COLOURS = 4;

/** A part of a map: which others it touches, and which it faces across the sea. */
export interface Linked {
    key: string;
    borders: readonly string[];
    lanes?: readonly string[];
}

/**
 * A colour, from 0, for each province; neighbours by sea differ, too, where that is possible. Four are enough for any flat map; a board that no map could show (a pack may link what it
 * likes) takes as many as it needs.
 */
export function coloured(provinces: readonly Linked[]): Map<string, number> {
    for (let count = COLOURS; ; count += 1) {
        const found = attempt(provinces, count);
        if (found) return found;
    }
}

/** Most constrained first, the rarest colour that no neighbour by sea has first; back when there is none left. */
function attempt(provinces: readonly Linked[], count: number): Map<string, number> | null {
    const colours = new Map<string, number>();
    const used = Array.from({ length: count }, () => 0);
    let patience = 20_000;

    const taken = (one: Linked) => new Set(one.borders.flatMap((key) => colours.get(key) ?? []));

    function next(): Linked | undefined {
        let best: Linked | undefined;
        let weight = -1;
        for (const one of provinces) {
            if (colours.has(one.key)) continue;
            const own = taken(one).size * 100 + one.borders.length;
            if (own > weight) [best, weight] = [one, own];
        }
        return best;
    }

    function paint(): boolean {
        const one = next();
        if (!one) return true;
        if ((patience -= 1) < 0) return false;
        const near = taken(one);
        const free = used.map((_, colour) => colour).filter((colour) => !near.has(colour));
        const cost = (colour: number) =>
            (one.lanes ?? []).filter((key) => colours.get(key) === colour).length * provinces.length +
            (used[colour] ?? 0);
        free.sort((first, second) => cost(first) - cost(second) || first - second);
        for (const colour of free) {
            colours.set(one.key, colour);
            used[colour] = (used[colour] ?? 0) + 1;
            if (paint()) return true;
            colours.delete(one.key);
            used[colour] = (used[colour] ?? 0) - 1;
        }
        return false;
    }

    return paint() ? colours : null;
}
