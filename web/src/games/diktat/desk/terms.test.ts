/** Drafts that become smaller, and the words of clauses. */
import { expect, test } from 'vitest';
import type { Offered, Part, Scene, View } from '../types';
import { clauseText, drafted, making, revision, thingsOf, withGoods } from './terms';
import { narratorOf } from './trial';

const VERBS = {
    where: 'sector',
    by: 'deadline',
    which: 'place',
    depth: 'position',
    type: 'agent',
    who: 'cabal',
};

const narrator = (language: 'en' | 'fr') => narratorOf(language, VERBS);

const SCENE = {
    sectors: [{ key: 'karst' }, { key: 'josefov' }],
    clauses: {
        'not-enter': { sort: 'abstain', names: ['where'] },
        'not-kill': { sort: 'abstain', names: ['where'] },
        'order-before': { sort: 'choice', names: ['where', 'where'] },
        'true-pawn': { sort: 'truth', names: ['which', 'depth', 'type'] },
        pay: { sort: 'perform', names: ['number'] },
    },
} as unknown as Scene;
const NOTHING: Part = { goods: {}, cards: [], markers: {}, way: null, clauses: [] };
const OATH = ['not-enter', 'karst', 'by', 'cycle'];

function drafting(part: Partial<Part>, answers: number | null = null): [View, Offered] {
    const draft = { seat: 0, to: [1], form: 'offer', gives: { ...NOTHING, ...part }, asks: NOTHING };
    const seats = ['resistance', 'union', 'black-guard'].map((cabal) => ({ cabal }));
    return [{ seats, desk: { draft, answers } } as unknown as View, draft];
}

test('a clause is a sentence in both languages', () => {
    const [en, fr] = [narrator('en'), narrator('fr')];
    expect(clauseText(en, SCENE, OATH)).toBe('to stay out of Karst, until the end of the Cycle');
    expect(clauseText(fr, SCENE, OATH)).toBe('ne pas entrer dans le secteur Karst, jusqu’à la fin du Cycle');
    expect(clauseText(en, SCENE, ['pay', '3', 'by', 'karst'])).toContain(
        'before the conquest of Karst is over',
    );
    expect(clauseText(en, SCENE, ['true-pawn', 'karst-1', '2', 'guard'])).toContain('that pawn 2 of');
});

test('what is left open or not named yet shows in the sentence', () => {
    expect(clauseText(narrator('en'), SCENE, ['not-kill', 'any'])).toContain('everywhere');
    expect(clauseText(narrator('en'), SCENE, ['order-before', 'karst'])).toBe('to designate Karst before …');
});

test('a draft is put together anew with less of something', () => {
    const [view, draft] = drafting({ goods: { citizen: 3, pp: 1 }, cards: ['contagion'] });
    const less = { ...draft, gives: withGoods(draft.gives, 'citizen', 2) };
    expect(making(SCENE, view, less)).toEqual([
        'offer-to union',
        'give pp 1',
        'give citizen 2',
        'give-card contagion',
    ]);
    expect(withGoods(draft.gives, 'pp', 0).goods).toEqual({ citizen: 3 });
});

test('what came with the offer that a draft answers can be left out', () => {
    const [view, draft] = drafting({ clauses: [OATH, ['not-enter', 'josefov', 'by', 'josefov']] }, 1);
    const [first] = thingsOf(narrator('en'), SCENE, draft.gives);
    expect(making(SCENE, view, { ...draft, gives: first?.without ?? NOTHING })).toEqual([
        'answer union',
        'swear not-enter',
        'where josefov',
        'by-sector josefov',
    ]);
});

test('a draft is taken back to its beginning, or given up where something else lies between', () => {
    expect(drafted(['give pp 1', 'offer-to black-guard', 'offer-to union', 'seal'])).toBe(3);
    expect(drafted(['ask pp 3', 'counter union', 'add guard'])).toBe(2);
    expect(drafted(['give pp 1', 'seal', 'offer-to union'])).toBeNull();
    expect(revision(['give pp 2', 'offer-to union'], ['offer-to union'])).toEqual({
        back: 2,
        again: ['offer-to union'],
    });
    expect(revision(['seal', 'give pp 1', 'offer-to union'], ['offer-to union'])).toEqual({
        back: 0,
        again: ['scrap', 'offer-to union'],
    });
});
