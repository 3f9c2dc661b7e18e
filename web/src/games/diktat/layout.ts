/**
 * Where everything lies on the plan: the sectors in rows from north to south, each on its bank, and the river between them.
 *
 * The content says where a sector lies in the city (`place`, in a unit square). Rows are filled by that, so that the blocks are as
 * large as the sheet allows and none covers another; in every row the river keeps the gap between the banks.
 */
import type { Box, Point, Size } from '../../drawing/viewport';
import type { Scene } from './types';

/** The plan on a large screen, and on an upright phone. */
export interface Sheet extends Size {
    columns: number;
    /** How large the names are, and whether there is room for what markers do. */
    letters: number;
    words: boolean;
}

export const WIDE: Sheet = { width: 1720, height: 980, columns: 4, letters: 25, words: true };
export const TALL: Sheet = { width: 1060, height: 1180, columns: 3, letters: 33, words: false };

export interface Plan extends Size {
    sheet: Sheet;
    blocks: ReadonlyMap<string, Box>;
    river: string;
    bridges: readonly Box[];
}

const MARGIN = 26;
const STREET = 30;
/** How far streets and river run on beyond the sheet, where a screen shows more than it. */
export const BEYOND = 700;
/** How wide the river is, with its banks. */
export const RIVER = 104;
/** The bed of the river in the city: how far east it is, from north to south. */
const BED: readonly (readonly [number, number])[] = [
    [0, 0.43],
    [0.3, 0.4],
    [0.5, 0.42],
    [0.66, 0.425],
    [0.84, 0.37],
    [1, 0.34],
];
/** The band over a block with one line of letters in it. */
const BAND = 16;
/** How much of a block's right edge its signs take. */
export const SIGNS = 46;
const PILE: Size = { width: 140, height: 160 };

const plans = new WeakMap<Scene, Map<Sheet, Plan>>();

/** The plan of a scene; it is worked out once. */
export function planOf(scene: Scene, sheet: Sheet): Plan {
    const known = plans.get(scene) ?? new Map<Sheet, Plan>();
    plans.set(scene, known);
    const plan = known.get(sheet) ?? draw(scene, sheet);
    known.set(sheet, plan);
    return plan;
}

type Placed = Scene['sectors'][number];

function draw(scene: Scene, sheet: Sheet): Plan {
    const { width, height, columns } = sheet;
    const southwards = [...scene.sectors].sort((one, other) => one.place[1] - other.place[1]);
    const rows = Array.from({ length: Math.ceil(southwards.length / columns) }, (_, row) =>
        southwards
            .slice(row * columns, (row + 1) * columns)
            .sort((one, other) => one.place[0] - other.place[0]),
    );
    const block = {
        width: (width - 2 * MARGIN - (columns - 2) * STREET - RIVER) / columns,
        height: (height - 2 * MARGIN - (rows.length - 1) * STREET) / rows.length,
    };
    const blocks = new Map<string, Box>();
    const bed: Point[] = [];
    const bridges: Box[] = [];
    rows.forEach((row, at) => {
        const y = MARGIN + at * (block.height + STREET);
        const west = row.filter(isWest).length;
        // The river never runs along the edge of the sheet: a row on one bank alone lets it pass through its first gap.
        const before = Math.min(Math.max(west, 1), columns - 1);
        row.forEach(({ key }, column) => {
            const shift = column < before ? 0 : RIVER - STREET;
            blocks.set(key, { x: MARGIN + column * (block.width + STREET) + shift, y, ...block });
        });
        const x = MARGIN + before * (block.width + STREET) - STREET + RIVER / 2;
        bed.push({ x, y: y + 34 }, { x, y: y + block.height - 34 });
        bridges.push({ x: x - RIVER / 2 - 4, y: y + block.height * 0.62, width: RIVER + 8, height: 20 });
    });
    const [source, mouth] = [bed[0], bed.at(-1)];
    if (source && mouth) {
        bed.unshift({ x: source.x + 90, y: -BEYOND });
        bed.push({ x: mouth.x - 120, y: height + BEYOND });
    }
    return { width, height, sheet, blocks, bridges, river: smooth(bed) };
}

/** On which bank a sector lies. */
function isWest({ place: [x, y] }: Placed): boolean {
    const below = BED.findIndex(([north]) => north >= y);
    const to = BED[below] ?? BED.at(-1) ?? [1, 0];
    const from = BED[below - 1] ?? to;
    const part = to[0] === from[0] ? 0 : (y - from[0]) / (to[0] - from[0]);
    return x < from[1] + (to[1] - from[1]) * part;
}

/** A curve through points. */
function smooth(points: readonly Point[]): string {
    const [first] = points;
    if (!first) return '';
    const parts = points.slice(1).map((to, at) => {
        const from = points[at] ?? to;
        const half = (from.y + to.y) / 2;
        return `C${[from.x, half, to.x, half, to.x, to.y].map(Math.round).join(' ')}`;
    });
    return `M${Math.round(first.x)} ${Math.round(first.y)}${parts.join('')}`;
}

/** How high the band with a sector's name is. */
export function bandOf(sheet: Sheet, lines: number): number {
    return BAND + lines * sheet.letters * 1.05;
}

/** Where the piles of a sector stand in its block: beside each other, and closer together where there are many. */
export function cellsOf(box: Box, count: number, band: number): Box[] {
    const wide = Math.min(PILE.width, (box.width - 14 - SIGNS) / Math.max(count, 1));
    return Array.from({ length: count }, (_, at) => ({
        x: box.x + 8 + at * wide,
        y: box.y + band + 4,
        width: wide,
        height: PILE.height,
    }));
}

/** Words in lines of so many letters; what is too long for a line stands in one of its own. */
export function wrapped(text: string, most: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/ (?![:;!?%])/)) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= most)
            lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
    }
    return lines;
}
