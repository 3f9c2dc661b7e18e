/** What is done without being asked: chosen apart from the answer, and invitations that can be answered. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { plain } from '../lib/text/narrator';
import { speak } from '../lib/text/texts.svelte';
import Asides from './Asides.svelte';
import { opened, refused, type FakeLive } from './fake.svelte';
import Invitations from './Invitations.svelte';
import { panelsOf } from './panels';
import type { Sitting } from './sitting.svelte';

const ASKED = ['march thrace', 'march hellas', 'rally nicaea'];
const OPEN = ['bribe doukas nicaea', 'bribe phokas nicaea', 'pass'];
const INVITED = [{ key: 'turn', rule: 'T-3', about: {}, answers: ['pass', 'bribe doukas ephesus'] }];

let sitting: Sitting;
let live: FakeLive;

function tell(changes: object): void {
    live.tell({ offers: ASKED, asides: OPEN, ...changes });
    flushSync();
}

async function settled(): Promise<void> {
    await Promise.resolve();
    await Promise.resolve();
    flushSync();
}

beforeAll(async () => {
    vi.stubGlobal('fetch', () =>
        Promise.resolve(Response.json({ language: 'en', title: 'trial', resources: [], chapters: [] })),
    );
    await speak('en');
});

beforeEach(() => {
    const made = opened({});
    sitting = made.sitting;
    live = made.lives.get(0) as FakeLive;
    tell({});
});

afterEach(() => {
    cleanup();
    sitting.close();
});

test('what is asked and what may be done aside are chosen apart', async () => {
    sitting.pick({ verb: 'march' });
    sitting.pickAside({ verb: 'bribe' });
    sitting.pickAside({ thing: { domain: 'house', key: 'phokas' } });

    expect(live.sent.map((one) => one.action)).toEqual(['bribe phokas nicaea']);
    live.sent[0]?.done();
    await settled();
    expect(sitting.choice.steps).toEqual([{ verb: 'march' }]);
    expect(sitting.aside.steps).toEqual([]);
});

test('what others do leaves what was half chosen', () => {
    sitting.pick({ verb: 'march' });
    sitting.pickAside({ verb: 'bribe' });

    tell({ asides: ['bribe doukas nicaea', 'bribe phokas ephesus', 'pass'] });
    expect(sitting.choice.steps).toEqual([{ verb: 'march' }]);
    expect(sitting.aside.steps).toEqual([{ verb: 'bribe' }]);
});

test('another question is chosen afresh, and what is done aside goes on', () => {
    sitting.pick({ verb: 'march' });
    sitting.pickAside({ verb: 'bribe' });

    tell({ prompt: { key: 'turn', rule: 'T-1', about: { number: 2 } } });
    expect(sitting.choice.steps).toEqual([]);
    expect(sitting.aside.steps).toEqual([{ verb: 'bribe' }]);
});

test('an invitation is a line with those of its answers that are possible', async () => {
    tell({ invitations: INVITED });
    render(Invitations, { sitting });

    expect(screen.getAllByRole('button').map((one) => one.dataset['answer'])).toEqual(['pass']);
    await fireEvent.click(screen.getByRole('button'));
    expect(live.sent.map((one) => one.action)).toEqual(['pass']);
});

test('whoever is not asked may still act', async () => {
    tell({ offers: [], prompt: null });
    render(Asides, { sitting });

    await fireEvent.click(screen.getByRole('button', { name: /bribe/i }));
    await fireEvent.click(screen.getByRole('button', { name: 'Doukas' }));
    expect(live.sent.map((one) => one.action)).toEqual(['bribe doukas nicaea']);
});

test('there is a panel for it once something could be done, and it stays', () => {
    expect(panelsOf(sitting, false).map((panel) => panel.key)).toContain('aside');
    tell({ asides: [] });
    expect(panelsOf(sitting, false).map((panel) => panel.key)).toContain('aside');
});

test('a game in which only those who are asked do anything has no such panel', () => {
    sitting.close();
    const made = opened({});
    sitting = made.sitting;
    (made.lives.get(0) as FakeLive).tell({ offers: ASKED });
    flushSync();
    expect(panelsOf(sitting, false).map((panel) => panel.key)).not.toContain('aside');
});

test('where a game has a desk, an invitation leads there and is not answered unread', async () => {
    const made = opened({ game: { Board: Asides as never, world: '', asides: 'desk' } });
    const shown = vi.fn();
    made.sitting.onShow = shown;
    made.lives.get(0)?.tell({ offers: ASKED, asides: OPEN, invitations: INVITED });
    flushSync();
    render(Invitations, { sitting: made.sitting });

    expect(screen.getAllByRole('button').map((one) => one.dataset['answer'])).toEqual([undefined]);
    await fireEvent.click(screen.getByRole('button'));
    expect(shown).toHaveBeenCalledWith('desk');
    expect(made.lives.get(0)?.sent).toEqual([]);
    made.sitting.close();
});

test('several invitations to a desk are one line that counts them', async () => {
    const made = opened({ game: { Board: Asides as never, world: '', asides: 'desk' } });
    const [invited] = INVITED;
    made.lives.get(0)?.tell({
        offers: ASKED,
        asides: OPEN,
        invitations: [invited!, { ...invited!, about: { number: 2 } }],
    });
    flushSync();
    render(Invitations, { sitting: made.sitting });

    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('listitem').textContent).toMatch(/2 things await your answer/);
    made.sitting.close();
});

test('a draft is revised by taking steps back and doing others, one after the other', async () => {
    const revised = sitting.revise(2, ['pass', 'bribe doukas nicaea']);
    for (let at = 0; at < 3; at += 1) {
        // Each step waits for the state that the one before made.
        expect(live.sent).toHaveLength(at + 1);
        live.sent[at]?.done();
        await settled();
        tell({});
        await settled();
    }
    expect(await revised).toBe(true);
    expect(live.sent.map((one) => one.action)).toEqual(['undo 2', 'pass', 'bribe doukas nicaea']);
});

test('a step of it that is refused costs only itself, and is said', async () => {
    const revised = sitting.revise(1, ['bribe doukas nicaea', 'pass']);
    live.sent[0]?.done();
    await settled();
    tell({});
    await settled();
    live.sent[1]?.refused(refused('action-refused', 'too-far', { province: 'krete' }));
    await settled();
    await settled();
    live.sent[2]?.done();
    await settled();
    tell({});
    await settled();

    expect(await revised).toBe(false);
    expect(live.sent.map((one) => one.action)).toEqual(['undo 1', 'bribe doukas nicaea', 'pass']);
    expect(plain(sitting.notice?.pieces ?? [])).toBe('Krete is too far.');
});
