/** Where everything lies on the plan: the blocks of the sectors, pushed apart until none covers another, and the river. */
import type { Box, Point, Size } from '../../drawing/viewport';
import type { Scene } from './types';

/** The plan on a large screen, and on an upright phone. */
export interface Sheet extends Size {
    block: Size;
}

export const WIDE: Sheet = { width: 1600, height: 1000, block: { width: 316, height: 196 } };
export const TALL: Sheet = { width: 1000, height: 1480, block: { width: 300, height: 226 } };

export interface Plan extends Size {
    blocks: ReadonlyMap<string, Box>;
    river: string;
}

const MARGIN = 22;
const STREET = 20;
const ROUNDS = 600;
/** The bed of the river in a unit square, from the south to the north-east. */
const BED: readonly (readonly [number, number])[] = [
    [0.33, 1.08],
    [0.37, 0.84],
    [0.425, 0.66],
    [0.42, 0.46],
    [0.4, 0.3],
    [0.43, 0.12],
    [0.54, 0.04],
    [0.84, 0.06],
    [1.08, 0.02],
];

const plans = new WeakMap<Scene, Map<Sheet, Plan>>();

/** The plan of a scene; it is worked out once. */
export function planOf(scene: Scene, sheet: Sheet): Plan {
    const known = plans.get(scene) ?? new Map<Sheet, Plan>();
    plans.set(scene, known);
    const plan = known.get(sheet) ?? draw(scene, sheet);
    known.set(sheet, plan);
    return plan;
}

function draw(scene: Scene, sheet: Sheet): Plan {
    const { width, height, block } = sheet;
    const centres = scene.sectors.map(({ place: [x, y] }) => ({ x: x * width, y: y * height }));
    const apart = { x: block.width + STREET, y: block.height + STREET };
    for (let round = 0; round < ROUNDS; round += 1) {
        let moved = false;
        centres.forEach((one, at) => {
            for (const other of centres.slice(at + 1)) moved = push(one, other, apart) || moved;
        });
        for (const centre of centres) {
            centre.x = within(centre.x, block.width / 2 + MARGIN, width - block.width / 2 - MARGIN);
            centre.y = within(centre.y, block.height / 2 + MARGIN, height - block.height / 2 - MARGIN);
        }
        if (!moved) break;
    }
    const blocks = new Map(
        scene.sectors.map(({ key }, at): [string, Box] => {
            const { x, y } = centres[at] ?? { x: 0, y: 0 };
            return [key, { x: x - block.width / 2, y: y - block.height / 2, ...block }];
        }),
    );
    return { width, height, blocks, river: smooth(BED.map(([x, y]) => ({ x: x * width, y: y * height }))) };
}

/** Two centres step apart where their blocks overlap least; whether they had to. */
function push(one: Point, other: Point, apart: Point): boolean {
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const [overX, overY] = [apart.x - Math.abs(dx), apart.y - Math.abs(dy)];
    if (overX <= 0.5 || overY <= 0.5) return false;
    if (overX / apart.x < overY / apart.y) {
        const by = (overX / 2) * (dx < 0 ? -1 : 1) * 0.6;
        one.x -= by;
        other.x += by;
    } else {
        const by = (overY / 2) * (dy < 0 ? -1 : 1) * 0.6;
        one.y -= by;
        other.y += by;
    }
    return true;
}

function within(value: number, least: number, most: number): number {
    return Math.min(Math.max(value, least), most);
}

/** A curve through points. */
function smooth(points: readonly Point[]): string {
    const [first] = points;
    if (!first) return '';
    const parts = points.slice(1).map((to, at) => {
        const from = points[at] ?? to;
        const before = points[at - 1] ?? from;
        const after = points[at + 2] ?? to;
        const bend = (a: number, b: number) => (b - a) / 6;
        const one = { x: from.x + bend(before.x, to.x), y: from.y + bend(before.y, to.y) };
        const two = { x: to.x - bend(from.x, after.x), y: to.y - bend(from.y, after.y) };
        return `C${[one.x, one.y, two.x, two.y, to.x, to.y].map(Math.round).join(' ')}`;
    });
    return `M${Math.round(first.x)} ${Math.round(first.y)}${parts.join('')}`;
}

/** Where the piles of a sector stand in its block, each in a cell of the same size. */
export function cellsOf(box: Box, count: number): Box[] {
    const top = box.y + 52;
    const high = box.height - 60;
    const wide = Math.min(86, (box.width - 20) / Math.max(count, 1));
    return Array.from({ length: count }, (_, at) => ({
        x: box.x + 10 + at * wide,
        y: top,
        width: wide,
        height: high,
    }));
}
