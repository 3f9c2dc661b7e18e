/**
 * The necrosis as it is drawn: black veins that come in over a border and fork through a region.
 *
 * A strand is drawn as far as the region is ill. Whoever is only visited by Necrosians shows the first threads.
 */
import type { Point } from '../../drawing/viewport';
import { chanceOf } from './chance';
import type { Cell } from './land';
import type { Region } from './types';

export interface Strand {
    d: string;
    width: number;
    /** How ill a region must be before it shows, and from when on it shows to its end. */
    from: number;
    full: number;
}

/** Well; Necrosians are there; about to fall; fallen. */
export type Illness = 0 | 1 | 2 | 3;

const TRUNKS = 7;
const STRIDE = 17;
const FORKS = 0.3;

export function illnessOf(region: Pick<Region, 'necrosed' | 'falling' | 'necrosians'>): Illness {
    if (region.necrosed) return 3;
    if (region.falling) return 2;
    return region.necrosians > 0 ? 1 : 0;
}

/** How much of a strand is seen, 0 to 1. */
export function grown(strand: Strand, illness: Illness): number {
    if (illness < strand.from) return 0;
    if (illness >= strand.full) return 1;
    return (illness - strand.from + 1) / (strand.full - strand.from + 1.6);
}

/** The veins of a region, thick ones first; they run out over its border and have to be clipped. */
export function veinsOf(cell: Pick<Cell, 'key' | 'heart' | 'wound' | 'room'>): Strand[] {
    const chance = chanceOf(cell.key);
    const { heart, wound, room } = cell;
    const source = Math.hypot(heart.x - wound.x, heart.y - wound.y) < 1;
    const inward = Math.atan2(heart.y - wound.y, heart.x - wound.x);
    const reach = Math.hypot(room.width, room.height) * (source ? 0.75 : 1.25);
    const strands: Strand[] = [];
    for (let trunk = 0; trunk < TRUNKS; trunk += 1) {
        const share = trunk / (source ? TRUNKS : TRUNKS - 1);
        const heading = source ? share * 2 * Math.PI : inward + (share - 0.5) * Math.PI * 0.92;
        const early = trunk % 3 === 1 ? 1 : 2;
        const length = reach * (0.75 + 0.4 * chance());
        grow(strands, chance, wound, heading + (chance() - 0.5) * 0.3, length, 5.2, early);
    }
    return strands.sort((one, other) => other.width - one.width);
}

function grow(
    strands: Strand[],
    chance: () => number,
    start: Point,
    heading: number,
    length: number,
    width: number,
    from: number,
): void {
    const points = [start];
    let at = start;
    let course = heading;
    for (let gone = 0; gone < length; gone += STRIDE) {
        course += (chance() - 0.5) * 0.75 + (heading - course) * 0.16;
        at = { x: at.x + Math.cos(course) * STRIDE, y: at.y + Math.sin(course) * STRIDE };
        points.push(at);
        if (width > 1.4 && gone > STRIDE && chance() < FORKS) {
            const aside = (chance() < 0.5 ? -1 : 1) * (0.5 + chance() * 0.5);
            grow(strands, chance, at, course + aside, (length - gone) * 0.6, width * 0.56, from + 1);
        }
    }
    if (points.length > 2) strands.push({ d: flowing(points), width, from: Math.min(from, 3), full: 3 });
}

/** A line through the middles of its pieces, bent at the points themselves. */
function flowing(points: readonly Point[]): string {
    const [first = { x: 0, y: 0 }, ...others] = points;
    let d = `M${round(first.x)} ${round(first.y)}`;
    others.forEach((point, at) => {
        const next = others[at + 1];
        const end = next ? { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } : point;
        d += `Q${round(point.x)} ${round(point.y)} ${round(end.x)} ${round(end.y)}`;
    });
    return d;
}

function round(value: number): number {
    return Math.round(value * 10) / 10;
}
