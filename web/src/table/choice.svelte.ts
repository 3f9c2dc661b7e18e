/**
 * From the offers to one decision, step by step: a verb, then each of its things.
 *
 * It works from either end: name the verb first and then its target, or point at something on the board and be told what can
 * be done there. What has only one answer is not asked. It knows no game.
 */
import type { Offer, Thing } from '../lib/text/narrator';

export type Step = { verb: string } | { thing: Thing };

export class Choice {
    #offers = $state.raw<readonly Offer[]>([]);
    #steps = $state.raw<readonly Step[]>([]);

    /** New offers: whatever was half chosen is dropped. */
    offer(offers: readonly Offer[]): void {
        if (sameOffers(this.#offers, offers)) return;
        this.#offers = offers;
        this.#steps = [];
    }

    get offers(): readonly Offer[] {
        return this.#offers;
    }

    /** What was chosen by hand so far. */
    get steps(): readonly Step[] {
        return this.#steps;
    }

    /** The offers that what was chosen leaves. */
    get left(): readonly Offer[] {
        return this.#offers.filter((offer) => this.#steps.every((step) => fits(offer, step)));
    }

    /** The verbs that are left, in the order of the title. */
    get verbs(): readonly string[] {
        return unique(this.left.map((offer) => offer.verb));
    }

    /** The verb, once it is chosen or the only one that has things to choose. */
    get verb(): string | null {
        const named = this.#steps.find((step) => 'verb' in step);
        if (named) return named.verb;
        const open = unique(this.left.filter((offer) => offer.things.length > 0).map((offer) => offer.verb));
        return open.length === 1 ? (open[0] ?? null) : null;
    }

    /** What can be pointed at now: with a verb its next thing, without one everything that an offer mentions. */
    get targets(): readonly Thing[] {
        const verb = this.verb;
        const offers = verb === null ? this.left : this.left.filter((offer) => offer.verb === verb);
        const open = offers.flatMap((offer) => {
            const rest = offer.things.filter((thing) => !this.#chose(thing));
            return verb === null ? rest : rest.slice(0, 1);
        });
        const seen = new Set<string>();
        return open.filter((thing) => {
            const name = `${thing.domain} ${thing.key}`;
            return !seen.has(name) && seen.add(name);
        });
    }

    /** Whether this can be pointed at now. */
    glows(domain: string, key: string): boolean {
        return this.targets.some((thing) => thing.domain === domain && thing.key === key);
    }

    /** Choose a verb or a thing. The offer that this settles, if it settles one; a bare thing never does. */
    pick(step: Step): Offer | null {
        const left = this.left.filter((offer) => fits(offer, step));
        if (left.length === 0) return null;
        const pointed = 'thing' in step && this.verb === null;
        this.#steps = [...this.#steps, ...this.#implied(), step];
        const offer = left.length === 1 ? left[0] : undefined;
        return offer && !pointed ? offer : null;
    }

    /** One step back; false if there was nothing to take back. */
    back(): boolean {
        if (this.#steps.length === 0) return false;
        this.#steps = this.#steps.slice(0, -1);
        return true;
    }

    reset(): void {
        this.#steps = [];
    }

    #chose(thing: Thing): boolean {
        return this.#steps.some((step) => 'thing' in step && same(step.thing, thing));
    }

    /** A verb that was not named because there was no other becomes part of what was chosen. */
    #implied(): Step[] {
        const verb = this.verb;
        return verb !== null && !this.#steps.some((step) => 'verb' in step) ? [{ verb }] : [];
    }
}

export function same(one: Thing, other: Thing): boolean {
    return one.domain === other.domain && one.key === other.key;
}

function fits(offer: Offer, step: Step): boolean {
    return 'verb' in step ? offer.verb === step.verb : offer.things.some((thing) => same(thing, step.thing));
}

function unique<Value>(values: readonly Value[]): Value[] {
    return [...new Set(values)];
}

function sameOffers(one: readonly Offer[], other: readonly Offer[]): boolean {
    return one.length === other.length && one.every((offer, at) => offer.text === other[at]?.text);
}
