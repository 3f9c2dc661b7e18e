/**
 * The land as a drawing: regions are the Voronoi cells of their points, their borders bent as rivers and ridges bend them.
 *
 * Cells are cut in the units of the board, where its file promises which of them touch. What follows bends the whole sheet at
 * once, so neighbours stay neighbours: it is stretched to the shape of a screen, its corners are rounded, and two waves of
 * noise go through it.
 */
import type { Box, Point, Size } from '../../drawing/viewport';
import type { RegionScene, Scene } from './types';

/** The drawing is so high, and as wide as the board says, stretched to the shape of the screen. */
const HEIGHT = 1000;
export const WIDE = 1.5;
export const TALL = 0.86;
/** The sea around it. */
const MARGIN = 46;
/** How far corners are drawn in: 0 not at all, 1 to an ellipse. */
const ROUND = 0.34;
/** A point of a border at least every so many units. */
const STEP = 11;
/** So far from its border nothing is written in a region. */
const AIR = 12;
const SHAPES = [1, 1.25, 1.55, 1.9];

export interface Cell {
    key: string;
    path: string;
    /** Where its point is. */
    heart: Point;
    /** Where there is room for what stands in it. */
    room: Box;
    /** Where the necrosis would come in: the middle of the border towards the cradle, or of the cradle itself. */
    wound: Point;
}

export interface Land {
    width: number;
    height: number;
    cells: ReadonlyMap<string, Cell>;
    /** All cells as one shape, and the lines of shallow water around it. */
    coast: string;
}

export function landOf(scene: Pick<Scene, 'board' | 'regions'>, stretch = WIDE): Land {
    const { board, regions } = scene;
    const width = Math.round((HEIGHT * stretch * board.width) / board.height);
    const bend = bending(board, width);
    const sources = sourcesOf(regions);
    const cells = new Map<string, Cell>();
    for (const region of regions) {
        const [x, y] = region.place;
        const corners = cellOf(region, regions, board);
        const from = regions.find((one) => one.key === sources.get(region.key))?.place ?? region.place;
        cells.set(region.key, {
            key: region.key,
            path: drawn(closed(corners, board, width).map(bend)),
            heart: bend({ x, y }),
            room: roomIn(corners.map((corner) => bend(corner, false))),
            // Between two neighbours the border is half way.
            wound: bend({ x: (x + from[0]) / 2, y: (y + from[1]) / 2 }),
        });
    }
    const sheet = [
        { x: 0, y: 0 },
        { x: board.width, y: 0 },
        { x: board.width, y: board.height },
        { x: 0, y: board.height },
    ];
    return { width, height: HEIGHT, cells, coast: drawn(closed(sheet, board, width).map(bend)) };
}

/** The region through which the necrosis reaches each region first, counted from the cradle. */
export function sourcesOf(regions: readonly RegionScene[]): ReadonlyMap<string, string> {
    const from = new Map<string, string>();
    let reached = regions.filter((region) => region.cradle);
    for (const region of reached) from.set(region.key, region.key);
    while (reached.length > 0) {
        const next: RegionScene[] = [];
        for (const region of reached) {
            for (const key of region.borders) {
                const neighbour = regions.find((one) => one.key === key);
                if (!neighbour || from.has(key)) continue;
                from.set(key, region.key);
                next.push(neighbour);
            }
        }
        reached = next;
    }
    return from;
}

/** All points of the sheet that are nearer to this region's point than to any other, as a polygon. */
export function cellOf(region: RegionScene, regions: readonly RegionScene[], board: Size): Point[] {
    const [x, y] = region.place;
    let polygon: Point[] = [
        { x: 0, y: 0 },
        { x: board.width, y: 0 },
        { x: board.width, y: board.height },
        { x: 0, y: board.height },
    ];
    for (const other of regions) {
        if (other.key === region.key) continue;
        const [a, b] = other.place;
        const middle = { x: (x + a) / 2, y: (y + b) / 2 };
        polygon = cut(polygon, (point) => (point.x - middle.x) * (a - x) + (point.y - middle.y) * (b - y));
    }
    return polygon;
}

/** What of a polygon is on the side where `beyond` is not above zero. */
function cut(polygon: readonly Point[], beyond: (point: Point) => number): Point[] {
    return polygon.flatMap((from, at) => {
        const to = polygon[(at + 1) % polygon.length] ?? from;
        const [here, there] = [beyond(from), beyond(to)];
        const kept = here <= 0 ? [from] : [];
        if (here <= 0 === there <= 0) return kept;
        const part = here / (here - there);
        return [...kept, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
    });
}

/** The way around a polygon, with points between its corners; both sides of a border get the same ones. */
function closed(corners: readonly Point[], board: Size, width: number): Point[] {
    return corners.flatMap((from, at) => {
        const to = corners[(at + 1) % corners.length] ?? from;
        const length = Math.hypot(
            ((to.x - from.x) * width) / board.width,
            ((to.y - from.y) * HEIGHT) / board.height,
        );
        const steps = Math.max(1, Math.round(length / STEP));
        return Array.from({ length: steps }, (_, step) => ({
            x: from.x + ((to.x - from.x) * step) / steps,
            y: from.y + ((to.y - from.y) * step) / steps,
        }));
    });
}

/** From the board to the drawing; without noise for what is only measured. */
function bending(board: Size, width: number) {
    return (point: Point, wild: unknown = true): Point => {
        const u = (2 * point.x) / board.width - 1;
        const v = (2 * point.y) / board.height - 1;
        const across = (width / 2 - MARGIN) * u * Math.sqrt(1 - (ROUND * v * v) / 2);
        const down = (HEIGHT / 2 - MARGIN) * v * Math.sqrt(1 - (ROUND * u * u) / 2);
        const at = { x: width / 2 + across, y: HEIGHT / 2 + down };
        if (wild === false) return at;
        // Coasts are wilder than borders.
        const shore = Math.max(Math.abs(u), Math.abs(v)) ** 10;
        const slow = 9 + 13 * shore;
        const quick = 2.6 + 2.4 * shore;
        return {
            x: at.x + slow * wave(at, 0.016, 0.9) + quick * wave(at, 0.083, 4.1),
            y: at.y + slow * wave(at, 0.017, 2.7) + quick * wave(at, 0.079, 0.3),
        };
    };
}

/** A smooth noise between -1 and 1: waves in directions that never quite meet again. */
function wave({ x, y }: Point, pace: number, phase: number): number {
    return (
        (Math.sin(x * pace + phase) * Math.cos(y * pace * 1.13 - phase * 1.7) +
            Math.sin((x * 0.61 + y * 0.83) * pace * 1.37 + phase * 2.3) +
            Math.cos((x * 0.77 - y * 0.58) * pace * 1.71 - phase)) /
        2.4
    );
}

/** The largest box in a cell, with air to its borders; wide ones are as good as square ones. */
export function roomIn(corners: readonly Point[]): Box {
    const xs = corners.map((corner) => corner.x);
    const ys = corners.map((corner) => corner.y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    let best = { x: (left + right) / 2, y: (top + bottom) / 2, width: 0, height: 0 };
    const parts = 16;
    for (let across = 1; across < parts; across += 1) {
        for (let down = 1; down < parts; down += 1) {
            const x = left + ((right - left) * across) / parts;
            const y = top + ((bottom - top) * down) / parts;
            for (const shape of SHAPES) {
                const height = 2 * halfHeight(corners, { x, y }, shape);
                if (height * height * shape <= best.width * best.height) continue;
                best = { x: x - (height * shape) / 2, y: y - height / 2, width: height * shape, height };
            }
        }
    }
    return best;
}

/** Half the height of the largest box of a shape around a point; the polygon goes around clockwise, as on a screen. */
function halfHeight(corners: readonly Point[], at: Point, shape: number): number {
    let least = Infinity;
    corners.forEach((from, index) => {
        const to = corners[(index + 1) % corners.length] ?? from;
        const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
        const inward = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
        const distance = (at.x - from.x) * inward.x + (at.y - from.y) * inward.y - AIR;
        least = Math.min(least, distance / (Math.abs(inward.x) * shape + Math.abs(inward.y)));
    });
    return Math.max(0, least);
}

function drawn(points: readonly Point[]): string {
    return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;
}

function round(value: number): number {
    return Math.round(value * 10) / 10;
}
