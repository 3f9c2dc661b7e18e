import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/api/types';
import { accountOf } from './account';
import { fists, moment } from './moment';

function event(kind: string, about: GameEvent['about'] = {}): GameEvent {
    return { kind, about } as GameEvent;
}

const bade = (seat: number, number: number, counted = number) => event('bade', { seat, number, counted });

describe('a moment', () => {
    it('shows Trophies, Winners and the secret card large, and lets everyday things pass', () => {
        expect(['winner', 'claimed', 'revealed', 'all-lost'].map((kind) => moment(event(kind)))).toEqual(
            Array(4).fill('event'),
        );
        expect(['sent', 'looked', 'struck', 'fist-closed'].map((kind) => moment(event(kind)))).toEqual(
            Array(4).fill(null),
        );
    });

    it('opens the fists of one struggle together', () => {
        expect(moment(bade(0, 3))).toBe('die');
        expect(fists([bade(0, 3), bade(2, 1, 3)])).toEqual([
            { seat: 0, paid: 3, counted: 3 },
            { seat: 2, paid: 1, counted: 3 },
        ]);
    });

    it('shows of two struggles the latest', () => {
        const bids = fists([bade(0, 3), bade(2, 3), bade(0, 1), bade(2, 0)]);
        expect(bids.map(({ seat, paid }) => [seat, paid])).toEqual([
            [0, 1],
            [2, 0],
        ]);
    });
});

describe('the account of the end', () => {
    const line = (seat: number, key: string, points: number) => ({ seat, key, points, rule: '' });
    const account = accountOf({
        places: [2, 1],
        scores: [3, 7],
        lines: [
            line(0, 'slots', 4),
            line(0, 'debts', -1),
            line(0, 'gains', 0),
            line(0, 'power', 0),
            line(1, 'slots', 7),
            line(1, 'debts', 0),
            line(1, 'gains', 0),
            line(1, 'power', 0),
        ],
    });

    it('has the first place first, and the sum below', () => {
        expect(account.seats).toEqual([1, 0]);
        expect(account.totals).toEqual([7, 3]);
    });

    it('has a line for each source that counted for anybody', () => {
        expect(account.rows).toEqual([
            { key: 'slots', points: [7, 4] },
            { key: 'debts', points: [0, -1] },
        ]);
    });
});
