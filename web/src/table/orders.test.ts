/** Standing orders on the page: their words, the panel, the button beside a question, and what is sent. */
import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OrderKind, TitleDetail } from '../lib/api/types';
import { Catalogue } from '../lib/text/catalogue';
import { Narrator } from '../lib/text/narrator';
import { speak } from '../lib/text/texts.svelte';
import { opened, table, title, type FakeLive } from './fake.svelte';
import { draftOf, orderText, quickFor, valuesOf } from './orders';
import { panelsOf } from './panels';
import type { Sitting } from './sitting.svelte';
import Table from './Table.svelte';

const TEXTS = `
title-name = Trial
seat-number = seat { $number }
verb-pass = pass
action-pass = do nothing
prompt-turn = What do you do?
prompt-window = Do you answer?
house-doukas = Doukas
house-phokas = Phokas
order-span-turn = until the turn ends
order-span-always = until revoked
order-pass-name = Pass
order-pass = pass at once
order-pass-quick = Pass for this turn
order-parry-name = Parry
order-parry = parry { $whom }
order-parry-whom = Whom
order-parry-whom-anybody = anybody
order-parry-whom-house = the { $house }
`;
const KINDS: OrderKind[] = [
    { key: 'pass', spans: ['turn', 'always'], fields: [], quick: ['window'] },
    {
        key: 'parry',
        spans: ['always'],
        fields: [{ key: 'whom', words: ['anybody'], domains: ['house'] }],
        quick: [],
    },
];
const PASS = { id: 'o1', key: 'pass', span: 'turn', given: {} };
const PARRY = { id: 'o2', key: 'parry', span: 'always', given: { whom: 'house phokas' } };
const QUESTION = { offers: ['pass'], prompt: { key: 'window', rule: 'T-1', about: {} } };

const catalogue = new Catalogue('en', [TEXTS]);
const trial: TitleDetail = {
    ...title(),
    orders: KINDS,
    standing: [{ key: 'pass', span: 'turn', given: {} }],
};
const narrator = new Narrator(catalogue, trial, []);

let sitting: Sitting;
let lives: Map<number | null, FakeLive>;
let sent: { path: string; method: string; body: unknown }[];

beforeAll(async () => {
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
        if (!path.endsWith('/orders'))
            return Promise.resolve(new Response('{"language":"en","resources":[],"chapters":[]}'));
        sent.push({ path, method: init?.method ?? '', body: JSON.parse(String(init?.body)) });
        return Promise.resolve(new Response('[]'));
    });
    HTMLElement.prototype.scrollTo = () => {};
    await speak('en');
});

beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('logothete-guide', '{"off":true}');
    sent = [];
});

afterEach(() => {
    cleanup();
    sitting?.close();
});

function lay(detail: TitleDetail, ...yours: number[]): void {
    ({ sitting, lives } = opened({ title: detail, catalogue, table: table({ yours }) }));
    render(Table, { sitting });
}

function tell(seat: number | null, ...changes: Parameters<FakeLive['tell']>): void {
    lives.get(seat)?.tell(...changes);
    flushSync();
}

test('a draft has every default, and a field has words before things', () => {
    expect(draftOf(KINDS[1] as OrderKind, trial)).toEqual({
        key: 'parry',
        span: 'always',
        given: { whom: 'anybody' },
    });
    expect(valuesOf({ key: 'whom', words: ['anybody'], domains: ['house'] }, trial)).toEqual([
        'anybody',
        'house doukas',
        'house phokas',
    ]);
});

test('an order is a sentence in the words of the title', () => {
    expect(orderText(narrator, trial, PARRY)).toBe('Parry the Phokas');
    expect(orderText(narrator, trial, { key: 'parry', given: { whom: 'anybody' } })).toBe('Parry anybody');
});

test('the title says beside which question an order is offered', () => {
    expect(quickFor(trial, QUESTION.prompt)?.key).toBe('pass');
    expect(quickFor(trial, { key: 'turn', rule: 'T-1' })).toBeNull();
    expect(quickFor(trial, null)).toBeNull();
});

test('a title without orders has no panel for them, nor has somebody who watches', () => {
    lay(title(), 0);
    tell(0);
    expect(panelsOf(sitting, false).map((panel) => panel.key)).not.toContain('orders');
    cleanup();
    sitting.close();
    lay(trial);
    tell(null);
    expect(panelsOf(sitting, false).map((panel) => panel.key)).not.toContain('orders');
});

test('the quick order is given beside its question, and keeps those that stand', async () => {
    const user = userEvent.setup();
    lay(trial, 0);
    tell(0, { offers: ['pass'] });
    expect(screen.queryByRole('button', { name: 'Pass for this turn' })).toBeNull();

    tell(0, { ...QUESTION, orders: [PARRY] });
    screen.getByRole('button', { name: 'Pass for this turn' }).focus();
    await user.keyboard('{Enter}');

    expect(sent).toEqual([
        {
            path: '/api/games/g1/seats/0/orders',
            method: 'PUT',
            body: { keep: ['o2'], give: [{ key: 'pass', span: 'turn', given: {} }] },
        },
    ]);
});

test('the panel lists what stands, and revokes one of it', async () => {
    const user = userEvent.setup();
    lay(trial, 0);
    tell(0, { orders: [PASS, PARRY] });
    await user.click(screen.getByRole('tab', { name: 'Orders' }));

    const list = within(screen.getByRole('list', { name: 'Orders that stand' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
        'Pass at onceuntil the turn ends',
        'Parry the Phokasuntil revoked',
    ]);
    await user.click(list.getByRole('button', { name: 'Revoke: Pass at once' }));
    expect(sent.map((one) => one.body)).toEqual([{ keep: ['o2'], give: [] }]);

    expect(screen.getByText(/So everybody begins/)).toBeTruthy();

    tell(0, { orders: [PARRY] });
    expect(screen.queryByText(/So everybody begins/)).toBeNull();
    tell(0, { orders: [] });
    expect(screen.getByText(/You have given no orders/)).toBeTruthy();
});

test('a new order is put together from what its kind leaves open', async () => {
    const user = userEvent.setup();
    lay(trial, 0);
    tell(0, { orders: [PASS] });
    await user.click(screen.getByRole('tab', { name: 'Orders' }));

    expect(screen.queryByRole('combobox', { name: 'What is to be done' })).toBeNull();
    const kinds = within(screen.getByRole('group', { name: 'What is to be done' }));
    expect(kinds.getByRole<HTMLInputElement>('radio', { name: 'Pass' }).checked).toBe(true);
    await user.click(kinds.getByRole('radio', { name: 'Parry' }));
    await user.click(screen.getByRole('radio', { name: 'The Doukas' }));
    expect(screen.getByText(/Parry the Doukas/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Give this order' }));

    expect(sent.map((one) => one.body)).toEqual([
        { keep: ['o1'], give: [{ key: 'parry', span: 'always', given: { whom: 'house doukas' } }] },
    ]);
});

test('of many things one is picked from a list, and of few each has a tile', async () => {
    const user = userEvent.setup();
    const houses = Array.from({ length: 20 }, (_, at) => `h${at}`);
    lay({ ...trial, domains: { ...trial.domains, house: ['doukas', 'phokas', ...houses] } }, 0);
    tell(0);
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    await user.click(screen.getByRole('radio', { name: 'Parry' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anybody' }).checked).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Whom' }), 'The Phokas');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anybody' }).checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Give this order' }));
    expect(sent.map((one) => one.body)).toEqual([
        { keep: [], give: [{ key: 'parry', span: 'always', given: { whom: 'house phokas' } }] },
    ]);
});

test('on a shared screen each player sees only their own orders', async () => {
    const user = userEvent.setup();
    lay(trial, 0, 1);
    tell(0, { ...QUESTION, orders: [PASS] });
    tell(1, { orders: [PARRY] });
    expect(document.body.textContent).not.toMatch(/Pass at once|Parry/);
    await user.click(screen.getByRole('button', { name: /I am Anna: show/ }));
    await user.click(screen.getByRole('tab', { name: 'Orders' }));

    expect(screen.getByRole('button', { name: 'Revoke: Pass at once' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Revoke: Parry/ })).toBeNull();
});
