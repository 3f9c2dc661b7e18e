/**
 * What an action may bring, before it is done: exact chances, reckoned by the server for the verbs that its title marks.
 *
 * It is asked only on request, and for a few actions at a time: whoever has not narrowed the choice down gets no numbers.
 */
import { ServerProblem } from '../lib/api/client';
import type { Odds } from '../lib/api/types';
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
    #version = -1;
    /** Whether the odds are shown. */
    open = $state(false);

    constructor(sitting: Sitting, ask: AskOdds) {
        this.#sitting = sitting;
        this.#ask = ask;
    }

    /** What is left to choose from and can be reckoned, once something was chosen. */
    get prospects(): readonly Prospect[] {
        const { choice, title, standin } = this.#sitting;
        if (standin || (choice.verb === null && choice.steps.length === 0)) return [];
        const reckoned = new Set(title.verbs.filter((verb) => verb.odds).map((verb) => verb.key));
        const offers = choice.left.filter((offer) => reckoned.has(offer.verb));
        if (offers.length > MOST) return [];
        return offers.map((offer) => ({ offer, odds: this.#known.get(offer.text) ?? null }));
    }

    /** Show the odds of what is left; those that are not known yet are asked for. */
    async show(): Promise<void> {
        const { seat, state } = this.#sitting;
        if (seat === null || !state) return;
        if (state.version !== this.#version) {
            this.#known = new Map();
            this.#version = state.version;
        }
        this.open = true;
        const wanted = this.prospects.filter((one) => one.odds === null).map((one) => one.offer.text);
        await Promise.all(wanted.map((action) => this.#reckon(seat, action)));
    }

    async #reckon(seat: number, action: string): Promise<void> {
        try {
            const odds = await this.#ask(seat, action);
            this.#known = new Map([...this.#known, [action, odds]]);
        } catch (error) {
            // The position has changed under it: there is nothing to show any more.
            this.open = false;
            if (!(error instanceof ServerProblem)) throw error;
        }
    }
}
