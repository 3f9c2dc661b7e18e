/** Whose dossier what was told belongs to, and which claims proved true. */
import { expect, test } from 'vitest';
import type { Scene } from '../types';
import { proved, sorted } from './dossier';

const SCENE = { opportunities: [{ key: 'contagion', sector: 'karst', attack: true }] } as unknown as Scene;
const told = (kind: string, about: Record<string, number | string>) => ({ kind, rule: 'DIK-164', about });

test('claims, proofs and perjuries lie in the dossier of whom they are about', () => {
    const claim = told('said-reserve', { seat: 1, goods: 'pp', compare: 'least', number: 3 });
    const shown = told('was-shown-goods', { seat: 1, goods: 'pp', number: 1 });
    const looked = told('saw-power', { rival_seat: 2, number: 4 });
    const broken = told('perjured', { seat: 2, rival_seat: 0, number: 2 });
    const found = sorted([claim, shown, looked, broken, told('sent', { seat: 1 })], 0, SCENE);

    expect(found[1]).toEqual({ claims: [{ event: claim, proved: false }], proofs: [shown], judged: [] });
    expect(found[2]).toEqual({ claims: [], proofs: [looked], judged: [broken] });
});

test('nobody keeps a dossier of himself', () => {
    expect(sorted([told('said-secret-icon', { seat: 0, icon: 'with' })], 0, SCENE)).toEqual({});
});

test('a claim of a pawn is proved by whoever sees it, unless the stack has changed', () => {
    const claim = told('said-pawn', { seat: 1, place: 'karst-1', position: 2, agent: 'guard' });
    const saw = (agent: string) => told('saw', { seat: 0, place: 'karst-1', position: 2, agent });
    expect(proved(claim, [saw('guard')], SCENE)).toBe(true);
    expect(proved(claim, [saw('emissary')], SCENE)).toBe(false);
    expect(proved(claim, [told('recalled', { seat: 1, place: 'karst-1' }), saw('guard')], SCENE)).toBeNull();
});

test('a claim of a stack is proved when it is turned up, one of the secret card when that is revealed', () => {
    const most = told('said-at-most', { seat: 1, place: 'karst-1', agent: 'emissary', number: 1 });
    const up = told('turned-up', { place: 'karst-1', citizens: 0, guards: 1, emissaries: 2 });
    expect(proved(most, [up], SCENE)).toBe(false);
    const revealed = told('revealed', { card: 'contagion' });
    expect(proved(told('said-secret-sector', { seat: 1, sector: 'karst' }), [revealed], SCENE)).toBe(true);
    expect(proved(told('said-secret-icon', { seat: 1, icon: 'without' }), [revealed], SCENE)).toBe(false);
    expect(proved(most, [], SCENE)).toBeNull();
});
