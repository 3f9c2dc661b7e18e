import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Why } from '../lib/api/types';
import { plain } from '../lib/text/narrator';
import { opened, refused, type FakeLive } from './fake.svelte';
import { Inquiry, PATIENCE } from './inquiry.svelte';
import type { Sitting } from './sitting.svelte';

const krete = { domain: 'province', key: 'krete' };
const thrace = { domain: 'province', key: 'thrace' };

let sitting: Sitting;
let live: FakeLive;
let inquiry: Inquiry;
const ask = vi.fn<(seat: number, action: string) => Promise<Why>>();

beforeEach(() => {
    vi.useFakeTimers();
    const made = opened();
    sitting = made.sitting;
    live = made.lives.get(0) as FakeLive;
    live.tell({
        offers: [
            'march thrace',
            'march hellas',
            'rally nicaea',
            'bribe doukas nicaea',
            'bribe phokas ephesus',
        ],
    });
    flushSync();
    inquiry = new Inquiry(sitting, ask);
    ask.mockReset();
    ask.mockImplementation((_seat, action) =>
        Promise.resolve({
            version: 1,
            action,
            allowed: false,
            rule: 'T-9',
            reason: 'too-far',
            about: { province: 'krete' },
        }),
    );
});

afterEach(() => {
    sitting.close();
    vi.useRealTimers();
});

test('what glows says what can be done with it', () => {
    inquiry.inspect(thrace);

    expect(inquiry.detail?.can).toEqual(['March to Thrace']);
    expect(inquiry.detail?.refusals).toEqual([]);
});

test('with a verb, what does not glow says why, after a moment', async () => {
    sitting.pick({ verb: 'march' });
    inquiry.inspect(krete);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(PATIENCE);

    expect(ask).toHaveBeenCalledWith(0, 'march krete');
    expect(inquiry.detail?.refusals.map((one) => [one.verb, plain(one.pieces), one.rule])).toEqual([
        [null, 'Krete is too far.', 'T-9'],
    ]);
});

test('a reason goes with its position, and may be asked for in the next', async () => {
    const offers = sitting.choice.offers.map((offer) => offer.text);
    inquiry.inspect(krete);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(inquiry.detail?.refusals).toHaveLength(1);

    live.tell({ offers });
    flushSync();
    expect(inquiry.detail).toBeNull();
    inquiry.inspect(krete);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(inquiry.detail?.refusals).toHaveLength(1);
});

test('a reason that comes after its position has passed is not said', async () => {
    inquiry.inspect(krete);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    let answer: (why: Why) => void = () => undefined;
    ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(1);
    live.tell({ offers: ['march thrace'] });
    flushSync();
    inquiry.inspect(krete);
    answer({ version: 1, action: '', allowed: false, rule: 'T-9', reason: 'too-far', about: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(inquiry.detail?.refusals).toEqual([]);
});

test('whoever only passes over things asks nothing', async () => {
    sitting.pick({ verb: 'march' });
    inquiry.inspect(krete);
    inquiry.inspect(null);
    await vi.advanceTimersByTimeAsync(PATIENCE * 2);

    expect(ask).not.toHaveBeenCalled();
});

test('an answer is kept for the position and asked anew in the next', async () => {
    sitting.pick({ verb: 'march' });
    for (const thing of [krete, thrace, krete]) {
        inquiry.inspect(thing);
        await vi.advanceTimersByTimeAsync(PATIENCE);
    }
    expect(ask).toHaveBeenCalledTimes(1);

    inquiry.clear();
    live.tell({ offers: ['march hellas', 'march thrace'] });
    flushSync();
    inquiry.inspect(krete);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(ask).toHaveBeenCalledTimes(2);
});

test('without a verb, each that is offered and takes such a thing says why', async () => {
    inquiry.inspect({ domain: 'city', key: 'ephesus' });
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(ask).not.toHaveBeenCalled();

    inquiry.inspect(krete);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(ask.mock.calls).toEqual([[0, 'march krete']]);
    expect(inquiry.detail?.refusals.map((one) => one.verb)).toEqual(['march']);
});

test('a verb with two things is asked about once the other is chosen', async () => {
    sitting.pick({ verb: 'bribe' });
    inquiry.inspect({ domain: 'city', key: 'krete' });
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(ask).not.toHaveBeenCalled();

    live.tell({ offers: ['bribe doukas nicaea', 'bribe doukas ephesus', 'bribe phokas ephesus', 'pass'] });
    flushSync();
    sitting.pick({ verb: 'bribe' });
    sitting.pick({ thing: { domain: 'house', key: 'doukas' } });
    inquiry.inspect({ domain: 'city', key: 'thebae' });
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(ask).toHaveBeenCalledWith(0, 'bribe doukas thebae');
});

test('a server that cannot answer costs no more than the reason', async () => {
    ask.mockImplementation(() => Promise.reject(refused('unreachable')));
    sitting.pick({ verb: 'march' });
    inquiry.inspect(krete);
    await vi.advanceTimersByTimeAsync(PATIENCE);

    expect(inquiry.detail?.refusals).toEqual([]);
});

test('what one would want with a thing is asked where nothing was chosen yet', async () => {
    inquiry.inspect(krete, 'march');
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(ask).toHaveBeenCalledWith(0, 'march krete');
});
