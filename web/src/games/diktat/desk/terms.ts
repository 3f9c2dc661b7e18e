/** The words of offers and clauses, and how a draft is made smaller: by taking steps back and doing the later ones again. */
import type { Narrator } from '../../../lib/text/narrator';
import type { Part } from '../types';

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

/** By which a draft begins, or goes to somebody more. */
export const ADDRESSING = ['offer-to', 'tell-to', 'show-to'] as const;
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
const DRAFTING: ReadonlySet<string> = new Set([
    ...ADDRESSING,
    ...Object.values(VERBS.gives),
    ...Object.values(VERBS.asks),
    ...THINGS,
    'state',
    'counter',
]);
const DOMAINS = ['place', 'sector', 'card', 'cabal', 'goods', 'agent', 'compare', 'icon'] as const;
/** The kinds whose number is a pawn's place in its stack. */
const OF_A_PAWN: ReadonlySet<string> = new Set(['not-tell-pawn', 'spy-show', 'true-pawn']);

function word(narrator: Narrator, kind: string, key: string): string {
    if (/^\d+$/.test(key)) return OF_A_PAWN.has(kind) ? narrator.say('action-depth', { position: key }) : key;
    if (key === 'any') return narrator.say('page-desk-any');
    const domain = DOMAINS.find((one) => narrator.catalogue.has(`${one}-${key}`));
    return domain ? narrator.name({ domain, key }) : key;
}

function untilText(narrator: Narrator, deadline: string): string {
    if (!narrator.catalogue.has(`deadline-${deadline}`))
        return narrator.say('action-by-sector', {
            sector: narrator.name({ domain: 'sector', key: deadline }),
        });
    return narrator.say('action-by', { deadline: narrator.name({ domain: 'deadline', key: deadline }) });
}

/** A clause as a sentence: what is sworn, of what, until when. */
export function clauseText(narrator: Narrator, words: readonly string[]): string {
    const [kind = '', ...rest] = words;
    const by = rest.indexOf('by');
    const things = by < 0 ? rest : rest.slice(0, by);
    const deadline = by < 0 ? undefined : rest[by + 1];
    const what = narrator.name({ domain: 'clause', key: kind });
    const named = things.map((key) => word(narrator, kind, key)).join(', ');
    const until = deadline === undefined ? '' : untilText(narrator, deadline);
    return [named ? `${what}: ${named}` : what, until].filter(Boolean).join(' — ');
}

/** Something that a side hands over or swears, with the beginning of the actions that put it there. */
export interface Term {
    text: string;
    /** How the actions begin that made it. */
    made: string;
    /** Of a clause: how many of its kind were put there after it. */
    later?: number;
}

/** The things of a part, as lines; an offer of another is told from his side. */
export function termsOf(narrator: Narrator, part: Part, side: Side): Term[] {
    const verbs = VERBS[side];
    const found: Term[] = Object.entries(part.goods).map(([key, number]) => ({
        text: `${narrator.name({ domain: 'goods', key })} × ${number}`,
        made: `${verbs.goods} ${key}`,
    }));
    for (const card of part.cards) {
        found.push({ text: narrator.name({ domain: 'card', key: card }), made: `${verbs.card} ${card}` });
    }
    for (const [sector, number] of Object.entries(part.markers)) {
        const text = narrator.say('page-desk-marker', {
            sector: narrator.name({ domain: 'sector', key: sector }),
            number,
        });
        found.push({ text, made: `${verbs.marker} ${sector}` });
    }
    if (part.way !== null) {
        const text = narrator.say('page-desk-way', {
            place: narrator.name({ domain: 'place', key: part.way }),
        });
        found.push({ text, made: `${verbs.way} ${part.way}` });
    }
    part.clauses.forEach((words, at) => {
        const text = narrator.say('page-desk-sworn', { clause: clauseText(narrator, words) });
        const later = part.clauses.slice(at + 1).filter(([kind]) => kind === words[0]).length;
        found.push({ text, made: `${verbs.clause} ${words[0] ?? ''}`, later });
    });
    return found;
}

export interface Revision {
    back: number;
    again: readonly string[];
}

const verbOf = (action: string) => action.split(' ')[0] ?? '';
const begins = (action: string, made: string) => action === made || action.startsWith(`${made} `);

/**
 * How something is taken out of a draft: so many steps back, and the later ones again. Null where that would reach behind a
 * decision that is no part of the draft, or where what is to go came with an offer that is answered.
 *
 * `undoable` has the latest first; everything between is done again in its order. With `later`, only that one goes after which
 * so many of the same were made.
 */
export function without(undoable: readonly string[], made: string, later?: number): Revision | null {
    const all = undoable.flatMap((action, at) => (begins(action, made) && isDraft(undoable, at) ? [at] : []));
    const gone = later === undefined ? all : all.slice(later, later + 1);
    const earliest = gone.at(-1);
    if (earliest === undefined) return null;
    const again: string[] = [];
    let dropping = false;
    for (let at = earliest; at >= 0; at -= 1) {
        const action = undoable[at] ?? '';
        dropping = gone.includes(at) || (dropping && THINGS.has(verbOf(action)));
        if (!dropping) again.push(action);
    }
    // To whom it goes comes first: without anybody there is no draft.
    const first = (action: string) => Number(!ADDRESSING.some((verb) => verbOf(action) === verb));
    return { back: earliest + 1, again: again.toSorted((one, other) => first(one) - first(other)) };
}

/** The same with a smaller number of a good. */
export function lessOf(
    undoable: readonly string[],
    verb: string,
    good: string,
    number: number,
): Revision | null {
    const revision = without(undoable, `${verb} ${good}`);
    if (revision === null || number === 0) return revision;
    return { ...revision, again: [...revision.again, `${verb} ${good} ${number}`] };
}

/** How the whole draft is taken back as if it had never been; null: it can only be given up. */
export function undrafted(undoable: readonly string[], counter: boolean): Revision | null {
    let back = 0;
    while (isDraft(undoable, back) && back < undoable.length) {
        back += 1;
        const begun = verbOf(undoable[back - 1] ?? '');
        const beginning = counter ? begun === 'counter' : ADDRESSING.some((verb) => verb === begun);
        const next = verbOf(undoable[back] ?? '');
        if (beginning && !DRAFTING.has(next)) return { back, again: [] };
        if (begun === 'counter') return { back, again: [] };
    }
    return null;
}

/** Whether everything from the latest to this one was drafting. */
function isDraft(undoable: readonly string[], at: number): boolean {
    return undoable.slice(0, at + 1).every((action) => DRAFTING.has(verbOf(action)));
}
