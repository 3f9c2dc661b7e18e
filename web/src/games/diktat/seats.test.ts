import { describe, expect, it } from 'vitest';
import { factsOf } from './seats';
import { slotsOf } from './slots';
import type { Scene, Seat } from './types';

function seat(more: Partial<Seat>): Seat {
    const nothing = {
        points: 0,
        rank: 5,
        moves: 4,
        debts: 0,
        perjuries: 0,
        corruption: 0,
        spies: 0,
        assassins: 0,
    };
    return {
        ...nothing,
        administrator: false,
        cabal: 'union',
        own: [],
        cards: [],
        ...more,
    } as unknown as Seat;
}

describe('the facts of a seat', () => {
    it('are points, Rank and Manoeuvres for everybody', () => {
        expect(factsOf(seat({}), 10).map(({ key }) => key)).toEqual(['points', 'rank', 'moves']);
    });

    it('name the Administrator, what is at hand, and what will be taken off', () => {
        const facts = factsOf(seat({ administrator: true, spies: 2, debts: 1, perjuries: 3 }), 10);
        expect(facts.map(({ key }) => key)).toEqual([
            'points',
            'administrator',
            'rank',
            'moves',
            'spies',
            'debts',
            'perjuries',
        ]);
        expect(facts.filter(({ grave }) => grave).map(({ key, count }) => [key, count])).toEqual([
            ['debts', 1],
            ['perjuries', 3],
        ]);
    });
});

describe('the slots of a Cabal', () => {
    const slots = [
        { cost: 2, vp: 0 },
        { cost: 4, vp: 1 },
    ];
    const scene = {
        cabals: [{ key: 'union', slots, opportunity_slots: [1, 0] }],
        values: { overflow: 3 },
    } as unknown as Scene;

    it('are filled from the left, and the next has its price', () => {
        const own = [{ in_play: false }, { in_play: true }] as unknown as Seat['own'];
        const { cabal, next } = slotsOf(scene, seat({ own }));
        expect(cabal.map(({ filled }) => filled)).toEqual([true, false]);
        expect(next).toEqual({ cost: 4, vp: 1 });
    });

    it('have no price when all are filled', () => {
        const own = [{ in_play: true }, { in_play: true }] as unknown as Seat['own'];
        expect(slotsOf(scene, seat({ own })).next).toBeNull();
    });

    it('count what the game gives for Opportunities beyond the last', () => {
        const cards = [{}, {}, {}] as unknown as Seat['cards'];
        expect(slotsOf(scene, seat({ cards })).opportunities).toEqual([
            { vp: 1, filled: true },
            { vp: 0, filled: true },
            { vp: 3, filled: true },
        ]);
    });

    it('are none before there is a Cabal', () => {
        expect(slotsOf(scene, seat({ cabal: null })).cabal).toEqual([]);
    });
});
