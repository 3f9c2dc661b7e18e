/** What the player should know before it is done: shown with its rule, and done only when that is confirmed. */
import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Catalogue } from '../lib/text/catalogue';
import { speak } from '../lib/text/texts.svelte';
import CautionDialog from './CautionDialog.svelte';
import { opened, type FakeLive } from './fake.svelte';
import type { Sitting } from './sitting.svelte';

const TEXTS = `
title-name = Trial
seat-number = seat { $number }
verb-pass = pass
action-pass = do nothing
caution-oath = this breaks your oath to { $rival_seat }
`;

let sitting: Sitting;
let live: FakeLive;

beforeAll(async () => {
    vi.stubGlobal('fetch', () =>
        Promise.resolve(Response.json({ language: 'en', title: 'trial', resources: [], chapters: [] })),
    );
    HTMLDialogElement.prototype.showModal = function () {
        this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
        this.open = false;
        this.dispatchEvent(new Event('close'));
    };
    await speak('en');
});

beforeEach(() => {
    const made = opened({ catalogue: new Catalogue('en', [TEXTS]) });
    sitting = made.sitting;
    live = made.lives.get(0) as FakeLive;
    const cautions = { pass: [{ key: 'oath', rule: 'T-2', about: { rival_seat: 1 } }] };
    live.tell({ offers: ['pass'], cautions });
    render(CautionDialog, { sitting });
    flushSync();
});

afterEach(() => {
    cleanup();
    sitting.close();
});

test('it says what is broken, and does nothing when that is left', async () => {
    void sitting.act('pass');
    flushSync();
    expect(screen.getByText(/do nothing/i)).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toContain('This breaks your oath to');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Leave it' }));
    expect(live.sent).toEqual([]);
    expect(sitting.doubt).toBeNull();
});

test('it is done when that is confirmed', async () => {
    void sitting.act('pass');
    flushSync();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Do it all the same' }));
    expect(live.sent.map((one) => one.action)).toEqual(['pass']);
});
