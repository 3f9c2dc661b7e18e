/** Chance that is the same every time: for drawings that look grown but never change. */

/** Numbers from 0 to 1 (1 excluded), a sequence of its own for each name. */
export function chanceOf(name: string): () => number {
    let state = 0x811c9dc5;
    for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}
