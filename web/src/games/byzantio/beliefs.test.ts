import { describe, expect, it } from 'vitest';
import {
    beliefOf,
    BLANK,
    candidates,
    jotted,
    judged,
    readSheet,
    ruledOut,
    turned,
    withBelief,
    type Belief,
    type Sheet,
} from './beliefs';
import { city } from './trial';
import type { City, Scene } from './types';

const CITIES = [
    city('nicaea', 'opsikion'),
    city('nicomedia', 'opsikion', 'small'),
    city('ephesus', 'thrakesion'),
    city('thebae', 'hellas'),
];

const SCENE = {
    provinces: ['opsikion', 'thrakesion', 'hellas', 'mare'].map((key) => ({ key })),
    cities: CITIES,
    values: { targets: { '2': 2, '4': 2 }, lines: [16, 14, 12], small_cities_from_players: 4 },
} as unknown as Scene;

function believing(...suspected: string[]): Belief {
    return suspected.reduce(turned, BLANK);
}

function ruling(key: string, belief: Belief) {
    return ruledOut(SCENE, 4, belief, CITIES.find((one) => one.key === key) as City);
}

describe('a belief', () => {
    it('goes from open to suspected to excluded and back', () => {
        const once = turned(BLANK, 'nicaea');
        const twice = turned(once, 'nicaea');
        expect(once.stances).toEqual({ nicaea: 'suspected' });
        expect(twice.stances).toEqual({ nicaea: 'excluded' });
        expect(turned(twice, 'nicaea').stances).toEqual({});
    });

    it('forgets a main target that is no longer suspected', () => {
        const sure = { ...believing('nicaea'), main: 'nicaea' };
        expect(turned(sure, 'ephesus').main).toBe('nicaea');
        expect(turned(sure, 'nicaea').main).toBeNull();
    });

    it('rules out the other city of a suspected one’s province', () => {
        expect(ruling('nicomedia', believing('nicaea'))).toBe('province');
        expect(ruling('ephesus', believing('nicaea'))).toBeNull();
        expect(ruling('nicaea', believing('nicaea'))).toBeNull();
    });

    it('rules out everything else once a whole list is suspected', () => {
        expect(ruling('thebae', believing('nicaea', 'ephesus'))).toBe('full');
    });
});

describe('candidates', () => {
    it('are the cities in play, by province; provinces without one are left out', () => {
        const keys = (players: number) =>
            candidates(SCENE, players).map((one) => one.cities.map(({ key }) => key));
        expect(keys(4)).toEqual([['nicaea', 'nicomedia'], ['ephesus'], ['thebae']]);
        expect(keys(2)).toEqual([['nicaea'], ['ephesus'], ['thebae']]);
    });
});

describe('the private sheet', () => {
    it('is read back as it was written', () => {
        const sheet = withBelief(readSheet(null), 2, { ...believing('nicaea'), note: 'went east' });
        const again = readSheet(JSON.parse(JSON.stringify({ ...sheet, shown: false, revealed: [2] })));
        expect(beliefOf(again, 2)).toEqual({
            stances: { nicaea: 'suspected' },
            main: null,
            note: 'went east',
        });
        expect([again.shown, again.revealed]).toEqual([false, [2]]);
    });

    it.each([
        null,
        7,
        'x',
        [],
        { rivals: 3, revealed: {} },
        { rivals: { '1': { stances: { nicaea: 'maybe' } } } },
    ])('is empty if it cannot be understood: %j', (value) => {
        const sheet = readSheet(value);
        expect(beliefOf(sheet, 1).stances).toEqual({});
        expect([sheet.shown, sheet.revealed]).toEqual([true, []]);
    });
});

describe('marking on the map', () => {
    const sheet: Sheet = { ...readSheet(null), marking: 2 };
    const point = (domain: string, key: string, from = sheet) => jotted(SCENE, 4, 0, from, { domain, key });

    it('turns the stance of the city that is pointed at, for the rival who is thought about', () => {
        const once = point('city', 'nicaea');
        expect(beliefOf(once ?? sheet, 2).stances).toEqual({ nicaea: 'suspected' });
        const twice = point('city', 'nicaea', { ...sheet, ...once });
        expect(beliefOf(twice ?? sheet, 2).stances).toEqual({ nicaea: 'excluded' });
    });

    it('takes a province for its only city, and means nothing where there are two or none', () => {
        expect(beliefOf(point('province', 'hellas') ?? sheet, 2).stances).toEqual({ thebae: 'suspected' });
        expect(point('province', 'opsikion')).toBeNull();
        expect(point('province', 'mare')).toBeNull();
        expect(point('house', 'doukas')).toBeNull();
    });

    it('is off unless it was asked for, and never about oneself', () => {
        expect(point('city', 'nicaea', { ...sheet, marking: null })).toBeNull();
        expect(point('city', 'nicaea', { ...sheet, marking: 0 })).toBeNull();
    });
});

describe('how well one judged', () => {
    const targets = [
        { city: 'nicaea', abandoned: null },
        { city: 'thebae', abandoned: 'ephesus' },
    ];

    it('counts what was right, wrong and missed; a target given up at the Succession was one', () => {
        expect(judged(believing('ephesus', 'nicomedia'), targets)).toEqual({
            right: ['ephesus'],
            wrong: ['nicomedia'],
            missed: ['nicaea', 'thebae'],
            main: null,
        });
    });

    it('says whether the main target was named', () => {
        expect(judged({ ...believing('nicaea'), main: 'nicaea' }, targets).main).toBe(true);
        expect(judged({ ...believing('thebae'), main: 'thebae' }, targets).main).toBe(false);
    });
});
