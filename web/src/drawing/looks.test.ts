import type { Component } from 'svelte';
import { expect, it } from 'vitest';
import { lookOf } from './looks';

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
