import { describe, expect, it } from 'vitest';
import { centre, count, extent, following, lattice, outlines, placeAt, stepped, type Hexes } from './hexgrid';

const FLAT: Hexes = { columns: 6, rows: 5, size: 10 };
const POINTED: Hexes = { columns: 7, rows: 5, size: 8, flat: false };
/** So far around its centre there is nothing but the hex. */
const INNER = 0.86;
const places = (grid: Hexes) => Array.from({ length: count(grid) }, (_, place) => place);

describe.each([FLAT, POINTED])('a grid of hexes', (grid) => {
    it('finds every hex by its centre and by points beside it', () => {
        for (const place of places(grid)) {
            const { x, y } = centre(grid, place);
            expect(placeAt(grid, { x, y })).toBe(place);
            for (const angle of [0, 1, 2, 3, 4, 5, 6]) {
                const point = { x: x + grid.size * Math.cos(angle), y: y + grid.size * Math.sin(angle) };
                const nearest = places(grid).reduce((one, other) =>
                    distance(grid, other, point) < distance(grid, one, point) ? other : one,
                );
                if (distance(grid, nearest, point) < INNER * grid.size)
                    expect(placeAt(grid, point)).toBe(nearest);
            }
        }
    });

    it('has nothing beyond its edge', () => {
        const { width, height } = extent(grid);
        expect(placeAt(grid, { x: -1, y: height / 2 })).toBeNull();
        expect(placeAt(grid, { x: width + 1, y: height / 2 })).toBeNull();
        expect(placeAt(grid, { x: width / 2, y: height + 1 })).toBeNull();
        expect(placeAt(grid, { x: 0.1, y: 0.1 })).toBeNull();
    });

    it('lies wholly in its extent', () => {
        const { width, height } = extent(grid);
        const numbers = outlines(grid, places(grid)).match(/-?[\d.]+ -?[\d.]+/g) ?? [];
        for (const pair of numbers) {
            const [x = 0, y = 0] = pair.split(' ').map(Number);
            expect(x).toBeGreaterThanOrEqual(-0.01);
            expect(y).toBeGreaterThanOrEqual(-0.01);
            expect(x).toBeLessThanOrEqual(width + 0.01);
            expect(y).toBeLessThanOrEqual(height + 0.01);
        }
    });

    it('is walked wholly with arrows', () => {
        const reached = new Set([0]);
        for (const place of reached)
            for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
                const next = stepped(grid, place, arrow);
                if (next !== null) reached.add(next);
            }
        expect(reached.size).toBe(count(grid));
    });
});

function distance(grid: Hexes, place: number, point: { x: number; y: number }): number {
    const middle = centre(grid, place);
    return Math.hypot(middle.x - point.x, middle.y - point.y);
}

it('draws each side once', () => {
    const sides = lattice({ columns: 2, rows: 1, size: 10 }).match(/M/g) ?? [];
    expect(sides.length).toBe(11);
});

it('walks to the next place where something can be chosen, and round', () => {
    expect(following([9, 4, 30], 5, true)).toBe(9);
    expect(following([9, 4, 30], 30, true)).toBe(4);
    expect(following([9, 4, 30], 4, false)).toBe(30);
    expect(following([], 4, true)).toBeNull();
});
