/**
 * What lies in an offer, in words, and how a draft comes to be what it shall be.
 *
 * A draft only grows, in the game as on the wire. To make it smaller, or to leave something out that came with the offer which
 * it answers, it is taken back to its beginning and put together anew.
 */
import type { Narrator } from '../../../lib/text/narrator';
import type { Offered, Part, Scene, View } from '../types';

export type Side = 'gives' | 'asks';

/** The goods that are handed over by number. */
export const GOODS = [
    'citizen',
    'guard',
    'emissary',
    'spy',
    'assassin',
    'pp',
    'politics',
    'people',
    'artefact',
    'debt',
] as const;

/** How each side puts things into an offer. */
export const VERBS = {
    gives: { goods: 'give', card: 'give-card', marker: 'give-marker', way: 'give-way', clause: 'swear' },
    asks: { goods: 'ask', card: 'ask-card', marker: 'ask-marker', way: 'ask-way', clause: 'demand' },
} as const;

/** By which a draft of each form begins, or goes to somebody more. */
export const ADDRESSING: Readonly<Record<string, string>> = {
    offer: 'offer-to',
    claim: 'tell-to',
    showing: 'show-to',
};
/** What names something of the clause that is being put together. */
export const THINGS: ReadonlySet<string> = new Set([
    'where',
    'who',
    'what',
    'which',
    'depth',
    'type',
    'sort',
    'number',
    'how',
    'icon',
    'any',
    'by',
    'by-sector',
]);
const BEGINNING: ReadonlySet<string> = new Set([...Object.values(ADDRESSING), 'counter', 'answer']);
const DRAFTING: ReadonlySet<string> = new Set([
    ...BEGINNING,
    ...Object.values(VERBS.gives),
    ...Object.values(VERBS.asks),
    ...THINGS,
    'state',
]);

/** What a clause does not name yet. */
const OPEN = '…';

/** A clause taken apart: its kind, what it names with the verb of each, and its deadline. */
function read(scene: Scene, words: readonly string[]) {
    const [kind = '', ...rest] = words;
    const by = rest.indexOf('by');
    const things = by < 0 ? rest : rest.slice(0, by);
    const verbs = scene.clauses[kind]?.names ?? [];
    return { kind, verbs, things, deadline: by < 0 ? undefined : rest[by + 1] };
}

/** A clause as a sentence: what is sworn, of what, until when; what is not named yet is left open. */
export function clauseText(narrator: Narrator, scene: Scene, words: readonly string[]): string {
    const { kind, verbs, things, deadline } = read(scene, words);
    const values: Record<string, string> = {};
    verbs.forEach((verb, at) => {
        const key = things[at];
        const [thing] = key === undefined ? [] : narrator.read(`${verb} ${key}`).things;
        const name = key === undefined ? OPEN : key === 'any' || !thing ? key : narrator.name(thing);
        values[verb in values ? `${verb}2` : verb] = name;
    });
    const said = narrator.say(`page-clause-${kind}`, values);
    if (deadline === undefined) return said;
    const form = scene.clauses[kind]?.sort === 'perform' ? 'page-due' : 'page-until';
    const until = isSector(scene, deadline)
        ? narrator.say(`${form}-sector`, { sector: narrator.name({ domain: 'sector', key: deadline }) })
        : narrator.say(form, { deadline: narrator.name({ domain: 'deadline', key: deadline }) });
    return `${said}, ${until}`;
}

function isSector(scene: Scene, key: string): boolean {
    return scene.sectors.some((sector) => sector.key === key);
}

/** Something that a side hands over or swears, beside its goods; and the side without it. */
export interface Term {
    text: string;
    without: Part;
}

/** What a side hands over by number. */
export function goodsOf(narrator: Narrator, part: Part): string[] {
    return Object.entries(part.goods).map(
        ([key, number]) => `${narrator.name({ domain: 'goods', key })} × ${number}`,
    );
}

/** What else a side hands over and swears. */
export function thingsOf(narrator: Narrator, scene: Scene, part: Part): Term[] {
    const cards = part.cards.map((card) => ({
        text: narrator.name({ domain: 'card', key: card }),
        without: { ...part, cards: part.cards.filter((one) => one !== card) },
    }));
    const markers = Object.entries(part.markers).map(([key, number]) => ({
        text: narrator.say('page-desk-marker', { sector: narrator.name({ domain: 'sector', key }), number }),
        without: {
            ...part,
            markers: Object.fromEntries(Object.entries(part.markers).filter(([one]) => one !== key)),
        },
    }));
    const way = part.way === null ? [] : [part.way];
    const ways = way.map((key) => ({
        text: narrator.say('page-desk-way', { place: narrator.name({ domain: 'place', key }) }),
        without: { ...part, way: null },
    }));
    const clauses = part.clauses.map((words, at) => ({
        text: narrator.say('page-desk-sworn', { clause: clauseText(narrator, scene, words) }),
        without: { ...part, clauses: part.clauses.toSpliced(at, 1) },
    }));
    return [...cards, ...markers, ...ways, ...clauses];
}

/** The side with so many of a good. */
export function withGoods(part: Part, good: string, number: number): Part {
    const { [good]: _, ...rest } = part.goods;
    return { ...part, goods: number > 0 ? { ...rest, [good]: number } : rest };
}

/** The actions that put a draft together, from its beginning. */
export function making(scene: Scene, view: View, draft: Offered): string[] {
    const cabal = (seat: number) => view.seats[seat]?.cabal ?? '';
    const { answers } = view.desk;
    const begin =
        answers === null
            ? draft.to.map((seat) => `${ADDRESSING[draft.form] ?? ''} ${cabal(seat)}`)
            : [`answer ${cabal(answers)}`];
    if (draft.form !== 'offer')
        return [...begin, ...draft.gives.clauses.flatMap((words) => clauseMaking(scene, 'state', words))];
    return [...begin, ...partMaking(scene, 'gives', draft.gives), ...partMaking(scene, 'asks', draft.asks)];
}

function partMaking(scene: Scene, side: Side, part: Part): string[] {
    const verbs = VERBS[side];
    return [
        ...Object.entries(part.goods).map(([good, number]) => `${verbs.goods} ${good} ${number}`),
        ...part.cards.map((card) => `${verbs.card} ${card}`),
        ...Object.entries(part.markers).flatMap(([sector, number]) =>
            Array.from({ length: number }, () => `${verbs.marker} ${sector}`),
        ),
        ...(part.way === null ? [] : [`${verbs.way} ${part.way}`]),
        ...part.clauses.flatMap((words) => clauseMaking(scene, verbs.clause, words)),
    ];
}

function clauseMaking(scene: Scene, verb: string, words: readonly string[]): string[] {
    const { kind, verbs, things, deadline } = read(scene, words);
    const named = things.map((key, at) => (key === 'any' ? key : `${verbs[at] ?? ''} ${key}`));
    const by =
        deadline === undefined ? [] : [`${isSector(scene, deadline) ? 'by-sector' : 'by'} ${deadline}`];
    return [`${verb} ${kind}`, ...named, ...by];
}

export interface Revision {
    back: number;
    again: readonly string[];
}

/**
 * How a draft becomes another: taken back as if it had never been, or, where something else was decided in between, given up,
 * which counts as made; then put together anew.
 */
export function revision(undoable: readonly string[], again: readonly string[]): Revision {
    const back = drafted(undoable);
    return back === null ? { back: 0, again: ['scrap', ...again] } : { back, again };
}

/** How many of the latest decisions are the whole draft; null: something else lies between. */
export function drafted(undoable: readonly string[]): number | null {
    const other = undoable.findIndex((action) => !DRAFTING.has(verbOf(action)));
    const back = other < 0 ? undoable.length : other;
    return back > 0 && BEGINNING.has(verbOf(undoable[back - 1] ?? '')) ? back : null;
}

const verbOf = (action: string) => action.split(' ')[0] ?? '';
