/** The board as people meet it: what glows can be chosen by mouse and keyboard, and everything says what it is. */
import { readdirSync, readFileSync } from 'node:fs';
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SeatMark, TitleDetail } from '../../lib/api/types';
import { Catalogue } from '../../lib/text/catalogue';
import { Narrator, type Thing } from '../../lib/text/narrator';
import { speak } from '../../lib/text/texts.svelte';
import { Choice } from '../../table/choice.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { scene, seat, view } from './trial';
import type { Region, View } from './types';

vi.hoisted(() => {
    vi.stubGlobal(
        'ResizeObserver',
        class {
            constructor(private readonly measured: (entries: unknown[]) => void) {}
            observe() {
                // As in a browser, after whoever observes is done.
                queueMicrotask(() => this.measured([{ contentRect: { width: 1400, height: 1000 } }]));
            }
            disconnect() {}
        },
    );
});

const TEXTS = '../src/logothete/games/necrosia/text';
const DOMAINS: Record<string, string[]> = {
    lift: ['kind', 'region'],
    trade: ['region'],
    rank: ['rank'],
    play: ['card'],
    buy: ['card'],
    die: ['die'],
    finish: [],
};

const pick = vi.fn<(thing: Thing) => void>();
const inspect = vi.fn<(thing: Thing | null, verb?: string) => void>();
let choice: Choice;
let narrator: Narrator;

beforeAll(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"language":"en","resources":[]}')));
    await speak('en');
    const sources = readdirSync(TEXTS)
        .filter((file) => file.endsWith('.en.ftl'))
        .map((file) => readFileSync(`${TEXTS}/${file}`, 'utf8'));
    const title = {
        verbs: Object.entries(DOMAINS).map(([key, domains]) => ({ key, domains, odds: false })),
        domains: { kind: [], region: [], rank: [], card: [], die: [] },
    } as unknown as TitleDetail;
    const catalogue = new Catalogue('en', ['seat-with-player = { $seat } ({ $player })', ...sources]);
    const stands = [{ people: 'kelwin' }, { people: 'ombre' }];
    narrator = new Narrator(
        catalogue,
        title,
        stands.map((one, at) => ({ name: ['Anna', 'Bela'][at] ?? '', stands: one })),
    );
});

beforeEach(() => {
    choice = new Choice();
    // As the shell does: what is picked becomes a step of the choice.
    pick.mockReset().mockImplementation((thing) => void choice.pick({ thing }));
    inspect.mockReset();
});

afterEach(cleanup);

function parts(position: View, ...offers: string[]) {
    choice.offer(offers.map((text) => narrator.read(text)));
    return {
        scene: scene(),
        view: position,
        seat: 0,
        seats: [] as SeatMark[],
        narrator,
        choice,
        pick,
        inspect,
        recent: [],
        pointed: null,
        moving: false,
        marks: [],
    };
}

/** The board, once it is measured. */
async function show(board: ReturnType<typeof parts>): Promise<void> {
    render(Board, board);
    await tick();
    await tick();
}

function region(name: RegExp): HTMLElement {
    return screen.getByRole('button', { name });
}

test('a region says all that the picture shows of it', async () => {
    const crossing: Partial<Region> = {
        necrosians: 5,
        falling: true,
        dominated_by: 0,
        troops: [
            { seat: 0, units: { fighter: 2, mage: 1 }, paralysed: { mage: 1 } },
            { seat: 1, units: { merchant: 1 }, paralysed: {} },
        ],
    };
    await show(parts(view({}, { crossing })));
    expect(region(/^Roads’ Crossing/)).toHaveAccessibleName(
        'Roads’ Crossing, worth 3, about to fall. It will fall at the end of the year, unless the Necrosians (5) ' +
            'are no more than all units together (4). 5 Necrosians. Kelwin (Anna): 2 fighters and one mage. ' +
            'Paralysed: one mage. Ombre (Bela): one merchant. Dominated by Kelwin (Anna).',
    );
});

test('what will fall is marked by shape and number on its region and beside the track', async () => {
    const crossing: Partial<Region> = { necrosians: 3, falling: true, troops: [] };
    await show(parts(view({ necrosed: 4 }, { crossing })));
    expect(document.querySelectorAll('.doom')).toHaveLength(1);
    expect(document.querySelector('.doom text')).toHaveTextContent('>0');
    expect(document.querySelector('.fallen .count')).toHaveTextContent('4+1/6');
    expect(document.querySelectorAll('.skulls .falling')).toHaveLength(1);
    expect(document.querySelector('.fallen .unseen')).toHaveTextContent(/One more would fall/);
});

test('what can be chosen glows and is reached by Tab, the rest explains itself', async () => {
    await show(parts(view(), 'trade crossing', 'finish'));
    expect(region(/^Roads’ Crossing/)).toHaveAttribute('aria-disabled', 'false');
    expect(region(/^Roads’ Crossing/)).toHaveAttribute('tabindex', '0');
    expect(region(/^Sun Cape/)).toHaveAttribute('aria-disabled', 'true');
    expect(region(/^Sun Cape/)).toHaveAttribute('tabindex', '-1');
    await userEvent.hover(region(/^Sun Cape/));
    expect(inspect).toHaveBeenLastCalledWith({ domain: 'region', key: 'sun-cape' });
    await userEvent.click(region(/^Roads’ Crossing/));
    expect(pick).toHaveBeenLastCalledWith({ domain: 'region', key: 'crossing' });
});

test('the arrow keys walk from region to region', async () => {
    await show(parts(view()));
    region(/^Roads’ Crossing/).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(region(/^Ash Bastion/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(pick).toHaveBeenLastCalledWith({ domain: 'region', key: 'ash-bastion' });
});

test('units are chosen with their region by one click', async () => {
    const crossing = { troops: [{ seat: 0, units: { fighter: 2, mage: 1 }, paralysed: {} }] };
    await show(
        parts(view({}, { crossing }), 'lift fighter crossing', 'lift mage crossing', 'trade crossing'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Roads’ Crossing, Kelwin, mage: 1' }));
    expect(pick.mock.calls.map(([thing]) => thing.key)).toEqual(['crossing', 'mage']);
});

test('free places in the order of play are chosen where they are shown', async () => {
    await show(parts(view({ order: [1, null] }), 'rank 2'));
    const order = screen.getByRole('list', { name: 'Order of play' });
    await userEvent.click(within(order).getByRole('button', { name: 'second place: free' }));
    expect(pick).toHaveBeenLastCalledWith({ domain: 'rank', key: '2' });
});

test('the row is laid out with its prices when cards are bought', async () => {
    const row = [
        { card: 'war-cry', price: 1 },
        { card: 'mage-leap', price: 2 },
    ];
    await show(parts(view({ row }), 'buy war-cry', 'finish'));
    const cards = within(screen.getByRole('group', { name: 'Cards to choose from' }));
    const [first, second] = cards.getAllByRole('button');
    expect(first).toHaveTextContent(/War Cry.*costs 1 influence.*the defender rolls one die fewer/s);
    expect(first).toHaveAttribute('aria-disabled', 'false');
    expect(second).toHaveAttribute('aria-disabled', 'true');
});

test('a war shows both sides, and a die that can be rolled again is a button', async () => {
    const side = { dice: 2, rolled: [0, 2], bonus: 0, score: 2, losses: null, lost: {} };
    const war = {
        region: 'crossing',
        origin: 'crossing',
        stage: 'after-dice',
        free: false,
        marks: [],
        attack: { ...side, seat: 0 },
        defence: { ...side, seat: null, rolled: [1], score: 1 },
        odds: null,
    };
    const announced = { card: 'stroke-of-luck', seat: 0, shown: false, choices: [] };
    await show(parts(view({ war, announced }), 'die 1'));
    const table = within(screen.getByRole('region', { name: 'War in Roads’ Crossing' }));
    expect(table.getByText('Score: 2')).toBeInTheDocument();
    expect(table.getByText('The Necrosians')).toBeInTheDocument();
    await userEvent.click(table.getByRole('button', { name: 'Roll die 1 again, worth 0' }));
    expect(pick).toHaveBeenLastCalledWith({ domain: 'die', key: '1' });
});

test('a card in the hand that can be played glows, another asks the rules why not', async () => {
    const hand = [
        { card: 'war-cry', playable: true },
        { card: 'mage-leap', playable: false },
    ];
    const position = view({ hand, seats: [seat('kelwin', { hand: 2 }), seat('ombre')] });
    render(Hand, {
        ...parts(position, 'play war-cry', 'finish'),
        sheet: { read: () => null, write: () => undefined },
    });
    expect(screen.getByRole('button', { name: /War Cry/ })).toHaveAttribute('aria-disabled', 'false');
    const other = screen.getByRole('button', { name: /Mage Leap/ });
    expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(other);
    expect(inspect).toHaveBeenLastCalledWith({ domain: 'card', key: 'mage-leap' }, 'play');
});
