import { describe, expect, it } from 'vitest';
import { hold, sharers, worth } from './control';

const VALUES = { third_share: 2, change_cost: 2 };

function seats(...counts: number[]) {
    return counts.map((count) => ({ garrisons: count ? { nicaea: count } : ({} as Record<string, number>) }));
}

function line(value: number, abandoned: string | null = null) {
    return { value, city: 'nicaea', abandoned };
}

describe('control', () => {
    it('belongs to whoever has the most', () => {
        expect(sharers(seats(1, 2, 0), 'nicaea')).toEqual([1]);
        expect(hold(seats(1, 2, 0), 1, 'nicaea')).toBe('sole');
        expect(hold(seats(1, 2, 0), 0, 'nicaea')).toBe('rival');
    });

    it('belongs to nobody in an empty city', () => {
        expect(sharers(seats(0, 0), 'nicaea')).toEqual([]);
        expect(hold(seats(0, 0), 0, 'nicaea')).toBe('nobody');
    });

    it.each([
        [[1, 0, 0, 0], 14],
        [[1, 1, 0, 0], 7],
        [[1, 1, 1, 0], 2],
        [[1, 1, 1, 1], 0],
        [[1, 2, 0, 0], 0],
        [[0, 0, 0, 0], 0],
    ])('of %j brings %d of 14 points', (counts, points) => {
        expect(worth(seats(...counts), 0, line(14), VALUES)).toBe(points);
    });

    it('of a changed target brings two points less, but never less than nothing', () => {
        expect(worth(seats(1, 1), 0, line(14, 'ephesus'), VALUES)).toBe(5);
        expect(worth(seats(1, 1, 1), 0, line(14, 'ephesus'), VALUES)).toBe(0);
        expect(worth(seats(0, 1), 0, line(14, 'ephesus'), VALUES)).toBe(0);
    });

    it('keeps halves of odd values', () => {
        expect(worth(seats(1, 1), 0, line(15), VALUES)).toBe(7.5);
    });
});
