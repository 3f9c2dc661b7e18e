/**
 * Where names go on a board, so that they hide neither pieces nor one another.
 *
 * Provinces first, near the place that the drawing proposes; then each city on the side with the most room. The picture is
 * judged as if every city were full and a pretender stood everywhere, so that names never jump during a game.
 */
import { nameSize, type Plan, type Side } from './layout';
import type { Scene } from './types';

export interface Label {
    x: number;
    y: number;
    size: number;
    anchor: 'start' | 'middle' | 'end';
}

interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
}

export interface Labels {
    provinces: ReadonlyMap<string, Label>;
    /** Relative to the city. */
    cities: ReadonlyMap<string, Label>;
}

/** Widths of letters, as parts of their size: spaced capitals, and small italics. */
const CAPITAL = 0.78;
const ITALIC = 0.49;
const BARE_ROOM = 60;
/** The smallest letters of a province, where it is seen from near. */
const LEAST = 10;
/** How far, and how reluctantly, the name of a province leaves the place that is proposed for it. */
const SHIFTS = [0, -7, 7, -14, 14, -21, 21];
const RELUCTANCE = 6;
/** Names keep so far from the edges of the sheet. */
const EDGE = 6;
/** Where a province is its city, its name stands above or below the pieces; that of the volcano below its crater. */
const BESIDE = 42;
const CRATER = 74;

export function labelsOf(
    scene: Scene,
    plan: Plan,
    name: (domain: string, key: string) => string,
    size: number,
): Labels {
    const things: Box[] = [];
    for (const [key, { x, y }] of plan.stands) {
        const post = plan.posts.get(key) ?? { x: 0, y: 0 };
        things.push(box(x, y, 10 * size, 10 * size));
        things.push(box(x + post.x * size, y + (post.y - 17) * size, 10 * size, 17 * size));
    }
    for (const city of plan.merged ? [] : scene.cities) {
        const { x, y } = plan.places.get(city.key) ?? { x: 0, y: 0 };
        // From the top of the dome to the points of the shields.
        if (city.size === 'large') things.push(box(x, y + 3 * size, 14 * size, 21 * size));
        else things.push(box(x, y + 7 * size, 10 * size, 17 * size));
    }

    const provinces = new Map<string, Label>();
    const taken: Box[] = [];
    for (const { key, closed } of scene.provinces) {
        const text = name('province', key);
        const drawn = scene.map?.provinces[key];
        const stand = plan.stands.get(key) ?? { x: 0, y: 0 };
        const [x, y] = drawn?.label ?? [stand.x, stand.y + 46];
        // From afar letters may be too large for the province, but not too small to be read.
        const letters = Math.max(nameSize(text, drawn?.room ?? BARE_ROOM), LEAST * size);
        const half = (text.length * letters * CAPITAL) / 2;
        const best = plan.merged
            ? { x, y: stand.y + (closed ? CRATER : y < stand.y ? -BESIDE : BESIDE) }
            : least(
                  SHIFTS.flatMap((dy) =>
                      SHIFTS.map((dx) => ({ x: x + dx, y: y + dy, away: Math.hypot(dx, dy) })),
                  ),
                  (at) =>
                      covered(box(at.x, at.y, half, letters * 0.55), [...things, ...taken]) +
                      beyond(box(at.x, at.y, half, letters * 0.55), plan.width) +
                      at.away * RELUCTANCE,
              );
        taken.push(box(best.x, best.y, half, letters * 0.55));
        provinces.set(key, { x: best.x, y: best.y, size: letters, anchor: 'middle' });
    }

    const cities = new Map<string, Label>();
    for (const city of plan.merged ? [] : scene.cities) {
        const { x, y } = plan.places.get(city.key) ?? { x: 0, y: 0 };
        const letters = Math.max(8.5, 10.8 * size);
        const width = name('city', city.key).length * letters * ITALIC;
        const top = city.size === 'large' ? 21 : 13;
        const aside = (city.size === 'large' ? 15 : 11) * size;
        const sides: Label[] = [
            { x: 0, y: -(top * size), size: letters, anchor: 'middle' },
            { x: aside, y: 4 * size, size: letters, anchor: 'start' },
            { x: -aside, y: 4 * size, size: letters, anchor: 'end' },
            { x: 0, y: 34 * size, size: letters, anchor: 'middle' },
        ];
        const where = (side: Label): Box => {
            const middle = side.anchor === 'start' ? width / 2 : side.anchor === 'end' ? -width / 2 : 0;
            return box(x + side.x + middle, y + side.y - letters * 0.3, width / 2, letters * 0.5);
        };
        const best = least(
            sides,
            (side) =>
                covered(where(side), [...things, ...taken]) +
                beyond(where(side), plan.width) +
                sides.indexOf(side) * RELUCTANCE,
        );
        taken.push(where(best));
        cities.set(city.key, best);
    }
    return { provinces, cities };
}

/** On which side of its city a name stands. */
export function sideOf(label: Label | undefined): Side {
    if (label?.anchor === 'start') return 'right';
    if (label?.anchor === 'end') return 'left';
    return label && label.y < 0 ? 'above' : 'below';
}

function box(x: number, y: number, half: number, tall: number): Box {
    return { left: x - half, right: x + half, top: y - tall, bottom: y + tall };
}

/** What it costs to run over an edge of the sheet, where a panel may begin. */
function beyond(one: Box, width: number): number {
    return (Math.max(0, EDGE - one.left) + Math.max(0, one.right - width + EDGE)) * 40;
}

/** How much of a box is under others. */
function covered(one: Box, others: readonly Box[]): number {
    let area = 0;
    for (const other of others) {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (width > 0 && height > 0) area += width * height;
    }
    return area;
}

function least<Value>(values: readonly Value[], cost: (value: Value) => number): Value {
    const [first, ...others] = values;
    if (first === undefined) throw new RangeError('nothing to choose from');
    let best: Value = first;
    let lowest = cost(first);
    for (const value of others) {
        const own = cost(value);
        if (own < lowest) [best, lowest] = [value, own];
    }
    return best;
}
