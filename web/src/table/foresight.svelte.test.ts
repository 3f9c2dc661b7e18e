import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Odds } from '../lib/api/types';
import { opened, refused, title, type FakeLive } from './fake.svelte';
import { Foresight } from './foresight.svelte';
import type { Sitting } from './sitting.svelte';

let sitting: Sitting;
let live: FakeLive;
let foresight: Foresight;
const ask = vi.fn<(seat: number, action: string) => Promise<Odds>>();

beforeEach(() => {
    const detail = title();
    const verbs = detail.verbs.map((verb) => ({ ...verb, odds: verb.key === 'bribe' }));
    const made = opened({ title: { ...detail, verbs } });
    sitting = made.sitting;
    live = made.lives.get(0) as FakeLive;
    live.tell({ offers: ['march thrace', 'bribe doukas nicaea', 'bribe phokas ephesus'] });
    flushSync();
    foresight = new Foresight(sitting, ask);
    ask.mockReset();
    ask.mockImplementation((_seat, action) =>
        Promise.resolve({
            changes: [],
            version: 1,
            action,
            lines: [{ key: 'bribes', chances: [0.25, 0.75], outcomes: [], factors: [] }],
        }),
    );
});

afterEach(() => sitting.close());

function actions(): string[] {
    return foresight.prospects.map((one) => one.offer.text);
}

test('nothing is foreseen before something was chosen', () => {
    expect(actions()).toEqual([]);
});

test('a verb that can be reckoned has a prospect for each action left', async () => {
    sitting.pick({ verb: 'bribe' });
    expect(actions()).toEqual(['bribe doukas nicaea', 'bribe phokas ephesus']);
    await foresight.show();
    expect(foresight.open).toBe(true);
    expect(foresight.prospects.map((one) => one.odds?.lines[0]?.chances)).toEqual([
        [0.25, 0.75],
        [0.25, 0.75],
    ]);
});

test('other verbs have none', () => {
    sitting.pick({ thing: { domain: 'province', key: 'thrace' } });
    expect(actions()).toEqual([]);
});

test('what is known is not asked again until the position changes', async () => {
    sitting.pick({ thing: { domain: 'city', key: 'nicaea' } });
    await foresight.show();
    await foresight.show();
    expect(ask).toHaveBeenCalledTimes(1);
    live.tell({ offers: ['bribe doukas nicaea', 'bribe phokas nicaea'] });
    flushSync();
    await foresight.show();
    expect(ask).toHaveBeenCalledTimes(3);
});

test('an answer that needs nothing else is reckoned as it stands', () => {
    live.tell({ offers: ['pass'] });
    flushSync();
    expect(actions()).toEqual([]);
    const detail = title();
    const made = opened({
        title: { ...detail, verbs: detail.verbs.map((verb) => ({ ...verb, odds: true })) },
    });
    (made.lives.get(0) as FakeLive).tell({ offers: ['pass'] });
    flushSync();
    const other = new Foresight(made.sitting, ask);
    expect(other.prospects.map((one) => one.offer.text)).toEqual(['pass']);
    made.sitting.close();
});

test('outcomes with names have a hope, numbers have none', async () => {
    sitting.pick({ thing: { domain: 'city', key: 'nicaea' } });
    const offer = foresight.prospects[0]?.offer;
    if (!offer) throw new Error('nothing is offered');
    await foresight.learn();
    expect(foresight.hope(offer)).toBeNull();
    expect(foresight.open).toBe(false);
    ask.mockImplementation((_seat, action) =>
        Promise.resolve({
            changes: [],
            version: 2,
            action,
            lines: [
                { key: 'bribes', chances: [0.625, 0.375], outcomes: ['bribed', 'unchanged'], factors: [] },
            ],
        }),
    );
    live.tell({ offers: ['bribe doukas nicaea', 'bribe phokas nicaea'] });
    flushSync();
    expect(foresight.hope(offer)).toBeNull();
    sitting.pick({ thing: { domain: 'city', key: 'nicaea' } });
    await foresight.learn();
    expect(foresight.hope(offer)).toBe(0.625);
});

test('without an answer nothing is shown', async () => {
    ask.mockRejectedValue(refused('not-running'));
    sitting.pick({ verb: 'bribe' });
    await foresight.show();
    expect(foresight.open).toBe(false);
});
