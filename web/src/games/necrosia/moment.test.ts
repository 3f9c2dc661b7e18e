import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/api/types';
import { moment, thrown } from './moment';

function event(kind: string, about: GameEvent['about'] = {}): GameEvent {
    return { kind, rule: 'NEC-035', about };
}

const rolled = (seat: number, chain: number, face: number) =>
    event('rolled', { seat, chain, face, value: chain + face });

describe('moments', () => {
    it('are dice, cards and regions that fall', () => {
        expect(moment(rolled(0, 0, 1))).toBe('die');
        expect(moment(event('showed'))).toBe('event');
        expect(moment(event('necrosed'))).toBe('event');
        expect(moment(event('moved'))).toBeNull();
    });
});

describe('dice', () => {
    it('are told by side, the attacker first, with what they scored', () => {
        const events = [
            rolled(1, 0, 1),
            rolled(1, 2, 0),
            event('necrosians-rolled', { number: 1, chain: 0, face: 0, value: 0 }),
            event('war-scored', { attack: 3, defence: 0 }),
        ];
        expect(thrown(events)).toEqual([
            {
                seat: 1,
                dice: [
                    { chain: 0, value: 1 },
                    { chain: 2, value: 2 },
                ],
                score: 3,
            },
            { seat: null, dice: [{ chain: 0, value: 0 }], score: 0 },
        ]);
    });

    it('of an earlier war are left out', () => {
        const first = [rolled(0, 0, 1), event('war-scored', { attack: 1, defence: 0 })];
        expect(thrown([...first, rolled(2, 0, 0)])).toEqual([
            { seat: 2, dice: [{ chain: 0, value: 0 }], score: null },
        ]);
    });

    it('are none where none were thrown', () => {
        expect(thrown([event('necrosed', { region: 'crossing', value: 2 })])).toEqual([]);
    });

    it('that are rolled again stand alone', () => {
        expect(thrown([rolled(2, 1, 1)])).toEqual([{ seat: 2, dice: [{ chain: 1, value: 2 }], score: null }]);
    });
});
