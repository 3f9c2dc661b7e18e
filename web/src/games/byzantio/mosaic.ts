/** Tesserae: little stones in rows, no two quite alike, laid by numbers that only look like chance. */

/** A stone's side, mortar included. */
export const STONE = 5;
const MORTAR = 0.42;
const JITTER = 0.7;

/** Paths of stones for a square of so many a side, sorted by shade; squares fit together as tiles. */
export function stones(seed: number, side: number, shades: number): string[] {
    const paths = Array.from({ length: shades }, () => '');
    const chance = chances(seed);
    for (let row = 0; row < side; row += 1)
        for (let column = 0; column < side; column += 1) {
            const shade = Math.floor(chance() * shades);
            paths[shade] += stone(column * STONE, row * STONE, chance);
        }
    return paths;
}

function stone(x: number, y: number, chance: () => number): string {
    const near = MORTAR;
    const far = STONE - MORTAR;
    const corner = (dx: number, dy: number) =>
        `${round(x + dx + (chance() - 0.5) * JITTER)} ${round(y + dy + (chance() - 0.5) * JITTER)}`;
    return `M${corner(near, near)}L${corner(far, near)}L${corner(far, far)}L${corner(near, far)}z`;
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function chances(seed: number): () => number {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
}

function round(value: number): number {
    return Math.round(value * 100) / 100;
}
