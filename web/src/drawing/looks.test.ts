import type { Component } from 'svelte';
import { expect, it } from 'vitest';
import { lookAmong, lookOf, TONES } from './looks';

const bear = (() => ({})) as unknown as Component;
const armoury = { tones: { red: 1, blue: 5 }, emblems: { bear } };
const houses = [
    { key: 'first', colour: 'blue', emblem: 'bear' },
    { key: 'second', colour: 'ochre', emblem: 'whale' },
];

it('takes tone and emblem from the content', () => {
    expect(lookOf(houses, 'first', armoury)).toEqual({ tone: 5, emblem: bear });
});

it('goes by the place where a pack has a colour or an emblem of its own', () => {
    expect(lookOf(houses, 'second', armoury)).toEqual({ tone: 2 });
});

it('gives a seat that stands for nothing yet the tone of its number', () => {
    expect([0, 1, 2].map((seat) => lookAmong([null, null, null], seat).tone)).toEqual([1, 2, 3]);
});

it('gives no two seats the same tone, whoever has chosen already', () => {
    const tones = Array.from({ length: TONES }, (_, at) => at + 1);
    for (const first of tones) {
        for (const second of tones.filter((tone) => tone !== first)) {
            const standing = [null, { tone: first }, null, { tone: second }, null, null];
            const seen = standing.map((_, seat) => lookAmong(standing, seat).tone);
            expect([seen[1], seen[3]]).toEqual([first, second]);
            expect(new Set(seen).size).toBe(standing.length);
        }
    }
});
