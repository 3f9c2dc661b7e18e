/**
 * What the reader looks at, and why it cannot be chosen: the rules are asked, and their answer is kept for this position.
 */
import type { Why } from '../lib/api/types';
import { ServerProblem } from '../lib/api/client';
import { same, type Piece, type Thing } from '../lib/text/narrator';
import type { Sitting } from './sitting.svelte';

export interface Detail {
    thing: Thing;
    /** What can be done with it, as sentences; empty if nothing can. */
    can: readonly string[];
    /** Why it cannot be chosen, once that is known: for each verb, where none was chosen yet. */
    refusals: readonly Refused[];
}

export interface Refused {
    /** What one might have wanted with it; null if that is settled. */
    verb: string | null;
    pieces: readonly Piece[];
    rule: string | null;
}

interface Asked {
    verb: string | null;
    action: string;
}

export type AskWhy = (seat: number, action: string) => Promise<Why>;

export const PATIENCE = 250;
/** So long a reason stays readable, and its rule reachable, after the reader has looked away. */
const STAYS = 5_000;
const MOST = 3;

export class Inquiry {
    readonly #sitting: Sitting;
    readonly #ask: AskWhy;
    #thing = $state.raw<Thing | null>(null);
    /** The position in which the reader looked: what was said of it is not true of a later one. */
    #lookedAt = $state(0);
    #whys = $state.raw<readonly { verb: string | null; why: Why }[]>([]);
    #kept = new Map<string, Promise<Why>>();
    #keptVersion = -1;
    #asking: ReturnType<typeof setTimeout> | undefined;
    #leaving: ReturnType<typeof setTimeout> | undefined;

    constructor(sitting: Sitting, ask: AskWhy) {
        this.#sitting = sitting;
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
        if (this.#thing && same(this.#thing, thing) && this.#lookedAt === this.#version) return;
        clearTimeout(this.#asking);
        this.#thing = thing;
        this.#lookedAt = this.#version;
        this.#whys = [];
        const actions = this.#actions(thing, verb);
        if (actions.length > 0) this.#asking = setTimeout(() => void this.#wonder(thing, actions), PATIENCE);
    }

    /** Stay while the reader is busy with the answer. */
    hold(): void {
        clearTimeout(this.#leaving);
    }

    clear(): void {
        clearTimeout(this.#asking);
        clearTimeout(this.#leaving);
        this.#thing = null;
        this.#whys = [];
    }

    get detail(): Detail | null {
        const thing = this.#thing;
        if (thing === null || this.#lookedAt !== this.#version) return null;
        const { choice, narrator } = this.#sitting;
        const glows = choice.glows(thing.domain, thing.key);
        const offers = glows ? choice.after({ thing }).filter((offer) => fits(offer.verb, choice.verb)) : [];
        const refused = glows ? [] : this.#whys.filter(({ why }) => !why.allowed && why.reason !== null);
        return {
            thing,
            can:
                offers.length <= MOST
                    ? offers.map((offer) => narrator.action(offer.text))
                    : [...new Set(offers.map((offer) => offer.verb))].map((verb) => narrator.verb(verb)),
            refusals: refused.map(({ verb, why }) => ({
                verb,
                pieces: narrator.refusal(why.reason ?? '', why.about),
                rule: why.rule,
            })),
        };
    }

    get #version(): number {
        return this.#sitting.state?.version ?? 0;
    }

    /** What choosing this would be: with the verb that is settled, or else with each that is offered. */
    #actions(thing: Thing, wanted: string | null): Asked[] {
        const { choice, mine } = this.#sitting;
        if (!mine || choice.glows(thing.domain, thing.key)) return [];
        const settled = choice.verb ?? wanted;
        const verbs = settled === null ? choice.verbs : [settled];
        const asked = verbs.flatMap((verb): Asked[] => {
            const action = this.#action(thing, verb);
            return action === null ? [] : [{ verb: settled === null ? verb : null, action }];
        });
        return asked.slice(0, MOST);
    }

    /** The action of a verb with this, if nothing else is open. */
    #action(thing: Thing, verb: string): string | null {
        const { choice, title } = this.#sitting;
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

    async #wonder(thing: Thing, asked: readonly Asked[]): Promise<void> {
        const seat = this.#sitting.seat;
        if (seat === null) return;
        const version = this.#version;
        if (version !== this.#keptVersion) this.#kept.clear();
        this.#keptVersion = version;
        const found = await Promise.all(
            asked.map(async ({ verb, action }) => ({ verb, why: await this.#why(seat, action) })),
        );
        if (!this.#thing || !same(this.#thing, thing) || version !== this.#version) return;
        this.#whys = found.flatMap(({ verb, why }) => (why ? [{ verb, why }] : []));
    }

    async #why(seat: number, action: string): Promise<Why | null> {
        const name = `${seat} ${action}`;
        const asked = this.#kept.get(name) ?? this.#ask(seat, action);
        this.#kept.set(name, asked);
        try {
            return await asked;
        } catch (error) {
            // The reason is a courtesy: without it the thing's name is shown, and the next look asks again.
            this.#kept.delete(name);
            if (!(error instanceof ServerProblem)) throw error;
            return null;
        }
    }
}

function fits(verb: string, chosen: string | null): boolean {
    return chosen === null || verb === chosen;
}
