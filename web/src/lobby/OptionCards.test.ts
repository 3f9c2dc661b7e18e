import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card, SetupInfo } from '../lib/api/types';
import { Catalogue } from '../lib/text/catalogue';
import { speak } from '../lib/text/texts.svelte';
import OptionCards from './OptionCards.svelte';
import { factsOf, seatWords, setupOf } from './setup';
import type { Shelved } from './shelf';

const WORDS = new Catalogue('en', [
    `option-scenario = Scenario
option-scenario-duel = Duel
option-scenario-duel-about = One against one.
option-scenario-ford = The ford
fact-first = { $knight } plays first
fact-turns = { $count } turns
knight-ada = Ada
knight-bran = Bran`,
]);
const CARD: Card = {
    facts: [
        { key: 'first', about: { knight: 'ada' } },
        { key: 'turns', about: { count: 6 } },
    ],
};
const SETUP: SetupInfo = {
    players: [2, 4],
    count: 4,
    sides: [0, 1, 0, 1],
    stands: [{ knight: 'bran' }, { knight: 'ada' }, {}, {}],
    first: 0,
};

beforeEach(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ language: 'en', resources: [] })));
    await speak('en');
});
afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
});

describe('what is known of a setup', () => {
    it('says what a seat is, with whom it plays and whether it begins', () => {
        expect(seatWords(WORDS, SETUP, 0)).toBe('Bran, side 1, plays first');
        expect(seatWords(WORDS, SETUP, 1)).toBe('Ada, side 2');
        const alone = { ...SETUP, sides: [0, 1], stands: [{}, {}], first: null };
        expect(seatWords(WORDS, alone, 0)).toBe('');
    });

    it('calls what a fact is about by its name', () => {
        expect(factsOf(WORDS, CARD)).toEqual(['Ada plays first', '6 turns']);
    });

    it('is asked for with all options', async () => {
        const asked: string[] = [];
        vi.stubGlobal('fetch', (url: string) => {
            asked.push(url);
            return Promise.resolve(Response.json(SETUP));
        });
        await setupOf('melee', '', 4, { scenario: 'ford' });
        expect(asked).toEqual(['/api/titles/melee/setup?players=4&option=scenario%3Aford']);
    });
});

describe('the cards of an option', () => {
    it('are radio buttons with what is worth knowing', () => {
        const chosen: string[] = [];
        const option = { key: 'scenario', values: ['duel', 'ford'], cards: { duel: CARD } };
        const shelved = { info: { key: 'melee' }, words: WORDS, game: null } as unknown as Shelved;
        const onchange = (value: string) => chosen.push(value);
        render(OptionCards, { shelved, pack: '', option, value: 'ford', onchange });
        const duel = screen.getByRole<HTMLInputElement>('radio', {
            name: /Duel/,
            description: /Ada plays first/,
        });
        expect(screen.getByText('One against one.')).toBeTruthy();
        expect(duel.checked).toBe(false);
        duel.click();
        expect(chosen).toEqual(['duel']);
    });
});
