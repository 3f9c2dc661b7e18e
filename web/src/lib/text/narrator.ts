/**
 * Sentences: what happened, what is asked, refused or counted, in the reader's language.
 *
 * The server speaks in keys (`city`: `nikaia`) and numbers. As in the engine, a name that ends in a domain of the
 * title's actions becomes the message `<domain>-<key>`, a seat becomes what stands for it. A sentence comes in pieces, so
 * that a page can point at the things it speaks of. It knows no game.
 */
import type { About, Caution, GameEvent, Prompt, ScoreLine, TitleDetail } from '../api/types';
import type { Arguments, Catalogue } from './catalogue';

/** Something on the table: a key of a domain (`city`, `nikaia`), or a seat. */
export interface Thing {
    domain: string;
    key: string;
}

/** The name of a thing among all things of a table. */
export function nameOf(thing: Thing): string {
    return `${thing.domain} ${thing.key}`;
}

export function same(one: Thing, other: Thing): boolean {
    return one.domain === other.domain && one.key === other.key;
}

/** A piece of a sentence; with a thing, it names that thing. */
export interface Piece {
    text: string;
    thing?: Thing;
}

/** Who sits there, and what stands for the seat (`{house: 'doukas'}`), once something does. */
export interface Seated {
    name: string;
    /** Which figure of the title's cast a bot is. */
    who?: string;
    stands?: Record<string, string>;
}

export const SEAT = 'seat';

/** An action as its words: `corrupt nikaia doukas` is a verb and a key of each of its domains. */
export interface Offer {
    text: string;
    verb: string;
    things: Thing[];
}

// Marks around the names in a sentence, from Unicode's private area: no text of ours has them.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKED = new RegExp(`(${OPEN}\\d+${MIDDLE}[^${CLOSE}]*${CLOSE})`);
const PARTS = new RegExp(`^${OPEN}(\\d+)${MIDDLE}(.*)${CLOSE}$`, 's');

export class Narrator {
    readonly catalogue: Catalogue;
    /** The kind of event with which the title begins a turn, a year or whatever it counts; empty if it counts none. */
    readonly rounds: string;
    readonly #seats: readonly Seated[];
    readonly #domainsOf: Map<string, readonly string[]>;
    readonly #domains: readonly string[];
    // A table asks for the same names and sentences again at every change.
    readonly #names = new Map<string, string>();
    readonly #told = new WeakMap<GameEvent, readonly Piece[]>();

    constructor(catalogue: Catalogue, title: TitleDetail, seats: readonly Seated[]) {
        this.catalogue = catalogue;
        this.rounds = title.rounds;
        this.#seats = seats;
        this.#domains = Object.keys(title.domains);
        this.#domainsOf = new Map(title.verbs.map((verb) => [verb.key, verb.domains]));
    }

    /** A message of the title's own, if it has it. */
    say(id: string, values?: Arguments): string {
        return this.catalogue.say(id, values);
    }

    name(thing: Thing): string {
        const id = `${thing.domain}-${thing.key}`;
        let name = this.#names.get(id);
        if (name === undefined) {
            // A number without a name is its own, and so is a place on a grid.
            const own = /^(\d+|[a-h]*\d+\.\d+)$/.test(thing.key) && !this.catalogue.has(id);
            const plain = own ? thing.key : this.say(id);
            name = thing.domain === SEAT ? this.seat(Number(thing.key)) : plain;
            this.#names.set(id, name);
        }
        return name;
    }

    /** What stands for a seat (its house, its colour), with its player's name. */
    seat(seat: number): string {
        const info = this.#seats[seat];
        const stands = Object.entries(info?.stands ?? {}).map(([domain, key]) => this.name({ domain, key }));
        if (stands.length === 0) return this.player(seat);
        const name = stands.join(' ');
        if (info?.who) return this.say('seat-with-bot', { seat: name, bot: this.say(`cast-${info.who}`) });
        return info?.name ? this.say('seat-with-player', { seat: name, player: info.name }) : name;
    }

    /** Who plays there; a bot is said to be one. */
    player(seat: number): string {
        const who = this.#seats[seat]?.who;
        if (who) return this.say('bot-named', { bot: this.say(`cast-${who}`) });
        return this.#seats[seat]?.name || this.say('seat-number', { number: seat + 1 });
    }

    /** An action's words; their domains come from the title's table of verbs. */
    read(text: string): Offer {
        const [verb = '', ...keys] = text.split(' ');
        const domains = this.#domainsOf.get(verb) ?? [];
        return { text, verb, things: keys.map((key, at) => ({ domain: domains[at] ?? '', key })) };
    }

    /** A verb as a button has it: in words of its own (`way-…`) where the typed word would be too short to be understood. */
    verb(key: string): string {
        const own = `way-${key}`;
        return capital(this.say(this.catalogue.has(own) ? own : `verb-${key}`));
    }

    /** What a verb does, in a sentence or two, if its title explains it. */
    what(key: string): string | null {
        return this.catalogue.has(`what-${key}`) ? this.say(`what-${key}`) : null;
    }

    /** What is still asked of a verb when these things are chosen, where its title has words for it. */
    asks(verb: string, chosen: readonly Thing[]): string | null {
        const given = [...chosen];
        const values: Arguments = {};
        const open = (this.#domainsOf.get(verb) ?? []).filter((domain) => {
            const at = given.findIndex((thing) => thing.domain === domain);
            const [thing] = at >= 0 ? given.splice(at, 1) : [];
            if (thing) values[domain] = this.name(thing);
            return !thing;
        });
        const id = ['asks', verb, ...open].join('-');
        return this.catalogue.has(id) ? capital(this.say(id, values)) : null;
    }

    action(text: string): string {
        const offer = this.read(text);
        const names = Object.fromEntries(offer.things.map((thing) => [thing.domain, this.name(thing)]));
        return capital(this.say(`action-${offer.verb}`, names));
    }

    event(event: GameEvent): readonly Piece[] {
        let told = this.#told.get(event);
        if (told === undefined) {
            told = this.#sentence(`event-${event.kind}`, event.about);
            this.#told.set(event, told);
        }
        return told;
    }

    /** What a seat should know before it does something. */
    caution(caution: Caution): Piece[] {
        return this.#sentence(`caution-${caution.key}`, caution.about ?? {});
    }

    /** What it is whose chances are told. */
    odds(key: string, about: About): Piece[] {
        return this.#sentence(`odds-${key}`, about);
    }

    /** A line of the answer to an inquiry. */
    finding(key: string, about: About): Piece[] {
        return this.#sentence(`finding-${key}`, about);
    }

    prompt(prompt: Prompt): Piece[] {
        return this.#sentence(`prompt-${prompt.key}`, prompt.about ?? {});
    }

    refusal(reason: string, about: About): Piece[] {
        return this.#sentence(`refusal-${reason}`, about);
    }

    line(line: ScoreLine): Piece[] {
        return this.#sentence(`score-${line.key}`, line.about ?? {});
    }

    /** The things an event is about, for pointing at them on the board. */
    things(about: About): Thing[] {
        return Object.entries(about).flatMap(([name, value]) => this.#thing(name, value) ?? []);
    }

    #thing(name: string, value: string | number): Thing | undefined {
        const role = name.slice(name.lastIndexOf('_') + 1);
        if (role === SEAT && typeof value === 'number') return { domain: SEAT, key: String(value) };
        if (typeof value !== 'string') return undefined;
        const domain = this.#domains.find((one) => name === one || name.endsWith(`_${one}`));
        return domain === undefined ? undefined : { domain, key: value };
    }

    #sentence(id: string, about: About): Piece[] {
        const things: Thing[] = [];
        const values: Arguments = {};
        for (const [name, value] of Object.entries(about)) {
            const thing = this.#thing(name, value);
            if (thing === undefined) {
                values[name] = value;
                continue;
            }
            values[name] = mark(things.push(thing) - 1, this.name(thing));
            if (thing.domain === SEAT)
                values[`${name}_player`] = mark(things.length - 1, this.player(Number(thing.key)));
        }
        return pieces(this.say(id, values), things);
    }
}

/** The sentence without its pointers. */
export function plain(sentence: readonly Piece[]): string {
    return sentence.map((piece) => piece.text).join('');
}

export function capital(text: string): string {
    return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

function mark(number: number, text: string): string {
    return `${OPEN}${number}${MIDDLE}${text}${CLOSE}`;
}

function pieces(text: string, things: readonly Thing[]): Piece[] {
    const found: Piece[] = [];
    for (const part of text.split(MARKED)) {
        if (part === '') continue;
        const marked = PARTS.exec(part);
        const thing = marked ? things[Number(marked[1])] : undefined;
        found.push(marked && thing ? { text: marked[2] ?? '', thing } : { text: part });
    }
    const first = found[0];
    if (first) first.text = capital(first.text);
    return found;
}
