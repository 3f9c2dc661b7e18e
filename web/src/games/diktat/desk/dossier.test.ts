/** Whose dossier what was told belongs to. */
import { expect, test } from 'vitest';
import { sorted } from './dossier';

const told = (kind: string, about: Record<string, number | string>) => ({ kind, rule: 'DIK-164', about });

test('claims, proofs and perjuries lie in the dossier of whom they are about', () => {
    const claim = told('said-reserve', { seat: 1, goods: 'pp', compare: 'least', number: 3 });
    const shown = told('was-shown-goods', { seat: 1, goods: 'pp', number: 1 });
    const looked = told('saw-power', { rival_seat: 2, number: 4 });
    const broken = told('perjured', { seat: 2, rival_seat: 0, number: 2 });
    const found = sorted([claim, shown, looked, broken, told('sent', { seat: 1 })], 0);

    expect(found[1]).toEqual({ claims: [claim], proofs: [shown], judged: [] });
    expect(found[2]).toEqual({ claims: [], proofs: [looked], judged: [broken] });
});

test('nobody keeps a dossier of himself', () => {
    expect(sorted([told('said-secret-icon', { seat: 0, icon: 'with' })], 0)).toEqual({});
});
