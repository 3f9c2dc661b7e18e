import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../lib/text/texts.svelte';
import { event, opened, type FakeLive } from './fake.svelte';
import Log from './Log.svelte';
import type { Sitting } from './sitting.svelte';
import { Story } from './story.svelte';

const march = (seat: number) => event('marched', { seat, province: 'krete' });

let sitting: Sitting;
let live: FakeLive;
let story: Story;

beforeAll(async () => {
    vi.stubGlobal('fetch', () =>
        Promise.resolve(new Response('{"language":"en","resources":[],"chapters":[]}')),
    );
    await speak('en');
});

beforeEach(() => {
    const made = opened();
    sitting = made.sitting;
    live = made.lives.get(0) as FakeLive;
    story = new Story(sitting, () => false);
    story.open();
    live.logFrom = 60;
    live.happen(...Array.from({ length: 80 }, () => march(1)));
    live.tell();
    flushSync();
});

afterEach(() => {
    cleanup();
    story.close();
    sitting.close();
});

const lines = (): number => document.querySelectorAll('.line').length;

test('earlier lines are shown when they are asked for, and those that are not here are fetched', async () => {
    render(Log, { sitting, story });
    expect(lines()).toBe(50);

    await fireEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect([lines(), live.asked]).toEqual([80, 1]);
    live.recall(...Array.from({ length: 60 }, () => march(2)));
    flushSync();
    await new Promise(requestAnimationFrame);
    flushSync();
    expect(lines()).toBe(100);
    await fireEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(lines()).toBe(140);
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
});

test('whoever scrolls to the top is shown what was before', async () => {
    render(Log, { sitting, story });
    const box = screen.getByRole('group');
    Object.defineProperty(box, 'scrollHeight', { value: 900 });
    Object.defineProperty(box, 'clientHeight', { value: 300 });
    box.scrollTop = 500;
    await fireEvent.scroll(box);
    expect(live.asked).toBe(0);

    box.scrollTop = 0;
    await fireEvent.scroll(box);
    expect([lines(), live.asked]).toEqual([80, 1]);
});
