import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '../games/contract';
import { event, opened, type FakeLive } from './fake.svelte';
import type { Sitting } from './sitting.svelte';
import { by, mentions, Story } from './story.svelte';

const march = (seat: number, province: string) => event('marched', { seat, province });

let sitting: Sitting;
let live: FakeLive;
let story: Story;
let moving: boolean;

beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    moving = true;
    const made = opened();
    sitting = made.sitting;
    live = made.lives.get(0) as FakeLive;
    story = new Story(sitting, () => moving);
    story.open();
});

afterEach(() => {
    story.close();
    sitting.close();
    vi.useRealTimers();
});

function happen(...events: Parameters<FakeLive['happen']>): void {
    live.happen(...events);
    live.tell();
    flushSync();
}

test('what was there when the page was opened is no news', () => {
    happen(event('rolled', { seat: 1, die: 4 }));

    expect(story.moment).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(story.spoken).toBe('');
});

test('what is new is read out, gathered, and marked on the board', () => {
    happen(march(1, 'krete'));
    happen(march(1, 'thrace'));
    happen(march(2, 'hellas'));
    vi.advanceTimersByTime(1_000);

    expect(story.spoken).toBe('Bela marches to Thrace. Carl marches to Hellas.');
    expect(story.recent).toEqual([
        { domain: 'seat', key: '2' },
        { domain: 'province', key: 'hellas' },
    ]);
});

test('after an undo the move before it is the latest again', () => {
    happen(march(1, 'krete'));
    happen(march(2, 'hellas'));
    live.log = live.log.slice(0, 1);
    flushSync();

    expect(story.recent).toContainEqual({ domain: 'province', key: 'krete' });
});

test('what is long past is no news when it comes', () => {
    live.logFrom = 2;
    happen(march(1, 'krete'));
    happen(march(2, 'hellas'));
    vi.advanceTimersByTime(1_000);
    story.earlier();
    live.recall(event('rolled', { seat: 1, die: 4 }), march(1, 'thrace'));
    flushSync();

    expect(live.asked).toBe(1);
    expect([story.first, story.length]).toEqual([0, 4]);
    expect(story.moment).toBeNull();
    expect(story.recent).toContainEqual({ domain: 'province', key: 'hellas' });
    vi.advanceTimersByTime(1_000);
    expect(story.spoken).toBe('Carl marches to Hellas.');
});

test('places in the log are counted from the start of the game', () => {
    live.logFrom = 300;
    happen(march(0, 'krete'), march(1, 'hellas'));

    expect(story.since).toBe(301);
    expect(story.play()).toBe(true);
    expect(story.film?.lines.map((line) => line.at)).toEqual([301]);
});

test('dice are shown for a moment, those of one move together', () => {
    happen(march(1, 'krete'));
    happen(event('rolled', { seat: 1, die: 4 }), event('rolled', { seat: 2, die: 6 }));

    expect(story.moment?.dice).toEqual([
        { value: 4, seat: 1 },
        { value: 6, seat: 2 },
    ]);
    vi.advanceTimersByTime(5_000);
    expect(story.moment).toBeNull();
});

test('the film shows what others did since the reader’s own decision', async () => {
    happen(march(1, 'krete'));
    live.tell({ offers: ['pass', 'march thrace'] });
    flushSync();
    sitting.pick({ verb: 'pass' });
    live.sent[0]?.done();
    await vi.advanceTimersByTimeAsync(0);
    happen(event('marched', { seat: 0, province: 'thrace' }), march(1, 'hellas'), march(2, 'krete'));

    expect(story.missed).toBe(2);
    expect(story.play()).toBe(true);
    expect(sitting.pointed).toEqual({ domain: 'province', key: 'hellas' });
    vi.advanceTimersByTime(1_000);
    expect(sitting.pointed).toEqual({ domain: 'province', key: 'krete' });
    expect(story.recent).toContainEqual({ domain: 'seat', key: '2' });
    vi.advanceTimersByTime(1_000);
    expect(story.film).toBeNull();
    expect(sitting.pointed).toBeNull();
});

test('a paused film waits, and can be wound by hand', () => {
    happen(march(0, 'thrace'), march(1, 'hellas'), march(2, 'krete'));
    story.play();
    story.pause();
    vi.advanceTimersByTime(10_000);

    expect(story.film?.at).toBe(0);
    story.go(1);
    expect(story.film?.at).toBe(1);
    story.go(1);
    expect(story.film).toBeNull();
});

test('without motion there is no film', () => {
    moving = false;
    happen(march(0, 'thrace'), march(1, 'hellas'));

    expect(story.play()).toBe(false);
    expect(story.missed).toBe(1);
});

test('an event tells whose doing it was and whom it mentions', () => {
    const bribe = event('bribed', { seat: 1, rival_seat: 2, turn: 0 });

    expect(by(bribe)).toBe(1);
    expect([0, 1, 2].filter((seat) => mentions(bribe, seat))).toEqual([1, 2]);
});

test('a moment has all its events, and more dice are shown longer', () => {
    happen(march(1, 'krete'));
    const dice = Array.from({ length: 10 }, (_, at) => event('rolled', { seat: 1, die: at }));
    happen(...dice);
    expect(story.moment?.events).toEqual(dice);
    vi.advanceTimersByTime(2_500);
    expect(story.moment).not.toBeNull();
    vi.advanceTimersByTime(2_500);
    expect(story.moment).toBeNull();
});

test('what was thrown is shown before what came of it, and after what came before', () => {
    const shown: Record<string, 'die' | 'event'> = { bribed: 'event', rolled: 'die' };
    const game = { moment: ({ kind }: { kind: string }) => shown[kind] ?? null } as unknown as Game;
    const made = opened({ game });
    const told = new Story(made.sitting, () => true);
    told.open();
    const its = made.lives.get(0) as FakeLive;
    const bribe = (turn: number) => event('bribed', { seat: 1, rival_seat: 2, turn });
    const roll = (die: number) => event('rolled', { seat: 1, die });
    for (const events of [[march(1, 'krete')], [bribe(0), roll(4), bribe(1), roll(6)]]) {
        its.happen(...events);
        its.tell();
        flushSync();
    }

    const shows = () => told.moment?.events.map(({ about }) => about['turn'] ?? about['die']);
    expect(shows()).toEqual([0]);
    vi.advanceTimersByTime(2_700);
    expect(shows()).toEqual([4, 6]);
    vi.advanceTimersByTime(2_300);
    expect(shows()).toEqual([1]);
    told.close();
    made.sitting.close();
});
