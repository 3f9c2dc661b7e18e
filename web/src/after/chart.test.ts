import { describe, expect, it } from 'vitest';
import { coursesOf, pathOf, roundsOf, roundTicks, sampled, spread, ticksOf, valueAt } from './chart';
import type { Entry } from './chronicle';

function entries(...progress: (number[] | null)[]): Entry[] {
    return progress.map((one, number) => ({
        number,
        seat: 0,
        action: '',
        lapsed: false,
        log: [],
        progress: one,
    }));
}

describe('the courses of the seats', () => {
    const [first, second] = coursesOf(entries(null, [0, 0], [4, 0], [4, 0], [4, 2.5]));

    it('begin where scores begin, and keep the changes and the end', () => {
        expect(first).toEqual([
            { move: 1, value: 0 },
            { move: 2, value: 4 },
            { move: 4, value: 4 },
        ]);
        expect(second?.at(-1)).toEqual({ move: 4, value: 2.5 });
    });

    it('tell the score after any move', () => {
        expect([0, 1, 3, 9].map((move) => valueAt(first ?? [], move))).toEqual([null, 0, 4, 4]);
    });

    it('end with what was counted in the end', () => {
        const [course] = coursesOf(entries([0, 0], [4, 0]), [9, 5]);
        expect(course?.at(-1)).toEqual({ move: 1, value: 9 });
    });

    it('are none for a game without scores on the way', () => {
        expect(coursesOf(entries(null, null))).toEqual([]);
    });

    it('become steps', () => {
        expect(
            pathOf(
                first ?? [],
                (move) => move * 10,
                (value) => -value,
            ),
        ).toBe('M10 0H20V-4H40V-4');
    });
});

describe('scales', () => {
    it('are round and cover the values', () => {
        expect(ticksOf(0, 34, 4)).toEqual([0, 10, 20, 30, 40]);
        expect(ticksOf(-3, 4, 4)).toEqual([-4, -2, 0, 2, 4]);
        expect(ticksOf(0, 0, 4)).toEqual([0, 1]);
    });
});

describe('labels', () => {
    it('stay where they belong when there is room', () => {
        expect(spread([10, 50, 90], 12, 0, 100)).toEqual([10, 50, 90]);
    });

    it('move apart, keep their order and stay inside', () => {
        expect(spread([99, 98, 97], 12, 0, 100)).toEqual([100, 88, 76]);
        expect(spread([1, 0], 12, 0, 100)).toEqual([12, 0]);
    });
});

describe('the rows of the table', () => {
    it('are spread evenly from the first to the last move', () => {
        expect(sampled(20, 175, 4)).toEqual([20, 72, 123, 175]);
    });

    it('are not more than there are moves', () => {
        expect(sampled(3, 5, 12)).toEqual([3, 4, 5]);
        expect(sampled(5, 5, 12)).toEqual([5]);
    });
});

describe('the rounds of a game', () => {
    const log = (kind: string, about = {}) => [{ kind, rule: 'GAM-001', about }];
    const played = entries([0], [0], [1], [1], [2]).map((entry, at) => ({
        ...entry,
        log:
            at === 1
                ? log('turn-began', { turn: 7 })
                : at === 3
                  ? log('turn-began')
                  : log('moved', { turn: 9 }),
    }));

    it('begin with the moves that told so, under the number that was told, or counted', () => {
        expect(roundsOf(played, 'turn-began')).toEqual([
            { move: 1, number: 7 },
            { move: 3, number: 2 },
        ]);
    });

    it('are none where the title counts nothing', () => {
        expect(roundsOf(played, '')).toEqual([]);
    });

    it('are named in round numbers where there are many', () => {
        const rounds = Array.from({ length: 30 }, (_, at) => ({ move: at * 9, number: at + 1 }));
        expect(roundTicks(rounds, 6).map(({ number }) => number)).toEqual([1, 5, 10, 15, 20, 25, 30]);
        expect(roundTicks(rounds.slice(0, 5), 6)).toHaveLength(5);
    });
});
