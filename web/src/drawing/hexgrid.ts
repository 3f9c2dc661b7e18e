/**
 * The arithmetic of a board of hexes: where each lies, which one a point is in, and where the arrow keys lead.
 *
 * Places are numbered as the server numbers them: column by column, from the top. Flat-topped, every second column lies half a
 * hex lower; pointed, every second row half a hex further right.
 */
import type { Point, Size } from './viewport';

export interface Hexes {
    columns: number;
    rows: number;
    /** From the centre of a hex to its corners, in the board's units. */
    size: number;
    /** Flat on top, rather than pointed. */
    flat?: boolean;
}

const ROOT = Math.sqrt(3);

export function count({ columns, rows }: Hexes): number {
    return columns * rows;
}

/** The room that the whole grid takes. */
export function extent({ columns, rows, size, flat = true }: Hexes): Size {
    const [along, across] = flat ? [columns, rows] : [rows, columns];
    const long = size * (1.5 * along + 0.5);
    const wide = size * ROOT * (across + (along > 1 ? 0.5 : 0));
    return flat ? { width: long, height: wide } : { width: wide, height: long };
}

export function centre({ rows, size, flat = true }: Hexes, place: number): Point {
    const [column, row] = [Math.floor(place / rows), place % rows];
    return flat
        ? { x: size * (1 + 1.5 * column), y: size * ROOT * (row + 0.5 + (column % 2) / 2) }
        : { x: size * ROOT * (column + 0.5 + (row % 2) / 2), y: size * (1 + 1.5 * row) };
}

/** The hex that a point is in; null outside of all of them. */
export function placeAt(grid: Hexes, point: Point): number | null {
    const { rows, columns, size, flat = true } = grid;
    const { x, y } = flat ? point : { x: point.y, y: point.x };
    const [lines, each] = flat ? [columns, rows] : [rows, columns];
    // Two lines of hexes overlap here; it is in the hex of one of them.
    const right = Math.floor(x / (1.5 * size));
    for (const line of [right, right - 1]) {
        const at = Math.floor(y / (ROOT * size) - (line & 1) / 2);
        if (line < 0 || line >= lines || at < 0 || at >= each) continue;
        const place = flat ? line * rows + at : at * rows + line;
        if (holds(grid, place, point)) return place;
    }
    return null;
}

function holds(grid: Hexes, place: number, point: Point): boolean {
    const { size, flat = true } = grid;
    const middle = centre(grid, place);
    const [dx, dy] = [Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)];
    const [along, across] = flat ? [dx, dy] : [dy, dx];
    return across <= (ROOT / 2) * size && ROOT * along + across <= ROOT * size;
}

/** The next hex in the direction of an arrow key; to the side, the one of the same row. Null at the edge. */
export function stepped({ columns, rows }: Hexes, place: number, arrow: string): number | null {
    const [column, row] = [Math.floor(place / rows), place % rows];
    switch (arrow) {
        case 'ArrowUp':
            return row > 0 ? place - 1 : null;
        case 'ArrowDown':
            return row < rows - 1 ? place + 1 : null;
        case 'ArrowLeft':
            return column > 0 ? place - rows : null;
        case 'ArrowRight':
            return column < columns - 1 ? place + rows : null;
        default:
            return null;
    }
}

/** The next of some places, in the order of their numbers, from the first again after the last; back if not `onwards`. */
export function following(places: Iterable<number>, from: number, onwards: boolean): number | null {
    const sorted = [...places].sort((one, other) => (onwards ? one - other : other - one));
    return sorted.find((place) => (onwards ? place > from : place < from)) ?? sorted[0] ?? null;
}

function corners(grid: Hexes, place: number): Point[] {
    const { x, y } = centre(grid, place);
    const { size, flat = true } = grid;
    return Array.from({ length: 6 }, (_, corner) => {
        const angle = (Math.PI / 3) * (corner + (flat ? 0 : 0.5));
        return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
    });
}

const written = ({ x, y }: Point) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** The outlines of some hexes, as one path: a thousand of them are one thing to draw. */
export function outlines(grid: Hexes, places: Iterable<number>): string {
    return [...places].map((place) => `M${corners(grid, place).map(written).join('L')}Z`).join('');
}

/** Every side of the grid, each drawn once. */
export function lattice(grid: Hexes): string {
    const sides = new Set<string>();
    for (let place = 0; place < count(grid); place += 1) {
        const points = corners(grid, place).map(written);
        for (const [corner, one] of points.entries()) {
            const other = points[(corner + 1) % points.length] ?? one;
            sides.add(one < other ? `M${one}L${other}` : `M${other}L${one}`);
        }
    }
    return [...sides].join('');
}
