import { expect, test } from 'vitest';
import type { Offer } from '../lib/text/narrator';
import { Choice } from './choice.svelte';

const DOMAINS: Record<string, string[]> = {
    pass: [],
    march: ['province'],
    rally: ['city'],
    bribe: ['house', 'city'],
    move: ['square', 'square'],
};

function offers(...texts: string[]): Offer[] {
    return texts.map((text) => {
        const [verb = '', ...keys] = text.split(' ');
        return { text, verb, things: keys.map((key, at) => ({ domain: DOMAINS[verb]?.[at] ?? '', key })) };
    });
}

function choosing(...texts: string[]): Choice {
    const choice = new Choice();
    choice.offer(offers(...texts));
    return choice;
}

const city = (key: string) => ({ thing: { domain: 'city', key } });
const house = (key: string) => ({ thing: { domain: 'house', key } });
const square = (key: string) => ({ thing: { domain: 'square', key } });
const keys = (things: readonly { key: string }[]) => things.map((thing) => thing.key);

test('a verb and then its target settle an offer', () => {
    const choice = choosing('pass', 'march thrace', 'march hellas', 'rally nicaea');

    expect(choice.pick({ verb: 'march' })).toBeNull();
    expect(keys(choice.next)).toEqual(['thrace', 'hellas']);
    expect(choice.pick({ thing: { domain: 'province', key: 'hellas' } })?.text).toBe('march hellas');
});

test('a verb without things settles at once', () => {
    expect(choosing('pass', 'march thrace').pick({ verb: 'pass' })?.text).toBe('pass');
});

test('pointing at something without a verb only says what can be done there', () => {
    const choice = choosing(
        'pass',
        'rally nicaea',
        'bribe doukas nicaea',
        'bribe phokas nicaea',
        'march thrace',
    );

    expect(choice.pick(city('nicaea'))).toBeNull();

    expect(choice.ways.map((way) => [way.verb, way.offers.length])).toEqual([
        ['rally', 1],
        ['bribe', 2],
    ]);
    expect(choice.pick({ verb: 'bribe' })).toBeNull();
    expect(keys(choice.next)).toEqual(['doukas', 'phokas']);
    expect(choice.pick(house('phokas'))?.text).toBe('bribe phokas nicaea');
});

test('a misplaced click decides nothing even if only one thing can be done there', () => {
    const choice = choosing('pass', 'rally nicaea', 'march thrace');

    expect(choice.pick(city('nicaea'))).toBeNull();
    expect(choice.pick({ verb: 'rally' })?.text).toBe('rally nicaea');
});

test('with only one verb that asks for something, its thing is enough', () => {
    const choice = choosing('pass', 'rally nicaea', 'rally ephesus');

    expect(choice.verb).toBe('rally');
    expect(choice.pick(city('ephesus'))?.text).toBe('rally ephesus');
});

test('the things of a verb may be named in any order', () => {
    const choice = choosing('bribe doukas nicaea', 'bribe phokas nicaea', 'bribe doukas ephesus');

    expect(keys(choice.targets)).toEqual(['doukas', 'nicaea', 'phokas', 'ephesus']);
    expect(choice.pick(city('nicaea'))).toBeNull();
    expect(keys(choice.next)).toEqual(['doukas', 'phokas']);
});

test('of two things of one domain the first is asked first', () => {
    const choice = choosing('move a b', 'move b c', 'move b a');

    expect(keys(choice.targets)).toEqual(['a', 'b']);
    expect(choice.pick(square('b'))).toBeNull();
    expect(keys(choice.targets)).toEqual(['c', 'a']);
    expect(choice.pick(square('a'))?.text).toBe('move b a');
});

test('what has only one answer is not asked', () => {
    const choice = choosing('bribe doukas nicaea', 'bribe doukas ephesus');

    expect(keys(choice.next)).toEqual(['nicaea', 'ephesus']);
});

test('a single offer is still shown before it is done', () => {
    const choice = choosing('pass', 'bribe doukas nicaea');

    expect(keys(choice.next)).toEqual(['nicaea']);
    expect(choice.pick(city('nicaea'))?.text).toBe('bribe doukas nicaea');
});

test('what is not offered changes nothing', () => {
    const choice = choosing('march thrace', 'march hellas');

    expect(choice.pick(city('nicaea'))).toBeNull();
    expect(choice.steps).toEqual([]);
});

test('steps are taken back one by one', () => {
    const choice = choosing('bribe doukas nicaea', 'bribe phokas nicaea', 'rally ephesus', 'rally nicaea');
    choice.pick({ verb: 'bribe' });
    choice.pick(city('nicaea'));

    expect(choice.back()).toBe(true);
    expect(choice.steps).toEqual([{ verb: 'bribe' }]);
    expect(choice.back()).toBe(true);
    expect(choice.back()).toBe(false);
    expect(choice.verb).toBeNull();
});

test('other offers keep what was half chosen as far as it still leads somewhere', () => {
    const choice = choosing('bribe doukas nicaea', 'bribe doukas ephesus', 'bribe phokas nicaea', 'pass');
    choice.pick({ verb: 'bribe' });
    choice.pick(house('doukas'));

    choice.offer(offers('bribe doukas nicaea', 'bribe doukas ephesus', 'pass'));
    expect(choice.steps).toHaveLength(2);
    choice.offer(offers('bribe phokas nicaea', 'bribe phokas ephesus', 'pass'));
    expect(choice.steps).toEqual([{ verb: 'bribe' }]);
    choice.offer(offers('march thrace', 'pass'));
    expect(choice.steps).toHaveLength(0);
});

test('another question drops what was half chosen, even with the same offers', () => {
    const choice = choosing('march thrace', 'march hellas', 'pass');
    choice.pick({ verb: 'march' });

    choice.offer(offers('march thrace', 'march hellas', 'pass'), 'another');
    expect(choice.steps).toHaveLength(0);
});
