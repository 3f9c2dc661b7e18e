import { describe, expect, it } from 'vitest';
import type { Book, Rule } from './book';
import { search, spansOf, wordsOf } from './search';

function rule(id: string, title: string, text: string): Rule {
    return { id, title, text, why: null, example: null, source: 'explicit', section: '' };
}

const BOOK: Book = {
    title: 'game',
    language: 'fr',
    chapters: [
        {
            key: 'events',
            name: 'Évènements',
            rules: [
                rule('GAM-001', 'La famine', 'Chaque garnison lance un dé, comme dans GAM-002.'),
                rule('GAM-002', 'Le séisme', 'Les œuvres tombent ; la famine attend.'),
            ],
        },
        { key: 'end', name: 'Fin', rules: [rule('GAM-003', 'Décompte', 'L’évènement final.')] },
    ],
};

const ids = (asked: string) => search(BOOK, asked).map(({ rule }) => rule.id);

describe('a search in the rules', () => {
    it('ignores accents, case and ligatures on both sides', () => {
        expect(ids('SEISME')).toEqual(['GAM-002']);
        expect(ids('oeuvre')).toEqual(['GAM-002']);
        expect(ids('évene')).toEqual(['GAM-003']);
    });

    it('finds titles before texts', () => {
        expect(ids('famine')).toEqual(['GAM-001', 'GAM-002']);
    });

    it('wants every word, each as a beginning', () => {
        expect(ids('garn dé')).toEqual(['GAM-001']);
        expect(ids('garnison séisme')).toEqual([]);
        expect(ids('nison')).toEqual([]);
    });

    it('finds a rule by its number, with or without its letters', () => {
        expect(ids('gam-003')).toEqual(['GAM-003']);
        expect(ids('003')).toEqual(['GAM-003']);
    });

    it('finds nothing for nothing', () => {
        expect(ids('  ; ')).toEqual([]);
    });

    it('says in which chapter each rule stands', () => {
        expect(search(BOOK, 'décompte')[0]?.chapter.key).toBe('end');
    });
});

describe('spans of a text', () => {
    it('mark what was found in its own spelling', () => {
        const spans = spansOf('Les Évènements et l’évènement', wordsOf('evene'), new Set());
        expect(spans.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Évène', 'évène']);
        expect(spans.map(({ text }) => text).join('')).toBe('Les Évènements et l’évènement');
    });

    it('link the rules of the book and no others', () => {
        const spans = spansOf('see GAM-002, not GAM-999', [], new Set(['GAM-002']));
        expect(spans).toEqual([
            { text: 'see ', hit: false },
            { text: 'GAM-002', hit: false, rule: 'GAM-002' },
            { text: ', not GAM-999', hit: false },
        ]);
    });

    it('can be both, a link that was found', () => {
        const spans = spansOf('GAM-002', wordsOf('gam'), new Set(['GAM-002']));
        expect(spans).toEqual([{ text: 'GAM-002', hit: true, rule: 'GAM-002' }]);
    });
});
