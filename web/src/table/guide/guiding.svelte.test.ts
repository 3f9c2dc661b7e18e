import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '../../games/contract';
import { asked, type Guide } from '../../lib/guiding';
import { event, FakeLive, opened, refused } from '../fake.svelte';
import type { Sitting } from '../sitting.svelte';
import { Guiding } from './guiding.svelte';
import { guideOf, keepGuide, wantGuides } from './kept';

interface View {
    claimed: boolean;
    marched: boolean;
}

/** Claim, then march; a tip at the first bribe, one when something was rolled. */
const GUIDE: Guide<View> = {
    steps: [
        {
            key: 'claim',
            when: (now) => asked(now, 'claim'),
            text: () => 'Claim a house.',
            at: () => [{ part: 'choice' }],
            came: (now) => (now.view.claimed ? 'Claimed.' : null),
        },
        {
            key: 'march',
            when: (now) => asked(now, 'turn'),
            text: (now) => (now.picked.verb === 'march' ? 'Where to?' : 'March.'),
            came: (now) => (now.told.some(({ kind }) => kind === 'marched') ? 'Marched.' : 'Not marched.'),
        },
    ],
    begun: (now) => now.view.marched,
    tips: [
        { key: 'bribe', when: (now) => now.picked.verb === 'bribe', text: () => 'Dear.' },
        { key: 'watch', when: (now) => asked(now, 'turn'), text: () => 'Watch.' },
    ],
};

const START: View = { claimed: false, marched: false };
const CLAIMED: View = { claimed: true, marched: false };
const MARCHED: View = { claimed: true, marched: true };
const TURN = ['march thrace', 'march hellas', 'bribe doukas nicaea', 'bribe phokas nicaea', 'pass'];

let sitting: Sitting;
let live: FakeLive;
let guiding: Guiding;

function lay(asked = false): void {
    const game = { Board: null, world: '', guide: GUIDE } as unknown as Game;
    const made = opened({ game });
    sitting = made.sitting;
    live = made.lives.get(0) as FakeLive;
    guiding = new Guiding(sitting);
    guiding.open(asked);
    show(START, 'claim', ['pass']);
}

function show(view: View, prompt: string | null, offers: string[] = []): void {
    live.tell({ view, offers, prompt: prompt ? { key: prompt, rule: 'T-1', about: {} } : null });
    flushSync();
}

/** Decide something; the server answers with an event and what is then to be seen. */
async function decide(action: string, view: View, prompt: string | null, ...told: string[]): Promise<void> {
    const offer = sitting.choice.offers.find((one) => one.text === action);
    if (!offer) throw new Error(`${action} is not offered`);
    const played = sitting.play(offer);
    live.sent.pop()?.done();
    await played;
    flushSync();
    if (told.length > 0) live.happen(...told.map((kind) => event(kind, { seat: 0 })));
    show(view, prompt, prompt === null ? [] : TURN);
}

async function undo(view: View, prompt: string, offers: string[]): Promise<void> {
    live.tell({ view: live.state?.view, undoable: ['march thrace'] });
    flushSync();
    const undone = sitting.undo();
    live.sent.pop()?.done();
    await undone;
    flushSync();
    show(view, prompt, offers);
}

beforeEach(() => localStorage.clear());
afterEach(() => {
    guiding.close();
    sitting.close();
});

describe('the first steps', () => {
    it('follow what the player does, and say what came of it', async () => {
        lay();
        expect(guiding.card).toMatchObject({ kind: 'step', key: 'claim', number: 1, came: null });
        await decide('pass', CLAIMED, 'turn');
        expect(guiding.card).toMatchObject({ kind: 'step', key: 'march', number: 2, came: 'Claimed.' });
    });

    it('go along while a decision is half made', async () => {
        lay();
        await decide('pass', CLAIMED, 'turn');
        sitting.pick({ verb: 'march' });
        flushSync();
        expect(guiding.card?.text).toBe('Where to?');
        sitting.choice.back();
        flushSync();
        expect(guiding.card?.text).toBe('March.');
    });

    it('wait with the player for the others', async () => {
        lay();
        await decide('pass', CLAIMED, null);
        expect(guiding.card).toMatchObject({ kind: 'wait' });
        show(CLAIMED, 'turn', TURN);
        expect(guiding.card).toMatchObject({ key: 'march', came: 'Claimed.' });
    });

    it('go back with whoever takes something back', async () => {
        lay();
        await decide('pass', CLAIMED, 'turn');
        await undo(START, 'claim', ['pass']);
        expect(guiding.card).toMatchObject({ kind: 'step', key: 'claim' });
        expect(guiding.card?.came).toBe('guide-undone');
    });

    it('end with the first turn, whatever was done in it', async () => {
        lay();
        await decide('pass', CLAIMED, 'turn');
        await decide('pass', MARCHED, null);
        expect(guiding.card).toMatchObject({ kind: 'rest', came: 'Not marched.' });
        show(MARCHED, 'turn', TURN);
        expect(guiding.card).toMatchObject({ kind: 'tip', key: 'watch', came: 'Not marched.' });
    });

    it('hear what the decision made happen', async () => {
        lay();
        await decide('pass', CLAIMED, 'turn', 'began');
        await decide('march thrace', MARCHED, null, 'marched');
        expect(guiding.card?.came).toBe('Marched.');
    });

    it('are found again where the game is', async () => {
        lay();
        await decide('pass', CLAIMED, 'turn');
        guiding.close();
        guiding = new Guiding(sitting);
        guiding.open(false);
        flushSync();
        expect(guiding.card).toMatchObject({ kind: 'step', key: 'march' });
    });
});

describe('it comes', () => {
    it('once for each game, and not at another table', () => {
        keepGuide('trial', { table: 'another', seen: ['watch'], off: false });
        lay();
        expect(guiding.card).toBeNull();
    });

    it('whatever other games were learned', () => {
        keepGuide('another', { table: '', seen: [], off: true });
        lay();
        expect(guiding.card?.key).toBe('claim');
    });

    it('not to those who want no guides, unless they ask', () => {
        wantGuides(false);
        lay();
        expect(guiding.card).toBeNull();
        guiding.restart();
        expect(guiding.card?.key).toBe('claim');
    });

    it('again to those who ask in the address, but not at each load of the page', () => {
        keepGuide('trial', { table: '', seen: ['watch'], off: true });
        lay(true);
        expect(guiding.card?.key).toBe('claim');
        expect(guideOf('trial')).toMatchObject({ table: 'g1', seen: [], off: false });
        guiding.leave();
        expect(guiding.card).toBeNull();
    });

    it('not to those who have something else in their browser', () => {
        localStorage.setItem('logothete-guide', 'seen');
        lay();
        expect(guiding.card?.key).toBe('claim');
    });
});

describe('tips', () => {
    async function learned(): Promise<void> {
        keepGuide('trial', { table: '', seen: ['watch', 'refused', 'undo', 'meanwhile'], off: false });
        lay();
        show(MARCHED, 'turn', TURN);
    }

    it('come with their first occasion, once, and go with the decision', async () => {
        await learned();
        expect(guiding.card).toBeNull();
        sitting.pick({ verb: 'bribe' });
        flushSync();
        expect(guiding.card).toMatchObject({ kind: 'tip', key: 'bribe' });
        await decide('bribe doukas nicaea', MARCHED, 'turn');
        sitting.pick({ verb: 'bribe' });
        flushSync();
        expect(guiding.card).toBeNull();
        expect(guideOf('trial')?.seen).toContain('bribe');
    });

    it('make room for one about what is being done', async () => {
        keepGuide('trial', { table: '', seen: [], off: false });
        lay();
        show(MARCHED, 'turn', TURN);
        expect(guiding.card?.key).toBe('watch');
        sitting.pick({ verb: 'bribe' });
        flushSync();
        expect(guiding.card?.key).toBe('bribe');
    });

    it('are read one at a time', async () => {
        keepGuide('trial', { table: '', seen: [], off: false });
        lay();
        live.tell({ view: MARCHED, offers: TURN, undoable: ['pass'] });
        flushSync();
        expect(guiding.card?.key).toBe('watch');
        guiding.next();
        flushSync();
        expect(guiding.card).toBeNull();
    });

    it('can be switched off, and asked for again', async () => {
        await learned();
        guiding.leave();
        sitting.pick({ verb: 'bribe' });
        flushSync();
        expect(guiding.card).toBeNull();
        guiding.toggle();
        flushSync();
        expect(guiding.card?.key).toBe('bribe');
    });

    it('of the table say what a refusal is', async () => {
        keepGuide('trial', { table: '', seen: ['watch', 'undo'], off: false });
        lay();
        show(MARCHED, 'turn', TURN);
        const played = sitting.play(sitting.narrator.read('march thrace'));
        live.sent.pop()?.refused(refused('action-refused', 'too-far', { province: 'thrace' }));
        await played;
        flushSync();
        expect(guiding.card?.key).toBe('refused');
    });
});

it('what a decision led to may be known before its answer', async () => {
    lay();
    await decide('pass', CLAIMED, 'turn');
    const played = sitting.play(sitting.narrator.read('march thrace'));
    live.happen(event('marched', { seat: 0 }));
    show(MARCHED, 'turn', TURN);
    expect(guiding.card).toMatchObject({ kind: 'tip', key: 'watch' });
    live.sent.pop()?.done(live.state?.version);
    await played;
    flushSync();
    expect(guiding.card).toMatchObject({ kind: 'tip', key: 'watch', came: 'Marched.' });
});

describe('put aside', () => {
    it('it stays so until it is wanted, and then fits', async () => {
        lay();
        guiding.toggle();
        expect(guiding.hidden).toBe(true);
        await decide('pass', CLAIMED, 'turn');
        expect(guiding.hidden).toBe(true);
        guiding.toggle();
        expect(guiding.hidden).toBe(false);
        expect(guiding.card?.key).toBe('march');
    });
});
