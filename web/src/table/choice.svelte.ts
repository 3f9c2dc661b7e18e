/**
 * From the offers to one decision, step by step: a verb, then each of its things.
 *
 * It works from either end: name the verb first and then its target, or point at something on the board and be told what can
 * be done there. What has only one answer is not asked. It knows no game.
 */
import { nameOf, type Offer, type Thing } from '../lib/text/narrator';

export type Step = { verb: string } | { thing: Thing };

/** What can be done by one verb. */
export interface Way {
    verb: string;
    offers: readonly Offer[];
}

export class Choice {
    #offers = $state.raw<readonly Offer[]>([]);
    #steps = $state.raw<readonly Step[]>([]);
    #question = '';
    // A board asks of every piece whether it glows: what that takes is worked out once for each step.
    readonly #left = $derived(this.#offers.filter((offer) => rest(offer, this.#steps) !== null));
    readonly #targets = $derived.by(() => this.#pointable());
    readonly #glowing = $derived(new Set(this.#targets.map(nameOf)));

    /** It may begin where another is: to see what a step would leave. */
    constructor(offers: readonly Offer[] = [], steps: readonly Step[] = []) {
        this.#offers = offers;
        this.#steps = steps;
    }

    /** What the choice would be after a step that is only considered. */
    considering(step: Step): Choice {
        return new Choice(this.#offers, [...this.#steps, step]);
    }

    /** New offers: of what was half chosen, as much is kept as still leads somewhere, as long as the question is the same. */
    offer(offers: readonly Offer[], question = ''): void {
        const same = question === this.#question;
        if (same && sameOffers(this.#offers, offers)) return;
        this.#question = question;
        this.#offers = offers;
        let kept = same ? this.#steps.length : 0;
        while (kept > 0 && this.#leaves(this.#steps.slice(0, kept)).length === 0) kept -= 1;
        this.keep(kept);
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
        return this.#left;
    }

    /** The verbs that are left, in the order of the title. */
    get verbs(): readonly string[] {
        return unique(this.left.map((offer) => offer.verb));
    }

    /** What is left, by verb: what a person who pointed at something can do there. */
    get ways(): readonly Way[] {
        const left = this.left;
        return this.verbs.map((verb) => ({ verb, offers: left.filter((offer) => offer.verb === verb) }));
    }

    /** The verb, once it is chosen or the only one that has things to choose. */
    get verb(): string | null {
        const named = this.#steps.find((step) => 'verb' in step);
        if (named) return named.verb;
        const open = unique(this.left.filter((offer) => offer.things.length > 0).map((offer) => offer.verb));
        return open.length === 1 ? (open[0] ?? null) : null;
    }

    /**
     * What can be pointed at now: of each offer what is still to be chosen, in any order; of several things of one domain
     * (from a square, to a square) only the first.
     */
    get targets(): readonly Thing[] {
        return this.#targets;
    }

    /** The next question of the list once there is a verb: the first thing that has more than one answer. */
    get next(): readonly Thing[] {
        if (this.verb === null) return [];
        const open = this.#considered.map((offer) => rest(offer, this.#steps) ?? []);
        const longest = Math.max(0, ...open.map((things) => things.length));
        for (let at = 0; at < longest; at += 1) {
            const answers = distinct(open.flatMap((things) => things[at] ?? []));
            if (answers.length > 1) return answers;
        }
        return open[0]?.slice(-1) ?? [];
    }

    /** Whether this can be pointed at now. */
    glows(domain: string, key: string): boolean {
        return this.#glowing.has(nameOf({ domain, key }));
    }

    /** The offers that a step would leave. */
    after(step: Step): readonly Offer[] {
        return this.#leaves([...this.#steps, step]);
    }

    #leaves(steps: readonly Step[]): readonly Offer[] {
        return this.#offers.filter((offer) => rest(offer, steps) !== null);
    }

    /** Choose a verb or a thing. The offer that this settles, if it settles one; a bare thing never does. */
    pick(step: Step): Offer | null {
        const left = this.after(step);
        if (left.length === 0) return null;
        const pointed = 'thing' in step && this.verb === null;
        this.#steps = [...this.#steps, step];
        const offer = left.length === 1 ? left[0] : undefined;
        return offer && !pointed ? offer : null;
    }

    /** One step back; false if there was nothing to take back. */
    back(): boolean {
        if (this.#steps.length === 0) return false;
        this.keep(this.#steps.length - 1);
        return true;
    }

    /** Keep only the first steps. */
    keep(count: number): void {
        this.#steps = this.#steps.slice(0, count);
    }

    reset(): void {
        this.#steps = [];
    }

    #pointable(): readonly Thing[] {
        return distinct(
            this.#considered.flatMap((offer) => {
                const open = rest(offer, this.#steps) ?? [];
                return open.filter(
                    (thing, at) => open.findIndex((one) => one.domain === thing.domain) === at,
                );
            }),
        );
    }

    get #considered(): readonly Offer[] {
        const verb = this.verb;
        return verb === null ? this.left : this.left.filter((offer) => offer.verb === verb);
    }
}

/** What of an offer is still to be chosen; null if it does not fit what was. A thing answers the first of its domain. */
function rest(offer: Offer, steps: readonly Step[]): readonly Thing[] | null {
    const open = [...offer.things];
    for (const step of steps) {
        if ('verb' in step) {
            if (offer.verb !== step.verb) return null;
            continue;
        }
        const at = open.findIndex((thing) => thing.domain === step.thing.domain);
        if (open[at]?.key !== step.thing.key) return null;
        open.splice(at, 1);
    }
    return open;
}

export function distinct(things: readonly Thing[]): Thing[] {
    return [...new Map(things.map((thing) => [nameOf(thing), thing])).values()];
}

function unique<Value>(values: readonly Value[]): Value[] {
    return [...new Set(values)];
}

function sameOffers(one: readonly Offer[], other: readonly Offer[]): boolean {
    return one.length === other.length && one.every((offer, at) => offer.text === other[at]?.text);
}
