import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { plain, type Offer } from '../lib/text/narrator';
import { speak } from '../lib/text/texts.svelte';
import { opened, refused, seats, table, title, type FakeLive } from './fake.svelte';
import { LINGER, type Sitting } from './sitting.svelte';

const OFFERS = ['march thrace', 'march hellas', 'pass'];

let sitting: Sitting;
let lives: Map<number | null, FakeLive>;

function sit(...yours: number[]): void {
    ({ sitting, lives } = opened({ table: table({ yours }) }));
}

function live(seat: number | null): FakeLive {
    const found = lives.get(seat);
    if (!found) throw new Error(`no connection for seat ${seat}`);
    return found;
}

function tell(seat: number | null, ...offers: string[]): void {
    live(seat).tell({ offers });
    flushSync();
}

beforeAll(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"language":"en","resources":[]}')));
    await speak('en');
});

beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
});

afterEach(() => {
    sitting.close();
    vi.useRealTimers();
});

test('a player sees their own seat, and is offered what the game offers', () => {
    sit(1);
    tell(1, ...OFFERS);

    expect(sitting.seat).toBe(1);
    expect(sitting.mine).toBe(true);
    expect(sitting.choice.offers.map((offer) => offer.text)).toEqual(OFFERS);
    expect(sitting.covered).toBeNull();
});

test('what the player should know first is confirmed before it is sent', async () => {
    sit(0);
    const cautions = { 'march thrace': [{ key: 'oath', rule: 'T-2', about: {} }] };
    live(0).tell({ offers: OFFERS, cautions, asides: ['rally nicaea'] });
    flushSync();

    void sitting.play(sitting.choice.offers[0]!);
    expect(sitting.doubt?.cautions).toEqual(cautions['march thrace']);
    sitting.doubt?.answer(false);
    await Promise.resolve();
    expect(live(0).sent).toEqual([]);

    const planned = sitting.carryOut(['pass', 'march thrace']);
    sitting.doubt?.answer(true);
    await Promise.resolve();
    expect(live(0).sent.map((one) => one.action)).toEqual(['pass; march thrace']);
    live(0).sent[0]?.done();
    expect(await planned).toBe(true);

    void sitting.act('rally nicaea');
    expect(sitting.doubt).toBeNull();
});

test('a doubt is dropped when somebody else looks', async () => {
    sit(0, 1);
    live(0).tell({ offers: OFFERS, cautions: { pass: [{ key: 'oath', rule: 'T-2', about: {} }] } });
    flushSync();
    sitting.uncover(0);
    const acted = sitting.act('pass');
    sitting.uncover(1);
    expect(sitting.doubt).toBeNull();
    expect(await acted).toBe(false);
});

test('what dice decide is named in full before it is done', () => {
    const detail = title();
    const verbs = detail.verbs.map((verb) => ({ ...verb, odds: verb.key === 'bribe' }));
    ({ sitting, lives } = opened({ table: table({ yours: [0] }), title: { ...detail, verbs } }));
    tell(0, 'march thrace', 'march hellas', 'bribe doukas nicaea', 'bribe phokas ephesus');

    sitting.pick({ verb: 'bribe' });
    expect(sitting.held).toBeNull();
    sitting.pick({ thing: { domain: 'city', key: 'nicaea' } });
    expect(live(0).sent).toEqual([]);
    expect(sitting.held?.text).toBe('bribe doukas nicaea');
    sitting.pick({ verb: 'bribe' });
    expect(live(0).sent.map((one) => one.action)).toEqual(['bribe doukas nicaea']);
});

test('a verb chosen where something was pointed at was named in full already', () => {
    const detail = title();
    const verbs = detail.verbs.map((verb) => ({ ...verb, odds: verb.key === 'bribe' }));
    ({ sitting, lives } = opened({ table: table({ yours: [0] }), title: { ...detail, verbs } }));
    tell(0, 'rally nicaea', 'bribe doukas nicaea');

    sitting.point({ domain: 'city', key: 'nicaea' });
    sitting.pick({ verb: 'bribe' });
    expect(live(0).sent.map((one) => one.action)).toEqual(['bribe doukas nicaea']);
});

test('who has no seat watches', () => {
    sit();
    tell(null);

    expect(sitting.spectating).toBe(true);
    expect(sitting.ours).toBe(false);
    expect([...lives.keys()]).toEqual([null]);
});

test('while a decision is under way nothing else can be chosen', async () => {
    sit(0);
    tell(0, ...OFFERS);

    sitting.pick({ verb: 'pass' });
    sitting.pick({ verb: 'march' });
    void sitting.undo();
    expect(live(0).sent.map((one) => one.action)).toEqual(['pass']);
    expect(sitting.locked).toBe(true);

    // The answer alone is not enough: until the new state is there, the old offers are stale.
    live(0).sent[0]?.done();
    await vi.runAllTimersAsync();
    expect(sitting.locked).toBe(true);
    tell(0);
    expect(sitting.locked).toBe(false);
    expect(sitting.decisions).toBe(1);
});

test('that somebody else is ready does not end a decision that is under way', async () => {
    sit(0);
    tell(0, ...OFFERS);
    sitting.pick({ verb: 'pass' });

    tell(0, ...OFFERS);
    expect(sitting.locked).toBe(true);
    live(0).sent[0]?.done(3);
    await vi.runAllTimersAsync();
    expect(sitting.locked).toBe(true);
    tell(0);
    expect(sitting.locked).toBe(false);
});

test('a refusal is said in the words of the rules, with the rule', async () => {
    sit(0);
    tell(0, ...OFFERS);
    sitting.pick({ verb: 'pass' });

    live(0).sent[0]?.refused(refused('action-refused', 'too-far', { province: 'krete' }));
    await vi.runAllTimersAsync();

    expect(sitting.notice && plain(sitting.notice.pieces)).toBe('Krete is too far.');
    expect(sitting.notice?.rule).toBe('T-9');
    expect(sitting.locked).toBe(false);
    tell(0, ...OFFERS);
    expect(sitting.notice).toBeNull();
});

test('who was overtaken is told so, until they choose again', async () => {
    sit(0);
    tell(0, ...OFFERS);
    sitting.pick({ verb: 'march' });
    sitting.pick({ thing: { domain: 'province', key: 'thrace' } });

    live(0).sent[0]?.refused(refused('stale-version'));
    await vi.runAllTimersAsync();

    expect(sitting.choice.steps).toEqual([]);
    expect(sitting.notice && plain(sitting.notice.pieces)).toContain('nothing was done');
    // The position that overtook it may come after the refusal, and others may follow at once.
    tell(0);
    tell(0, ...OFFERS);
    expect(sitting.notice).not.toBeNull();
    sitting.pick({ verb: 'march' });
    expect(sitting.notice).toBeNull();
});

test('who was overtaken by the end of the game need not be told any more', async () => {
    sit(0);
    tell(0, ...OFFERS);
    sitting.pick({ verb: 'pass' });
    live(0).sent[0]?.refused(refused('stale-version'));
    await vi.runAllTimersAsync();
    expect(sitting.notice).not.toBeNull();

    live(0).tell({ status: 'finished' });
    flushSync();
    expect(sitting.notice).toBeNull();
});

test('pointing elsewhere without a verb changes one’s mind; the same again takes it back', () => {
    sit(0);
    tell(0, 'march thrace', 'rally nicaea', 'bribe doukas nicaea', 'pass');
    const nicaea = { domain: 'city', key: 'nicaea' };
    const thrace = { domain: 'province', key: 'thrace' };

    expect(sitting.point(nicaea)).toBe(true);
    expect(sitting.point(thrace)).toBe(true);
    expect(sitting.choice.steps).toEqual([{ thing: thrace }]);
    expect(sitting.point(thrace)).toBe(true);
    expect(sitting.choice.steps).toEqual([]);
    expect(sitting.point({ domain: 'province', key: 'krete' })).toBe(false);
    expect(live(0).sent).toEqual([]);
});

test('with a verb, what it cannot take is not chosen', () => {
    sit(0);
    tell(0, 'march thrace', 'march hellas', 'rally nicaea', 'rally ephesus');
    sitting.pick({ verb: 'march' });

    expect(sitting.point({ domain: 'city', key: 'nicaea' })).toBe(false);
    expect(sitting.choice.steps).toEqual([{ verb: 'march' }]);
});

test('the screen is covered before anything is shown when several people share it', () => {
    sit(0, 1);

    expect(sitting.covered).toBe(0);
    sitting.uncover(0);
    expect(sitting.covered).toBeNull();
    expect(sitting.seat).toBe(0);
});

test('the screen passes to whoever is asked next, after a moment to see what happened', () => {
    sit(0, 1);
    sitting.uncover(0);
    tell(0, ...OFFERS);
    tell(1);

    tell(0);
    tell(1, ...OFFERS);
    expect(sitting.handingTo).toBe(1);
    expect(sitting.covered).toBeNull();
    vi.advanceTimersByTime(LINGER);
    flushSync();

    expect(sitting.covered).toBe(1);
    expect(sitting.seat).toBe(0);
    sitting.uncover(1);
    flushSync();
    expect(sitting.seat).toBe(1);
    expect(sitting.choice.offers).toHaveLength(3);
});

test('who comes back to look is not interrupted', () => {
    sit(0, 1);
    tell(0);
    tell(1, ...OFFERS);
    expect(sitting.covered).toBe(1);

    sitting.uncover(0);
    flushSync();
    vi.advanceTimersByTime(LINGER * 2);
    flushSync();
    expect(sitting.covered).toBeNull();
    expect(sitting.seat).toBe(0);
    expect(sitting.handingTo).toBe(1);
    sitting.handTo(1);
    expect(sitting.covered).toBe(1);
});

test('with secret answers of both, the one who looks finishes first', () => {
    sit(0, 1);
    sitting.uncover(1);
    tell(0, ...OFFERS);
    tell(1, ...OFFERS);
    vi.advanceTimersByTime(LINGER * 2);
    flushSync();

    expect(sitting.covered).toBeNull();
    expect(sitting.seat).toBe(1);
});

test('without secrets two people at one screen need no cover', () => {
    ({ sitting, lives } = opened({ table: table({ yours: [0, 1] }), title: title(false) }));
    tell(0);
    tell(1, ...OFFERS);

    expect(sitting.covered).toBeNull();
    expect(sitting.seat).toBe(1);
});

test('when the game is over nothing is covered any more', () => {
    sit(0, 1);
    live(0).tell({ status: 'finished' });
    live(1).tell({ status: 'finished' });
    flushSync();

    expect(sitting.covered).toBeNull();
});

test('while a bot stands in, nothing is offered or asked', () => {
    sit(0);
    const marks = seats().map((seat) => ({ ...seat, standin: seat.seat === 0 }));
    live(0).tell({ offers: OFFERS, undoable: ['pass'], seats: marks });
    flushSync();

    expect(sitting.standin).toBe(true);
    expect(sitting.mine).toBe(false);
    expect(sitting.choice.offers).toEqual([]);
    expect(sitting.undoable).toBeNull();
});

test('who sits down later gets a connection, and the spectator’s is ended', () => {
    sit();
    const watching = live(null);

    sitting.refresh(table({ yours: [2] }));

    expect(watching.closed).toBe(true);
    expect(live(2).opened).toBe(true);
    expect(sitting.seat).toBe(2);
});

test('the private sheet is kept for each seat', () => {
    sit(0, 1);
    sitting.uncover(0);
    sitting.sheet.write({ suspicion: 'krete' });
    sitting.uncover(1);

    expect(sitting.sheet.read()).toBeNull();
    sitting.uncover(0);
    expect(sitting.sheet.read()).toEqual({ suspicion: 'krete' });
});

test('how seats look is the same object as long as it is the same look', () => {
    sit(0);
    tell(0, ...OFFERS);
    const before = sitting.look(1);
    tell(0, 'pass');

    expect(sitting.look(1)).toBe(before);
    expect(sitting.look(0)).not.toEqual(before);
});

test('what a game marks for a player is on the board without a hand being opened, and follows their sheet', () => {
    const marks = (_: unknown, seat: number, notes: unknown) => [
        { thing: { domain: 'city', key: 'nikaia' }, seat, label: String(notes) },
    ];
    ({ sitting, lives } = opened({ game: { Board: (() => ({})) as never, world: '', marks } }));
    expect(sitting.marks).toEqual([]);
    tell(0);
    expect(sitting.marks.map(({ label }) => label)).toEqual(['null']);
    sitting.sheet.write('16');
    expect(sitting.marks.map(({ label }) => label)).toEqual(['16']);

    live(0).tell({ status: 'finished', result: {} as never });
    expect(sitting.marks).toEqual([]);
});

test('the same marks again are no change', () => {
    sit(0);
    const mark = () => [{ thing: { domain: 'city', key: 'nikaia' }, seat: 0, label: '16' }];
    sitting.mark(mark());
    const marked = sitting.marks;
    sitting.mark(mark());
    expect(sitting.marks).toBe(marked);
    sitting.mark([]);
    expect(sitting.marks).toEqual([]);
});

/** March to Thrace, and be shown this. */
async function marched(changes: Parameters<FakeLive['tell']>[0]): Promise<void> {
    sit(0);
    tell(0, ...OFFERS);
    sitting.pick({ verb: 'march' });
    sitting.pick({ thing: { domain: 'province', key: 'thrace' } });
    live(0).sent[0]?.done();
    await vi.runAllTimersAsync();
    live(0).tell(changes);
    flushSync();
}

test('what is offered again can be done as often as it goes, in one request', async () => {
    await marched({ offers: OFFERS });

    expect(sitting.again?.text).toBe('march thrace');
    void sitting.repeat(sitting.again as Offer);
    expect(live(0).sent).toHaveLength(2);
    expect(live(0).sent[1]?.action.split('; ')).toEqual(Array.from({ length: 64 }, () => 'march thrace'));
    expect(sitting.locked).toBe(true);
    expect(sitting.again).toBeNull();

    live(0).sent[1]?.done(7);
    await vi.runAllTimersAsync();
    live(0).tell({ offers: OFFERS, version: 7 });
    flushSync();
    expect(sitting.decisions).toBe(2);
    // It went as often as it could: there is nothing to repeat.
    expect(sitting.again).toBeNull();
});

test('a later turn, another decision or a pass is nothing to repeat', async () => {
    await marched({ offers: ['march hellas', 'pass'] });
    expect(sitting.again).toBeNull();
    sitting.close();

    await marched({ offers: [] });
    tell(0, ...OFFERS);
    expect(sitting.again).toBeNull();

    sitting.pick({ verb: 'pass' });
    live(0).sent.at(-1)?.done();
    await vi.runAllTimersAsync();
    tell(0, ...OFFERS);
    expect(sitting.again).toBeNull();
});

test('what was decided at once is taken back step by step or as a whole', async () => {
    sit(0);
    live(0).tell({ offers: OFFERS, undoable: ['march thrace', 'march thrace', 'pass'], planned: 2 });
    flushSync();

    expect(sitting.planned).toBe(2);
    void sitting.undo(true);
    live(0).sent[0]?.done();
    await vi.runAllTimersAsync();
    live(0).tell({ offers: OFFERS, undoable: ['pass'], planned: 1 });
    flushSync();
    void sitting.undo();
    expect(live(0).sent.map((one) => one.action)).toEqual(['undo 2', 'undo 1']);
});
