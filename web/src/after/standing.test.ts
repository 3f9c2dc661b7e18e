import { expect, it } from 'vitest';
import { counted, standingsOf, winnersOf } from './standing';

const RESULT = {
    places: [2, 1, 2],
    scores: [9, 34, 9],
    lines: [
        { seat: 1, key: 'line', rule: 'GAM-001', points: 34 },
        { seat: 0, key: 'line', rule: 'GAM-001', points: 9 },
    ],
};

it('orders the seats by place, and by the table where they share one', () => {
    expect(standingsOf(RESULT).map(({ seat }) => seat)).toEqual([1, 0, 2]);
});

it('gives each seat its own lines', () => {
    expect(standingsOf(RESULT).map(({ lines }) => lines.length)).toEqual([1, 1, 0]);
});

it('knows who won, alone or together', () => {
    expect(winnersOf(RESULT)).toEqual([1]);
    expect(winnersOf({ ...RESULT, places: [1, 3, 1] })).toEqual([0, 2]);
});

it('shows no points where a game is only won, drawn or lost', () => {
    expect(counted(RESULT)).toBe(true);
    expect(counted({ places: [1, 2], scores: [1, 0], lines: [] })).toBe(false);
    expect(counted({ places: [1, 1], scores: [0.5, 0.5], lines: [] })).toBe(false);
});
