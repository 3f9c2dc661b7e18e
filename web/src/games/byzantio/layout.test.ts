import { describe, expect, it } from 'vitest';
import { lettersFor, garrisonSpots, middleOf, nameSize, planOf, pretenderSpots, sealSpots } from './layout';
import type { Point } from '../../drawing/viewport';
import { city, scene } from './trial';

function gaps(spots: Point[]): number {
    const all = spots.flatMap((one, at) =>
        spots.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    return Math.min(...all);
}

describe('the plan of a board', () => {
    it('scales a board without a drawing to a good size', () => {
        const plan = planOf(scene());
        expect([plan.width, plan.height]).toEqual([1200, 600]);
        expect(plan.places.get('thebae')).toEqual({ x: 360, y: 300 });
    });

    it('keeps what can be hit of two cities apart', () => {
        const { reach } = planOf(scene());
        expect(reach.get('thebae')).toBeCloseTo(15);
        expect(reach.get('larissa')).toBeCloseTo(15);
        expect(reach.get('chandax')).toBe(60);
    });

    it('puts a pretender below the number where a city stands above it', () => {
        const cities = [city('thebae', 'hellas', 'large', [0.5, 0.46])];
        const { posts } = planOf(scene({ cities }));
        expect(posts.get('hellas')).toEqual({ x: 0, y: 47 });
        expect(posts.get('krete')).toEqual({ x: 0, y: -7 });
    });

    it('notices when provinces are the cities themselves', () => {
        const cities = [city('krete', 'krete', 'large', [1, 0.9])];
        expect(planOf(scene()).merged).toBe(false);
        expect(planOf(scene({ cities })).merged).toBe(true);
    });
});

describe('pieces', () => {
    it.each([false, true])('of a full city do not hide one another (merged: %s)', (merged) => {
        expect(gaps(garrisonSpots(4, merged))).toBeGreaterThanOrEqual(12.5);
    });

    it('of a city are in the middle below it', () => {
        const spots = garrisonSpots(3, false);
        expect(spots.map((spot) => spot.x)).toEqual([-12.5, 0, 12.5]);
    });

    it.each([true, false])('of four pretenders stay visible (aside: %s)', (aside) => {
        expect(gaps(pretenderSpots(4, aside))).toBeGreaterThanOrEqual(15);
    });

    it('leave each other room when a province is a city', () => {
        const left = Math.max(...pretenderSpots(4, true).map((spot) => spot.x));
        const right = Math.min(...garrisonSpots(4, true).map((spot) => spot.x));
        expect(right - left).toBeGreaterThanOrEqual(50);
    });

    it.each([null, 'above', 'below'] as const)(
        'and seals of four players do not overlap (row: %s)',
        (row) => {
            expect(gaps(sealSpots(4, row))).toBeGreaterThan(17);
        },
    );

    it.each([
        ['above', ({ x, y }: Point) => Math.abs(x) < 20 && y < 0],
        ['below', ({ y }: Point) => y > 9],
        ['left', ({ x, y }: Point) => x < 0 && Math.abs(y) < 9],
        ['right', ({ x, y }: Point) => x > 0 && Math.abs(y) < 9],
    ] as const)('and seals leave the name alone (%s)', (side, hides) => {
        expect(gaps(sealSpots(4, null, side))).toBeGreaterThan(17);
        expect(sealSpots(3, null, side).filter(hides)).toEqual([]);
    });
});

describe('drawing', () => {
    it('makes letters smaller where there is little room', () => {
        expect(nameSize('Krete', 100)).toBe(15);
        expect(nameSize('Kibyrrhaiotai', 46)).toBeLessThan(nameSize('Krete', 46));
        expect(nameSize('Kibyrrhaiotai', 5)).toBe(10);
    });

    it('finds the middle of a ship’s track', () => {
        expect(middleOf('M0 0C10 0 20 0 30 0')).toEqual({ x: 15, y: 0, right: true });
        expect(middleOf('M40 0C30 0 25 0 20 5C15 10 10 0 0 0')).toEqual({ x: 20, y: 5, right: false });
        expect(middleOf('M-.5 1')).toEqual({ x: -0.5, y: 1, right: true });
    });
});

it('writes a long name in smaller letters rather than breaking it', () => {
    expect(lettersFor('Nicaea')).toBe(1);
    expect(lettersFor('Constantinopolis') * 'Constantinopolis'.length).toBeCloseTo(10.5, 0);
    expect(lettersFor('Sombre Sylve')).toBe(1);
});
