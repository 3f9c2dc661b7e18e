import { describe, expect, it } from 'vitest';
import { bannersOf, flowed, standing, TALL } from './banners';
import { headOf } from './heads';
import { landOf, TALL as UPRIGHT } from './land';
import { scene } from './trial';
import type { Troop } from './types';

const FULL = { fighter: 3, merchant: 2, mage: 1 };

function troops(count: number): Troop[] {
    return Array.from({ length: count }, (_, seat) => ({ seat, units: FULL, paralysed: { mage: 1 } }));
}

describe('banners', () => {
    it('show the Necrosians, then each people with its kinds', () => {
        const [dead, first, second] = bannersOf({ necrosians: 2, troops: troops(2) }, true);
        expect([dead?.seat, dead?.total]).toEqual([null, 2]);
        expect(first?.pieces).toEqual([
            { kind: 'fighter', count: 3, paralysed: 0 },
            { kind: 'merchant', count: 2, paralysed: 0 },
            { kind: 'mage', count: 1, paralysed: 1 },
        ]);
        expect(second?.seat).toBe(1);
    });

    it('are as wide as what they show', () => {
        const [one] = bannersOf(
            { necrosians: 0, troops: [{ seat: 0, units: { mage: 4 }, paralysed: {} }] },
            true,
        );
        const [all] = bannersOf({ necrosians: 0, troops: troops(1) }, true);
        expect(one?.width).toBeLessThan(all?.width ?? 0);
    });

    it('say where the Necrosians are too many, from near and far', () => {
        for (const near of [true, false]) {
            const [dead] = bannersOf({ necrosians: 13, troops: troops(2), falling: true }, near);
            expect([dead?.total, dead?.against]).toEqual([13, 12]);
            const [calm] = bannersOf({ necrosians: 12, troops: troops(2), falling: false }, near);
            expect(calm?.against).toBeUndefined();
            expect(calm?.width).toBeLessThan(dead?.width ?? 0);
        }
    });

    it('show only totals from afar', () => {
        const [only] = bannersOf({ necrosians: 0, troops: troops(1) }, false);
        expect([only?.total, only?.pieces]).toEqual([6, []]);
    });
});

describe('five peoples of three kinds and Necrosians', () => {
    const banners = bannersOf({ necrosians: 3, troops: troops(5) }, true);
    const widths = banners.map((banner) => banner.width);

    it.each([...landOf(scene()).cells.values()].map((cell) => [cell.key, cell] as const))(
        'fit into %s without touching',
        (_, cell) => {
            const { body } = headOf('Emerald Terraces', cell.room, 2, 0.6);
            const { scale, spots } = flowed(widths, body, 1.9);
            expect(scale).toBeGreaterThanOrEqual(0.5);
            spots.forEach((spot, at) => {
                expect(spot.x).toBeGreaterThanOrEqual(body.x - 0.1);
                expect(spot.x + (widths[at] ?? 0) * scale).toBeLessThanOrEqual(body.x + body.width + 0.1);
                spots.slice(0, at).forEach((other, before) => {
                    const aside = spot.x >= other.x + (widths[before] ?? 0) * scale;
                    expect(aside || spot.y - other.y >= TALL * scale).toBe(true);
                });
            });
        },
    );
});

describe('what stands in a region', () => {
    const box = { x: 0, y: 0, width: 160, height: 90 };
    const region = { necrosians: 1, troops: troops(3) };

    it('shows every kind where that is legible', () => {
        expect(standing(region, box, 1, 1.5).banners[1]?.pieces).toHaveLength(3);
    });

    it('shows how many they are where it is not, and larger', () => {
        const { banners, flow } = standing(region, box, 0.3, 1.5);
        expect(banners[1]).toMatchObject({ total: 6, pieces: [] });
        expect(flow.scale).toBeGreaterThan(standing(region, box, 1, 1.5).flow.scale);
    });
});

describe('on a phone', () => {
    it.each([...landOf(scene(), UPRIGHT).cells.values()].map((cell) => [cell.key, cell] as const))(
        'what stands in %s is never too small to be read',
        (_, cell) => {
            const scale = 0.42;
            const { body } = headOf('Terrasses d’Émeraude', cell.room, 2, scale);
            const { flow } = standing({ necrosians: 5, troops: troops(4) }, body, scale, 2.4);
            expect(flow.scale * scale * TALL).toBeGreaterThanOrEqual(11.9);
            const top = Math.min(...flow.spots.map((spot) => spot.y)) - (TALL * flow.scale) / 2;
            expect(top, 'the name is hidden').toBeGreaterThanOrEqual(body.y - 0.1);
        },
    );
});

describe('a row of banners', () => {
    const box = { x: 0, y: 0, width: 200, height: 100 };

    it('is as large as allowed when there is room, and in the middle', () => {
        expect(flowed([50], box, 1.5)).toEqual({ scale: 1.5, spots: [{ x: 62.5, y: 50 }] });
    });

    it('wraps before it shrinks', () => {
        const { scale, spots } = flowed([100, 90], box, 1.5);
        expect(scale).toBe(1.5);
        expect(spots[1]?.y).toBeGreaterThan(spots[0]?.y ?? 0);
    });

    it('of nothing is nothing', () => {
        expect(flowed([], box, 1.5).spots).toEqual([]);
    });
});
