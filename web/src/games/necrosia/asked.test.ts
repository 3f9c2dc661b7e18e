import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/text/narrator';
import { cardsAsked, picturesAsked, placeAsked, regionsAsked, unitsAsked } from './asked';
import { view } from './trial';
import type { WarUnderWay } from './types';

const DOMAINS: Record<string, string[]> = {
    lift: ['kind', 'region'],
    place: ['kind', 'region'],
    stir: ['region'],
    trade: ['region'],
    lose: ['kind'],
    carry: ['people', 'kind'],
    pick: ['people', 'kind'],
    buy: ['card'],
    take: ['card'],
    want: ['card'],
};

function offers(...texts: string[]): Offer[] {
    return texts.map((text) => {
        const [verb = '', ...keys] = text.split(' ');
        return { text, verb, things: keys.map((key, at) => ({ domain: DOMAINS[verb]?.[at] ?? '', key })) };
    });
}

function war(attacker: number, defender: number): WarUnderWay {
    const side = { dice: 1, rolled: [], bonus: 0, score: null, losses: 1, lost: {} };
    return {
        region: 'crossing',
        origin: 'stormpeak',
        stage: 'attacker-loses',
        free: false,
        marks: [],
        attack: { ...side, seat: attacker },
        defence: { ...side, seat: defender },
        odds: null,
    };
}

describe('units that can be chosen', () => {
    it('are own ones where they stand', () => {
        const asked = unitsAsked(offers('lift mage crossing', 'lift fighter sun-cape'), view());
        expect([...asked]).toEqual(['crossing kelwin mage', 'sun-cape kelwin fighter']);
    });

    it('are not those that come from the reserve', () => {
        expect(unitsAsked(offers('place mage crossing'), view()).size).toBe(0);
    });

    it('are anybody’s where Magic starts', () => {
        const doing = { action: 'cast', region: 'crossing', kind: null, to: 'sun-cape', left: 3 };
        expect([...unitsAsked(offers('carry ombre mage'), view({ doing }))]).toEqual(['crossing ombre mage']);
    });

    it('are those of the region that a card has named', () => {
        const announced = { card: 'elite-marksman', seat: 0, shown: false, choices: ['at crossing'] };
        expect([...unitsAsked(offers('pick ombre mage'), view({ announced }))]).toEqual([
            'crossing ombre mage',
        ]);
    });

    it.each([
        [0, 1, 'stormpeak'],
        [1, 0, 'crossing'],
    ])('are lost where a side stands (attacker %i)', (attacker, defender, place) => {
        expect(placeAsked('lose', view({ war: war(attacker, defender) }))).toBe(place);
    });

    it('are lost to the necrosis where it takes them', () => {
        expect(placeAsked('lose', view({ dying: { 'sun-cape': 1 } }))).toBe('sun-cape');
    });
});

describe('regions that are marked', () => {
    const all = offers('stir crossing', 'trade sun-cape');

    it('leave out what could be done anywhere', () => {
        expect([...regionsAsked(all, null)]).toEqual(['sun-cape']);
    });

    it('are those of the verb once there is one', () => {
        expect([...regionsAsked(all, 'stir')]).toEqual(['crossing']);
    });
});

describe('cards to choose from', () => {
    const row = [
        { card: 'war-cry', price: 1 },
        { card: 'heroic-charge', price: 2 },
    ];

    it('are the whole row while some of it is for sale', () => {
        expect(cardsAsked(offers('buy war-cry'), view({ row }))).toEqual(['war-cry', 'heroic-charge']);
    });

    it('are those looked at, in their order', () => {
        const looking = ['mage-leap', 'war-cry'];
        expect(cardsAsked(offers('want war-cry', 'want mage-leap'), view({ row, looking }))).toEqual(looking);
    });

    it('are none while nothing is asked', () => {
        expect(cardsAsked(offers('trade crossing'), view({ row }))).toEqual([]);
    });
});

it('shows the pictures of what is asked first', () => {
    const targets = [
        { domain: 'kind', key: 'mage' },
        { domain: 'people', key: 'ombre' },
    ];
    expect(picturesAsked(targets, ['people', 'kind'])).toEqual([{ domain: 'people', key: 'ombre' }]);
    const kinds = [...targets, { domain: 'kind', key: 'fighter' }];
    expect(picturesAsked(kinds, ['people', 'kind']).map((thing) => thing.key)).toEqual(['mage', 'fighter']);
    expect(picturesAsked(targets, ['suit'])).toEqual([]);
});
