/** The table as people meet it: chosen by mouse or keyboard, covered between two players, watched, broken. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ServerProblem } from '../lib/api/client';
import { speak } from '../lib/text/texts.svelte';
import { event, opened, seats, table, type FakeLive } from './fake.svelte';
import type { Sitting } from './sitting.svelte';
import Table from './Table.svelte';

const OFFERS = ['march thrace', 'march hellas', 'rally nicaea', 'pass'];

let sitting: Sitting;
let lives: Map<number | null, FakeLive>;

beforeAll(async () => {
    vi.stubGlobal('fetch', () =>
        Promise.resolve(new Response('{"language":"en","resources":[],"chapters":[]}')),
    );
    HTMLElement.prototype.scrollTo = () => {};
    await speak('en');
});

beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('logothete-guide', '{"off":true}');
});

afterEach(() => {
    cleanup();
    sitting.close();
});

function lay(...yours: number[]): void {
    ({ sitting, lives } = opened({ table: table({ yours }) }));
    render(Table, { sitting });
}

function live(seat: number | null): FakeLive {
    return lives.get(seat) as FakeLive;
}

function tell(seat: number | null, ...changes: Parameters<FakeLive['tell']>): void {
    live(seat).tell(...changes);
    flushSync();
}

test('the question is a sentence, and a verb that asks for nothing stands apart', () => {
    lay(0);
    tell(0, { offers: OFFERS });

    expect(screen.getByText(/What do you do\?/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'March' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Do nothing' })).toBeTruthy();
});

test('without a board a long list stands below the question, not in the side column', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    lay(0);
    tell(0, { offers: Array.from({ length: 20 }, (_, at) => `march province-${at}`) });

    const march = screen.getByRole('button', { name: /province-19/ });
    expect(march.closest('.things')?.classList).not.toContain('beside');
    vi.restoreAllMocks();
});

test('a decision is made by keyboard alone, and can be taken back step by step', async () => {
    const user = userEvent.setup();
    lay(0);
    tell(0, { offers: OFFERS });

    screen.getByRole('button', { name: 'March' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Thrace' })).toBe(document.activeElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Thrace' })).toBeNull();
    await user.keyboard('1');
    await user.keyboard('2');

    expect(live(0).sent.map((one) => one.action)).toEqual(['march hellas']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Hellas' }).disabled).toBe(true);
});

test('undo says what it would take back', async () => {
    const user = userEvent.setup();
    lay(0);
    tell(0, { offers: OFFERS });
    const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
    expect(undo.disabled).toBe(true);

    tell(0, { undoable: ['march thrace'] });
    expect(undo.title).toBe('Take back: March to Thrace');
    await user.keyboard('u');
    expect(live(0).sent.map((one) => one.action)).toEqual(['undo 1']);
});

test('letters typed into the chat are no shortcuts', async () => {
    const user = userEvent.setup();
    lay(0);
    tell(0, { offers: OFFERS, undoable: ['pass'] });

    await user.keyboard('c');
    await user.type(screen.getByRole('textbox', { name: 'Say something' }), 'luck 1');

    expect(live(0).sent).toEqual([]);
});

test('behind the cover there is nothing of the table', async () => {
    const user = userEvent.setup();
    lay(0, 1);
    live(0).happen(event('marched', { seat: 0, province: 'krete' }));
    tell(0, { offers: OFFERS });
    tell(1);

    expect(screen.getByRole('heading', { name: 'Pass the screen to Anna' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Krete|Thrace|What do you do/);
    await user.click(screen.getByRole('button', { name: /I am Anna: show/ }));
    expect(screen.getByText(/What do you do\?/)).toBeTruthy();
});

test('who watches is told so, and offered nothing', () => {
    lay();
    tell(null, { asked: [1] });

    expect(screen.getByText(/Waiting for Bela\./)).toBeTruthy();
    expect(screen.getByText('You are watching.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull();
});

test('a bot has a name of its own on its card, in the question and in the log, and is said to be a bot', async () => {
    lay(0);
    const leo = { kind: 'bot', name: '', who: 'leo', level: 'easy' } as const;
    live(0).log = [event('marched', { seat: 1, province: 'thrace' })];
    tell(0, { asked: [1], seats: seats().map((seat) => (seat.seat === 1 ? { ...seat, ...leo } : seat)) });

    expect(screen.getByText('Waiting for Leo (bot).')).toBeTruthy();
    expect(screen.getByText('Leo', { selector: '.card *' })).toBeTruthy();
    expect(screen.getByText(/Bot, easy/)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Leo (bot)').length).toBeGreaterThan(0));
});

test('who is replaced by a bot may return', () => {
    lay(0);
    tell(0, { offers: OFFERS, seats: seats().map((seat) => ({ ...seat, standin: seat.seat === 0 })) });

    expect(screen.getByRole('button', { name: 'Return to the table' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'March' })).toBeNull();
});

test('a connection that is over for good says why and offers a way out', () => {
    lay(0);
    tell(0);
    live(0).problem = new ServerProblem({ code: 'unreachable', detail: '' }, 0);
    live(0).link = 'closed';
    flushSync();

    const status = screen
        .getAllByRole('status')
        .find((one) => one.textContent?.includes('cannot be reached'));
    expect(status && within(status).getByRole('link', { name: 'To the tables' })).toBeTruthy();
});

test('the log can be narrowed to one seat', async () => {
    const user = userEvent.setup();
    lay(0);
    live(0).happen(
        event('marched', { seat: 1, province: 'krete' }),
        event('marched', { seat: 2, province: 'thrace' }),
    );
    tell(0);
    const log = screen.getByRole('group', { name: 'Log' });
    // Lines come with the frame after the move.
    await waitFor(() => expect(within(log).getAllByRole('listitem')).toHaveLength(2));

    await user.selectOptions(screen.getByRole('combobox'), 'About Carl');
    expect(within(log).getAllByRole('listitem')).toHaveLength(1);
    expect(log.textContent).toContain('Carl marches to Thrace.');
});

test('a decision that is offered again can be repeated as often as possible, and taken back as a whole', async () => {
    const user = userEvent.setup();
    lay(0);
    tell(0, { offers: ['march thrace', 'march hellas', 'pass'] });
    await user.click(screen.getByRole('button', { name: 'Thrace' }));
    expect(screen.queryByRole('button', { name: /As often as possible/ })).toBeNull();
    live(0).sent[0]?.done();
    await waitFor(() => expect(sitting.decisions).toBe(1));
    tell(0, { offers: ['march thrace', 'march hellas', 'pass'], undoable: ['march thrace'], planned: 1 });
    expect(screen.queryByRole('button', { name: /Undo all/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: /As often as possible: March to Thrace/i }));
    expect(live(0).sent[1]?.action).toMatch(/^march thrace; march thrace; /);
    live(0).sent[1]?.done(6);
    await waitFor(() => expect(sitting.decisions).toBe(2));
    tell(0, { offers: ['pass'], undoable: Array(5).fill('march thrace'), planned: 4, version: 6 });

    await user.click(screen.getByRole('button', { name: /Undo all 4/ }));
    expect(live(0).sent[2]?.action).toBe('undo 4');
});
