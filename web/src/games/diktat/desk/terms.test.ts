/** Making a draft smaller, and the words of clauses. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TitleDetail } from '../../../lib/api/types';
import { Catalogue } from '../../../lib/text/catalogue';
import { Narrator } from '../../../lib/text/narrator';
import { clauseText, lessOf, undrafted, without } from './terms';

const TEXTS = '../src/logothete/games/diktat/text';

function narrator(language: 'en' | 'fr'): Narrator {
    const sources = readdirSync(TEXTS)
        .filter((file) => file.endsWith(`.${language}.ftl`))
        .map((file) => readFileSync(`${TEXTS}/${file}`, 'utf8'));
    const title = { verbs: [], domains: {} } as unknown as TitleDetail;
    return new Narrator(new Catalogue(language, sources), title, []);
}

test('a clause is a sentence in both languages', () => {
    const words = ['not-enter', 'karst', 'by', 'cycle'];
    expect(clauseText(narrator('en'), words)).toBe(
        'to stay out of a sector: Karst — until the end of the Cycle',
    );
    expect(clauseText(narrator('fr'), words)).toContain('Karst');
    expect(clauseText(narrator('en'), ['true-pawn', 'karst-1', '2', 'guard'])).toContain(
        'pawn 2 from the top',
    );
});

test('less of something is steps back and the later ones again', () => {
    const undoable = ['give-card c', 'give citizen 3', 'give citizen 2', 'offer-to union', 'seal'];
    expect(without(undoable, 'give citizen')).toEqual({ back: 3, again: ['give-card c'] });
    expect(lessOf(undoable, 'give', 'citizen', 1)).toEqual({
        back: 3,
        again: ['give-card c', 'give citizen 1'],
    });
});

test('a clause goes with all that it names, and whom it is addressed to comes first again', () => {
    const undoable = ['ask pp 2', 'by cycle', 'where karst', 'swear not-enter', 'offer-to union'];
    expect(without(undoable, 'swear not-enter')).toEqual({ back: 4, again: ['ask pp 2'] });
    expect(without(['offer-to union', 'give pp 1', 'offer-to resistance'], 'offer-to resistance')).toEqual({
        back: 3,
        again: ['offer-to union', 'give pp 1'],
    });
});

test('nothing that is no part of the draft is taken back', () => {
    expect(without(['seal', 'give pp 1', 'offer-to union'], 'give pp')).toBeNull();
    expect(undrafted(['give pp 1', 'seal', 'offer-to union'], false)).toBeNull();
});

test('a whole draft goes back to its beginning, a counter-offer to what it answers', () => {
    expect(undrafted(['give pp 1', 'offer-to union', 'seal'], false)).toEqual({ back: 2, again: [] });
    expect(undrafted(['ask pp 3', 'counter union', 'add guard'], true)).toEqual({ back: 2, again: [] });
});

test('of two clauses of a kind only the one that is meant goes', () => {
    const second = ['by game', 'where josefov', 'swear not-enter'];
    const first = ['by cycle', 'where karst', 'swear not-enter'];
    const undoable = [...second, ...first, 'offer-to union'];
    expect(without(undoable, 'swear not-enter', 1)).toEqual({ back: 6, again: second.toReversed() });
    expect(without(undoable, 'swear not-enter', 0)).toEqual({ back: 3, again: [] });
    expect(without(undoable, 'swear not-enter', 2)).toBeNull();
});
