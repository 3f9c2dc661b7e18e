/**
 * What the reader looks at, and why it cannot be chosen: the rules are asked, and their answer is kept for this position.
 */
import type { Why } from '../lib/api/types';
import { ServerProblem } from '../lib/api/client';
import type { Piece, Thing } from '../lib/text/narrator';
import { same } from './choice.svelte';
import type { Room } from './room.svelte';

export interface Detail {
    thing: Thing;
    /** What can be done with it, as sentences; empty if nothing can. */
    can: readonly string[];
    /** Why it cannot be chosen, once that is known. */
    refusal: { pieces: readonly Piece[]; rule: string | null } | null;
}

export type AskWhy = (seat: number, action: string) => Promise<Why>;

export const PATIENCE = 250;
/** So long a reason stays readable, and its rule reachable, after the reader has looked away. */
const STAYS = 5_000;
const MOST = 3;

export class Inquiry {
    readonly #room: Room;
    readonly #ask: AskWhy;
    #thing = $state.raw<Thing | null>(null);
    #why = $state.raw<Why | null>(null);
    #kept = new Map<string, Promise<Why>>();
    #keptVersion = -1;
    #asking: ReturnType<typeof setTimeout> | undefined;
    #leaving: ReturnType<typeof setTimeout> | undefined;

    constructor(room: Room, ask: AskWhy) {
        this.#room = room;
        this.#ask = ask;
    }

    /** Look at something, or with null look away; `verb` is what one would want with it, where nothing was chosen yet. */
    inspect(thing: Thing | null, verb: string | null = null): void {
        clearTimeout(this.#leaving);
        if (thing === null) {
            clearTimeout(this.#asking);
            this.#leaving = setTimeout(() => this.clear(), STAYS);
            return;
        }
        if (this.#thing && same(this.#thing, thing)) return;
        clearTimeout(this.#asking);
        this.#thing = thing;
        this.#why = null;
        const action = this.#action(thing, verb);
        if (action !== null) this.#asking = setTimeout(() => void this.#wonder(thing, action), PATIENCE);
    }

    /** Stay while the reader is busy with the answer. */
    hold(): void {
        clearTimeout(this.#leaving);
    }

    clear(): void {
        clearTimeout(this.#asking);
        clearTimeout(this.#leaving);
        this.#thing = null;
        this.#why = null;
    }

    get detail(): Detail | null {
        const thing = this.#thing;
        if (thing === null) return null;
        const { choice, narrator } = this.#room;
        const glows = choice.glows(thing.domain, thing.key);
        const offers = glows ? choice.after({ thing }).filter((offer) => fits(offer.verb, choice.verb)) : [];
        const why = this.#why;
        const refused = !glows && why && !why.allowed && why.reason !== null;
        return {
            thing,
            can:
                offers.length <= MOST
                    ? offers.map((offer) => narrator.action(offer.text))
                    : [...new Set(offers.map((offer) => offer.verb))].map((verb) => narrator.verb(verb)),
            refusal: refused
                ? { pieces: narrator.refusal(why.reason ?? '', why.about), rule: why.rule }
                : null,
        };
    }

    /** The action that choosing this would be, if the verb is settled and nothing else is open. */
    #action(thing: Thing, wanted: string | null): string | null {
        const { choice, title, mine } = this.#room;
        const verb = choice.verb ?? wanted;
        if (!mine || verb === null || choice.glows(thing.domain, thing.key)) return null;
        const domains = title.verbs.find((one) => one.key === verb)?.domains ?? [];
        const chosen = choice.steps.flatMap((step) => ('thing' in step ? [step.thing] : []));
        let looked = false;
        const keys = domains.map((domain) => {
            const at = chosen.findIndex((one) => one.domain === domain);
            if (at >= 0) return chosen.splice(at, 1)[0]?.key;
            if (looked || domain !== thing.domain) return undefined;
            looked = true;
            return thing.key;
        });
        return looked && keys.every((key) => key !== undefined) ? [verb, ...keys].join(' ') : null;
    }

    async #wonder(thing: Thing, action: string): Promise<void> {
        const seat = this.#room.seat;
        if (seat === null) return;
        const version = this.#room.state?.version ?? 0;
        if (version !== this.#keptVersion) this.#kept.clear();
        this.#keptVersion = version;
        const name = `${seat} ${action}`;
        const asked = this.#kept.get(name) ?? this.#ask(seat, action);
        this.#kept.set(name, asked);
        try {
            const why = await asked;
            if (this.#thing && same(this.#thing, thing)) this.#why = why;
        } catch (error) {
            // The reason is a courtesy: without it the thing's name is shown, and the next look asks again.
            this.#kept.delete(name);
            if (!(error instanceof ServerProblem)) throw error;
        }
    }
}

function fits(verb: string, chosen: string | null): boolean {
    return chosen === null || verb === chosen;
}
