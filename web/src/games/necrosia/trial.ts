/** For tests: the land of the shelf, and positions on it. */
import { readFileSync } from 'node:fs';
import type { Region, RegionScene, Scene, Seat, Values, View } from './types';

const BOARD = '../src/logothete/games/necrosia/content/board.toml';
const CARDS = '../src/logothete/games/necrosia/content/cards.toml';
const VALUES = '../src/logothete/games/necrosia/content/values.toml';

/** The tables of one kind in a file of content. */
function tables(file: string, name: string): Record<string, unknown>[] {
    return readFileSync(file, 'utf8').split(`[[${name}]]`).slice(1).map(table);
}

/** A table of content, as far as tests need it: keys with simple values. */
function table(block: string): Record<string, unknown> {
    return Object.fromEntries(
        [...block.matchAll(/^(\w+) = (.+)$/gm)].map(([, key = '', value = 'null']) => [
            key,
            JSON.parse(value.replace(/(\d)\.(\D|$)/g, '$1.0$2')) as unknown,
        ]),
    );
}

function values(): Values {
    const [figures = '', starting = ''] = readFileSync(VALUES, 'utf8').split('[starting]');
    return { ...table(figures), starting: table(starting) } as unknown as Values;
}

export function scene(): Scene {
    const defaults = { guild: null, guild_players: 2, cradle: false };
    const regions = tables(BOARD, 'region').map((one) => ({ ...defaults, ...one }) as unknown as RegionScene);
    return {
        board: { width: 1, height: 1, regions: regions.length },
        regions,
        peoples: [
            { key: 'darken', power: 'attack-die', colour: 'red', emblem: 'horns' },
            { key: 'feling', power: 'spare-loss', colour: 'yellow', emblem: 'cat' },
            { key: 'kelwin', power: 'free-move', colour: 'blue', emblem: 'wing' },
            { key: 'ombre', power: 'raise-necrosian', colour: 'violet', emblem: 'veil' },
            { key: 'ygwan', power: 'defence-die', colour: 'green', emblem: 'antlers' },
        ],
        cards: tables(CARDS, 'card').map((one) => ({ influence: 0, ...one })) as unknown as Scene['cards'],
        values: values(),
        sources: {},
    };
}

export function seat(people: string | null, changes: Partial<Seat> = {}): Seat {
    return {
        people,
        influence: 0,
        tally: 0,
        reserve: { fighter: 10, merchant: 10, mage: 10 },
        hand: 0,
        known: [],
        bans: [],
        curse: null,
        ...changes,
    };
}

/** A position; `regions` says what differs from empty, healthy land. */
export function view(changes: Partial<View> = {}, regions: Record<string, Partial<Region>> = {}): View {
    return {
        seat: 0,
        year: 1,
        years: 5,
        order: [0, 1],
        active: 0,
        actions: 3,
        power_used: false,
        asked: [0],
        regions: scene().regions.map(({ key, influence, guild, cradle }) => ({
            key,
            value: influence,
            guild,
            necrosed: cradle,
            token: null,
            necrosians: 0,
            troops: [],
            dominated_by: null,
            falling: false,
            cursed: false,
            ...regions[key],
        })),
        seats: [seat('kelwin'), seat('ombre')],
        necrosed: 1,
        defeat: 6,
        tokens: [0, 1, 2],
        row: [],
        discard: [],
        deck: 80,
        hand: [],
        seen: [],
        looking: [],
        doing: null,
        war: null,
        window: null,
        announced: null,
        supports: {},
        dying: {},
        lost: false,
        places: null,
        ...changes,
    };
}
