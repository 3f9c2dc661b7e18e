/**
 * What an action may bring, before it is done: exact chances, reckoned by the server for the verbs that its title marks.
 *
 * It is asked for a few actions at a time: whoever has not narrowed the choice down gets no numbers.
 */
import { ServerProblem } from '../lib/api/client';
import type { Change, Odds } from '../lib/api/types';
import type { Offer } from '../lib/text/narrator';
import type { Sitting } from './sitting.svelte';

export type AskOdds = (seat: number, action: string) => Promise<Odds>;

export interface Prospect {
    offer: Offer;
    /** Null until they are there. */
    odds: Odds | null;
}

/** More than so many at once are no help. */
const MOST = 6;

export class Foresight {
    readonly #sitting: Sitting;
    readonly #ask: AskOdds;
    #known = $state.raw<ReadonlyMap<string, Odds>>(new Map());
    #asked = new Set<string>();
    #version = $state(-1);
    /** Whether the odds are shown. */
    open = $state(false);

    constructor(sitting: Sitting, ask: AskOdds) {
        this.#sitting = sitting;
        this.#ask = ask;
    }

    /** What is left to choose from and can be reckoned, once something was chosen. */
    get prospects(): readonly Prospect[] {
        const { choice, standin, reckoned } = this.#sitting;
        const narrowed = choice.verb !== null || choice.steps.length > 0 || choice.left.every(isBare);
        if (standin || !narrowed) return [];
        const offers = choice.left.filter((offer) => reckoned.has(offer.verb));
        if (offers.length > MOST) return [];
        return offers.map((offer) => ({ offer, odds: this.of(offer) }));
    }

    /** The odds of an offer, as far as they are known in this position. */
    of(offer: Offer): Odds | null {
        return this.#version === this.#sitting.state?.version ? (this.#known.get(offer.text) ?? null) : null;
    }

    /** How likely an offer is to bring what it is for: of outcomes that have names, the first. */
    hope(offer: Offer): number | null {
        const line = this.of(offer)?.lines.find((one) => one.outcomes.length > 0);
        return line?.chances[0] ?? null;
    }

    /** Show the odds of what is left; those that are not known yet are asked for. */
    async show(): Promise<void> {
        this.open = true;
        await this.learn();
    }

    /** What something that is open now changes for certain; nothing if the position has changed meanwhile. */
    async preview(action: string): Promise<readonly Change[]> {
        const { seat } = this.#sitting;
        if (seat === null) return [];
        try {
            return (await this.#ask(seat, action)).changes;
        } catch (error) {
            if (!(error instanceof ServerProblem)) throw error;
            return [];
        }
    }

    /** Ask for the odds of what is left, those that are not known yet. */
    async learn(): Promise<void> {
        const { seat, state } = this.#sitting;
        if (seat === null || !state) return;
        if (state.version !== this.#version) {
            this.#known = new Map();
            this.#asked.clear();
            this.#version = state.version;
        }
        const wanted = this.prospects.map((one) => one.offer.text).filter((text) => !this.#asked.has(text));
        await Promise.all(wanted.map((action) => this.#reckon(seat, action)));
    }

    async #reckon(seat: number, action: string): Promise<void> {
        const version = this.#version;
        this.#asked.add(action);
        try {
            const odds = await this.#ask(seat, action);
            if (version === this.#version) this.#known = new Map([...this.#known, [action, odds]]);
        } catch (error) {
            // The position has changed under it: there is nothing to show any more.
            this.#asked.delete(action);
            this.open = false;
            if (!(error instanceof ServerProblem)) throw error;
        }
    }
}

/** An answer rather than something to be done somewhere: there is nothing to narrow down. */
function isBare(offer: Offer): boolean {
    return offer.things.length === 0;
}
