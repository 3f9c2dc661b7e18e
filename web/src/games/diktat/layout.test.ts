import { describe, expect, it } from 'vitest';
import { bandOf, cellsOf, planOf, RIVER, TALL, WIDE, wrapped } from './layout';
import type { Scene } from './types';

const PLACES: Readonly<Record<string, readonly [number, number]>> = {
    artefact: [0.3, 0.24],
    josefov: [0.5, 0.3],
    suburbs: [0.66, 0.16],
    combine: [0.88, 0.34],
    college: [0.16, 0.34],
    'lesser-town': [0.32, 0.46],
    'old-town': [0.56, 0.44],
    hypogea: [0.74, 0.58],
    motol: [0.1, 0.58],
    karst: [0.14, 0.86],
    fortress: [0.52, 0.86],
    'new-town': [0.56, 0.6],
};
const WEST = ['artefact', 'college', 'lesser-town', 'motol', 'karst'];

function scene(places = PLACES): Scene {
    const sectors = Object.entries(places).map(([key, place]) => ({ key, place }));
    return { sectors } as unknown as Scene;
}

describe.each([
    ['a large screen', WIDE],
    ['an upright phone', TALL],
])('the plan on %s', (_, sheet) => {
    const plan = planOf(scene(), sheet);
    const blocks = [...plan.blocks.values()];

    it('has every sector on the sheet, and none over another', () => {
        expect(blocks).toHaveLength(12);
        for (const one of blocks) {
            expect(one.x).toBeGreaterThan(0);
            expect(one.y).toBeGreaterThan(0);
            expect(one.x + one.width).toBeLessThan(plan.width);
            expect(one.y + one.height).toBeLessThan(plan.height);
        }
        const apart = blocks.flatMap((one, at) =>
            blocks
                .slice(at + 1)
                .map(
                    (other) =>
                        one.x + one.width <= other.x ||
                        other.x + other.width <= one.x ||
                        one.y + one.height <= other.y ||
                        other.y + other.height <= one.y,
                ),
        );
        expect(apart).not.toContain(false);
    });

    it('keeps each sector on its bank: a bridge lies between the two of every row', () => {
        for (const bridge of plan.bridges) {
            const row = [...plan.blocks].filter(
                ([, box]) => bridge.y > box.y && bridge.y < box.y + box.height,
            );
            const west = row.filter(([, box]) => box.x < bridge.x).map(([key]) => key);
            expect(west.sort()).toEqual(
                row
                    .map(([key]) => key)
                    .filter((key) => WEST.includes(key))
                    .sort(),
            );
        }
        expect(plan.bridges).toHaveLength(12 / sheet.columns);
    });

    it('leaves the river its room in every row', () => {
        for (const { x } of plan.bridges) {
            const edges = blocks.flatMap((box) => [box.x, box.x + box.width]);
            expect(Math.min(...edges.map((edge) => Math.abs(edge - (x + 4))))).toBeLessThan(1);
            expect(Math.min(...edges.map((edge) => Math.abs(edge - (x + 4 + RIVER))))).toBeLessThan(1);
        }
    });

    it('is worked out once', () => {
        const one = scene();
        expect(planOf(one, sheet)).toBe(planOf(one, sheet));
    });
});

describe('the piles of a sector', () => {
    const box = { x: 100, y: 50, width: 380, height: 280 };

    it('stand beside each other below the name', () => {
        const cells = cellsOf(box, 3, 42);
        expect(cells).toHaveLength(3);
        cells.slice(1).forEach((cell, at) => {
            const before = cells[at];
            expect(cell.x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0));
        });
        expect(cells[0]?.y).toBeGreaterThan(box.y + 42);
    });

    it('move closer together where there are many', () => {
        const last = cellsOf(box, 7, 42).at(-1);
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(box.x + box.width);
    });

    it('make room for a name of two lines', () => {
        expect(bandOf(TALL, 2)).toBeGreaterThan(bandOf(TALL, 1));
    });
});

describe('words in lines', () => {
    it('break between words', () => {
        expect(wrapped('Move up to 2 of your pawns', 12)).toEqual(['Move up to 2', 'of your', 'pawns']);
    });

    it('leave a word that is too long whole, and French signs where they belong', () => {
        expect(wrapped('Incommensurable', 5)).toEqual(['Incommensurable']);
        expect(wrapped('Gain : 1 PV', 6)).toEqual(['Gain :', '1 PV']);
    });
});
