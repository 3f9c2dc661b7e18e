import { describe, expect, it } from 'vitest';
import type { Narrator } from '../../lib/text/narrator';
import { fileOf, fileTold, headOf, symbolTold } from './files';
import type { Scene } from './types';

const SCENE = {
    opportunities: [
        {
            key: 'mole',
            sector: 'hypogea',
            faction: 'underworld',
            type: 'ability',
            symbols: ['people', 'any'],
            darkness: 2,
            attack: true,
        },
    ],
    cabal_cards: [{ key: 'spark', cabal: 'resistance', type: 'special' }],
} as unknown as Scene;
const OTHERS = { others: true };
const NARRATOR = {
    say: (id: string, values?: object) => (values ? `${id}${JSON.stringify(Object.values(values))}` : id),
    name: ({ key }: { key: string }) => key,
} as unknown as Narrator;

describe('a file', () => {
    it('is an Opportunity of a sector, or a card of a Cabal', () => {
        expect(fileOf(SCENE, OTHERS, 'mole')).toMatchObject({ sector: 'hypogea', cabal: null, darkness: 2 });
        expect(fileOf(SCENE, OTHERS, 'spark')).toMatchObject({
            sector: null,
            cabal: 'resistance',
            symbols: [],
        });
        expect(fileOf(SCENE, OTHERS, 'unheard-of')).toBeUndefined();
    });

    it('has no Darkness where nothing asks for it', () => {
        expect(fileOf(SCENE, { others: false }, 'mole')).toMatchObject({ darkness: 0, attack: true });
    });

    it('says whose it is', () => {
        const heads = ['mole', 'spark'].map((key) => {
            const file = fileOf(SCENE, OTHERS, key);
            return file && headOf(NARRATOR, file);
        });
        expect(heads).toEqual(['page-of-sector["hypogea","faction-underworld"]', 'resistance']);
    });

    it('tells what its tab leaves out: whose it is and what it does, and its type under the stamp Used', () => {
        const file = fileOf(SCENE, OTHERS, 'spark');
        expect(file && fileTold(NARRATOR, file, false)).toBe('resistance. card-spark-text');
        expect(file && fileTold(NARRATOR, file, true)).toBe('type-special. resistance. card-spark-text');
    });

    it('says of each symbol whether an Affinity lies on it', () => {
        expect(symbolTold(NARRATOR, 'people', null)).toBe('page-symbol["people"]');
        expect(symbolTold(NARRATOR, 'any', null)).toBe('page-symbol-any');
        expect(symbolTold(NARRATOR, 'any', 'people')).toBe('page-symbol-filled["people"]');
    });
});
