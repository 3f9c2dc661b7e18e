/** What a game shows of itself: a film that plays only while it may, and examples that can be leafed through. */
import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { gameOf } from '../games';
import type { Game } from '../games/contract';
import type { ShownFrame } from '../lib/api/types';
import { prefer } from '../lib/settings.svelte';
import { speak } from '../lib/text/texts.svelte';
import { catalogue, title } from '../table/fake.svelte';
import Examples from './Examples.svelte';
import Film from './Film.svelte';
import { told, type Show } from './shown';

let show: Show;
/** Tells the film whether it is in view. */
let see: (inView: boolean) => void;

beforeAll(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"language":"en","resources":[]}')));
    vi.stubGlobal(
        'IntersectionObserver',
        class {
            constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
                see = (isIntersecting) => {
                    tell([{ isIntersecting }]);
                    flushSync();
                };
            }
            observe(): void {}
            disconnect(): void {}
        },
    );
    await speak('en');
    const game = (await gameOf('tictactoe')) as Game;
    show = {
        game,
        scene: { rows: ['1', '2', '3'], columns: ['a', 'b', 'c'] },
        detail: title(),
        catalogue,
        shown: { players: 2, film: FILM, examples: [] },
    };
    show.shown.examples = [
        { key: 'march', rule: 'GAM-001', frames: [frame(0, 'thrace'), frame(1, 'krete')] },
    ];
});

beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return prefer({ motion: 'full' });
});

afterEach(() => {
    cleanup();
    vi.useRealTimers();
});

function frame(number: number, province: string): ShownFrame {
    const log = [{ kind: 'marched', rule: 'GAM-001', about: { seat: 0, province } }];
    const stands = [{ house: 'doukas' }, { house: 'phokas' }];
    return { number, seat: 0, view: { seat: null, squares: Array(9).fill(null), won: [] }, stands, log };
}

const FILM = [frame(0, 'thrace'), frame(1, 'hellas'), frame(2, 'krete')];

function caption(): string {
    return document.querySelector('figcaption p')?.textContent ?? '';
}

test('a move is told by what stands for its seat', () => {
    expect(told(show, frame(0, 'thrace'))).toEqual(['Doukas marches to Thrace.']);
});

test('a film plays while it is in view, from the end on again', () => {
    render(Film, { show });
    vi.advanceTimersByTime(5_000);
    expect(caption()).toBe('Doukas marches to Thrace.');
    see(true);
    vi.advanceTimersByTime(2_300);
    flushSync();
    expect(caption()).toBe('Doukas marches to Hellas.');
    vi.advanceTimersByTime(4_500);
    flushSync();
    expect(caption()).toBe('Doukas marches to Thrace.');
    see(false);
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(caption()).toBe('Doukas marches to Thrace.');
});

test('who wants things to keep still leafs through it', async () => {
    await prefer({ motion: 'reduced' });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
    render(Film, { show });
    see(true);
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(caption()).toBe('Doukas marches to Thrace.');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous move' }));
    expect(caption()).toBe('Doukas marches to Krete.');
});

test('nothing on its board can be reached', () => {
    render(Film, { show });
    const stage = document.querySelector('.stage');
    expect(stage?.hasAttribute('inert')).toBe(true);
    expect(screen.getAllByRole('button').every((one) => !stage?.contains(one))).toBe(true);
});

test('an example shows the position, then the move, with its rule', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
    const go = vi.fn();
    render(Examples, { show, title: 'trial', known: new Map([['GAM-001', { title: 'March' }]]), go });
    const steps = within(screen.getByRole('group', { name: 'The position' }));
    expect(screen.getByText('This is how it stood.')).toBeTruthy();
    await user.click(steps.getByRole('radio', { name: 'After' }));
    expect(screen.getByText('Doukas marches to Krete.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /GAM-001/ }));
    expect(go).toHaveBeenCalledWith('GAM-001');
    await user.click(screen.getByRole('button', { expanded: true }));
    expect(document.querySelector('.stage')).toBeNull();
});
