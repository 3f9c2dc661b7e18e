import { describe, expect, it } from 'vitest';
import { Choice } from '../../table/choice.svelte';
import type { Mark } from '../contract';
import { planOf } from './layout';
import { sitesOf, takes, type Sites } from './sites';
import * as trial from './trial';
import { city } from './trial';
import type { Scene, Seat, View } from './types';

const NONE: Sites = { cities: [], regions: [] };

function scene(merged = false): Scene {
    const cities = merged
        ? [city('hellas', 'hellas', 'large', [0.5, 0.5]), city('krete', 'krete', 'small', [1, 0.9])]
        : [city('thebae', 'hellas', 'large', [0.6, 0.5]), city('chandax', 'krete', 'small', [1.5, 0.9])];
    return trial.scene({ cities, houses: [{ key: 'doukas', home: 'hellas', colour: 'red', emblem: '' }] });
}

function view(garrisons: Record<string, number> = {}, change: Partial<Seat> = {}): View {
    return trial.view([trial.seat('doukas', { garrisons, ...change })]);
}

function parts(change: Partial<Parameters<typeof sitesOf>[1]> = {}): Parameters<typeof sitesOf>[1] {
    return {
        scene: SCENE,
        view: view(),
        choice: new Choice(),
        recent: [],
        pointed: null,
        marks: [],
        ...change,
    };
}

const SCENE = scene();
const PLAN = planOf(SCENE);

function offering(...texts: string[]): Choice {
    const choice = new Choice();
    const domains: Record<string, string[]> = { campaign: ['city'], corrupt: ['city', 'house'] };
    choice.offer(
        texts.map((text) => {
            const [verb = '', ...keys] = text.split(' ');
            return {
                text,
                verb,
                things: keys.map((key, at) => ({ domain: domains[verb]?.[at] ?? 'province', key })),
            };
        }),
    );
    return choice;
}

describe('what the board shows', () => {
    it('stays the same objects while nothing has changed', () => {
        const before = sitesOf(NONE, parts(), PLAN);
        const now = sitesOf(before, parts({ view: view() }), PLAN);
        expect(now.cities).toBe(before.cities);
        expect(now.regions).toBe(before.regions);
    });

    it('is new only for the city that a garrison came to', () => {
        const before = sitesOf(NONE, parts(), PLAN);
        const now = sitesOf(before, parts({ view: view({ thebae: 2 }) }), PLAN);
        expect(now.cities[0]?.told.held).toEqual([{ seat: 0, count: 2 }]);
        expect(now.cities[0]?.garrisons.map(({ key }) => key)).toEqual(['doukas 0', 'doukas 1']);
        expect(now.cities[1]).toBe(before.cities[1]);
        expect(now.regions).toBe(before.regions);
    });

    it('is new only for the two provinces between which a pretender went', () => {
        const before = sitesOf(NONE, parts(), PLAN);
        const now = sitesOf(before, parts({ view: view({}, { pretender: 'krete' }) }), PLAN);
        expect(now.regions.map(({ told }) => told.pretenders)).toEqual([[], [0]]);
        expect(now.cities).toBe(before.cities);
    });

    it('marks what can be chosen, what was moved, what is pointed at, and seals', () => {
        const mark: Mark = { thing: { domain: 'city', key: 'chandax' }, seat: 0, label: '16' };
        const { cities } = sitesOf(
            NONE,
            parts({
                choice: offering('campaign thebae', 'campaign chandax'),
                recent: [{ domain: 'city', key: 'thebae' }],
                pointed: { domain: 'city', key: 'chandax' },
                marks: [mark],
            }),
            PLAN,
        );
        expect(cities.map(({ glows, shines }) => glows && shines)).toEqual([true, true]);
        expect(cities.map(({ recent }) => recent)).toEqual([true, false]);
        expect(cities.map(({ pointed }) => pointed)).toEqual([false, true]);
        expect(cities.map(({ marks }) => marks)).toEqual([[], [mark]]);
    });

    it('does not call the end a move, though it unfolds everything', () => {
        const over = { ...view(), places: [1] };
        const recent = [{ domain: 'city', key: 'thebae' }];
        expect(sitesOf(NONE, parts({ view: over, recent }), PLAN).cities[0]?.recent).toBe(false);
    });

    it('leaves small cities out of play at a small table', () => {
        expect(sitesOf(NONE, parts(), PLAN).cities.map(({ faint }) => faint)).toEqual([false, true]);
    });

    it('answers with the city where a province is one, if that is what can be chosen', () => {
        const merged = scene(true);
        const { regions } = sitesOf(
            NONE,
            parts({ scene: merged, choice: offering('campaign hellas', 'march krete') }),
            planOf(merged),
        );
        expect(regions.map(({ thing }) => thing.domain)).toEqual(['city', 'province']);
        expect(regions.map(({ glows }) => glows)).toEqual([true, true]);
        expect(regions[0]?.told.city?.city.key).toBe('hellas');
    });
});

describe('a garrison', () => {
    it('can be chosen by itself only in the city where something can be done to it', () => {
        const choice = offering('corrupt thebae doukas', 'corrupt thebae phokas');
        choice.pick({ verb: 'corrupt' });
        expect(takes(choice, view(), 'thebae', 'doukas')).toBe(true);
        expect(takes(choice, view(), 'chandax', 'doukas')).toBe(false);
        expect(takes(choice, view(), 'thebae', 'komnenos')).toBe(false);
    });
});
