/** Small ink drawings on the land, by what a region's name speaks of; a region of another name has hills. */
import type { Point } from '../../drawing/viewport';
import { chanceOf } from './chance';
import type { Cell } from './land';

export interface Motif extends Point {
    d: string;
    scale: number;
}

/** Drawn with a pen, about 24 wide, standing on their middle. */
const MOTIFS: Readonly<Record<string, readonly string[]>> = {
    peak: ['M-13 8L-4-8 0-2 4-7 13 8M-4-8l1 6 2 1M4-7l1 6 3 2', 'M-11 8L0-11 11 8M0-11l2 7-3 3 3 4'],
    wood: ['M0 8V1M0-10L-6 1H6zM0-5L-7 4H7z', 'M0 8V0M-5-2a5 5 0 1 1 10 0 4 4 0 0 1-5 3 4 4 0 0 1-5-3z'],
    water: ['M-13 0q4-5 8.5 0t8.5 0t8.5 0', 'M-9 0q4-4 8 0t8 0'],
    dunes: ['M-14 5q8-12 14-2q6-7 13 2M-6 6q5-5 10 0', 'M-10 4q7-9 20 0'],
    stones: ['M-8 7v-9l4-2 3 2v9M2 7V0l4-2 3 3v6', 'M-4 7V-7l4-3 4 3V7z'],
    reeds: ['M-6 7q-1-9-4-12M0 7V-8M6 7q1-8 4-11', 'M-4 6q0-7-2-10M3 6q0-6 3-9'],
    ruin: ['M-11 7v-11h4v4h4v-7h5v7h4v-4h4V7z', 'M-5 7V-8h10V7M-5-3h10'],
    hill: ['M-13 5q6-11 13-4q5-6 12 4', 'M-9 4q6-8 15 0'],
};

const WORDS: readonly (readonly [RegExp, string])[] = [
    [/peak|frost|mountain/, 'peak'],
    [/wood|forest|emerald|grove/, 'wood'],
    [/harbour|lagoon|springs|isles|cape|coast/, 'water'],
    [/dune|sand|sun/, 'dunes'],
    [/cairn|crossing|stone/, 'stones'],
    [/heath|mist|marsh/, 'reeds'],
    [/tower|bastion|sanctuary|castle/, 'ruin'],
];

/** Where the drawings of a region go: along the rim of its room, where nothing stands. */
export function motifsOf(cell: Pick<Cell, 'key' | 'room'>): Motif[] {
    const chance = chanceOf(`${cell.key} motifs`);
    const kind = WORDS.find(([pattern]) => pattern.test(cell.key))?.[1] ?? 'hill';
    const drawings = MOTIFS[kind] ?? [];
    const { x, y, width, height } = cell.room;
    return Array.from({ length: 9 }, (_, at) => {
        const angle = ((at + 0.3 + chance() * 0.5) / 9) * 2 * Math.PI;
        const away = 0.5 + chance() * 0.06;
        return {
            x: x + width / 2 + Math.cos(angle) * width * away,
            y: y + height / 2 + Math.sin(angle) * height * away,
            d: drawings[at % drawings.length] ?? '',
            scale: 0.95 + chance() * 0.5,
        };
    });
}
