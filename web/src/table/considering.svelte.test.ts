import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../lib/text/texts.svelte';
import Chooser from './Chooser.svelte';
import { PRESSES, RESTS } from './considering.svelte';
import { opened, type FakeLive } from './fake.svelte';
import { question } from './question';
import type { Sitting } from './sitting.svelte';

let sitting: Sitting;
let live: FakeLive;

beforeAll(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ language: 'en', resources: [] })));
    await speak('en');
});

beforeEach(() => {
    vi.useFakeTimers();
    const made = opened({});
    sitting = made.sitting;
    live = made.lives.get(0) as FakeLive;
    live.tell({
        offers: ['march thrace', 'march hellas', 'bribe doukas nicaea', 'bribe phokas nicaea', 'pass'],
        left: { march: 9 },
    });
    flushSync();
    render(Chooser, { sitting });
});

afterEach(() => {
    cleanup();
    sitting.close();
    vi.useRealTimers();
});

function button(name: RegExp): HTMLElement {
    return screen.getByRole('button', { name });
}

/** jsdom has no pointer events of its own. */
function pointer(type: string, target: Element, pointerType: string): Promise<boolean> {
    const event = new MouseEvent(type, { bubbles: true, clientX: 5, clientY: 5 });
    return fireEvent(target, Object.assign(event, { pointerType })) as unknown as Promise<boolean>;
}

test('a verb that is pointed at is explained with what is left of it, and lights its targets', async () => {
    expect(sitting.lit.targets.map((thing) => thing.key)).toContain('nicaea');
    await pointer('pointerenter', button(/March/), 'mouse');
    expect(sitting.lit.targets.map((thing) => thing.key)).toEqual(['thrace', 'hellas']);
    expect(document.querySelector('.hint')).toBeNull();
    await vi.advanceTimersByTimeAsync(RESTS);
    await tick();
    expect(document.querySelector('.hint')?.textContent).toMatch(/9 left.*Go to a neighbour/s);
    expect(sitting.choice.steps).toEqual([]);

    await pointer('pointerleave', button(/March/), 'mouse');
    await vi.advanceTimersByTimeAsync(RESTS);
    expect(document.querySelector('.hint')).toBeNull();
    expect(sitting.lit).toBe(sitting.choice);
});

test('whoever listens is told the same', () => {
    const words = button(/March/).getAttribute('aria-describedby');
    expect(document.getElementById(words ?? '')?.textContent).toBe('9 left. Go to a neighbour.');
});

test('a finger that presses for long asks and chooses nothing, a short one chooses', async () => {
    const march = button(/March/);
    await pointer('pointerdown', march, 'touch');
    await vi.advanceTimersByTimeAsync(PRESSES);
    await tick();
    expect(document.querySelector('.hint')).not.toBeNull();
    await pointer('pointerup', march, 'touch');
    await fireEvent.click(march);
    expect(sitting.choice.steps).toEqual([]);
    await pointer('pointerdown', march, 'touch');
    await pointer('pointerup', march, 'touch');
    await fireEvent.click(march);
    expect(sitting.choice.steps).toEqual([{ verb: 'march' }]);
    expect(document.querySelector('.hint')).toBeNull();
});

test('the question goes on with each step', () => {
    expect(question(sitting)).toBeNull();
    sitting.pick({ verb: 'bribe' });
    expect(question(sitting)).toBe('Whom do you bribe?');
    sitting.pick({ thing: { domain: 'city', key: 'nicaea' } });
    expect(question(sitting)).toBe('Whom do you bribe in Nicaea?');
    sitting.choice.reset();
    sitting.pick({ verb: 'march' });
    expect(question(sitting)).toContain('March');
    sitting.choice.reset();
    sitting.pick({ thing: { domain: 'city', key: 'nicaea' } });
    expect(question(sitting)).toBe('Whom do you bribe in Nicaea?');
    live.tell({ offers: ['rally nicaea', 'bribe doukas nicaea', 'pass'] });
    flushSync();
    sitting.pick({ thing: { domain: 'city', key: 'nicaea' } });
    expect(question(sitting)).toContain('Nicaea');
});
