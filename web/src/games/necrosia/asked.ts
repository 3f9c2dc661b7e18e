/**
 * What an answer would touch: which units on the board an offer means, and which things are shown as pictures to choose from.
 *
 * Some questions leave out what everybody knows (who loses units of a war is not asked where): that is read off the view.
 */
import type { Offer, Thing } from '../../lib/text/narrator';
import type { Kind, View } from './types';

/** Units of one kind and people in one region. */
export interface Unit {
    region: string;
    people: string;
    kind: Kind;
}

/** Own units, by kind and region. */
const OWN = new Set(['lift', 'slip', 'convert', 'lose-at', 'lose']);
/** Anybody's units, by people and kind. */
const ANY = new Set(['carry', 'pick']);
/** What could be done anywhere says nothing until it is wanted. */
const ANYWHERE = new Set(['raise', 'stir']);

/** The units that an offer is about, if it is about units that stand somewhere. */
export function unitOf(offer: Offer, view: View): Unit | null {
    const kind = keyOf(offer, 'kind');
    if (!kind || (!OWN.has(offer.verb) && !ANY.has(offer.verb))) return null;
    const region = keyOf(offer, 'region') ?? placeAsked(offer.verb, view);
    const people = keyOf(offer, 'people') ?? (view.seat === null ? null : view.seats[view.seat]?.people);
    return region && people ? { region, people, kind: kind as Kind } : null;
}

/** Where the units of a question stand that does not say it. */
export function placeAsked(verb: string, view: View): string | undefined {
    if (verb === 'carry') return view.doing?.region;
    if (verb === 'pick') {
        const named = view.announced?.choices.findLast((choice) => choice.startsWith('at '));
        return named?.slice('at '.length);
    }
    if (verb !== 'lose') return undefined;
    const dying = view.regions.find((region) => (view.dying[region.key] ?? 0) > 0);
    if (dying) return dying.key;
    const attacks = view.war !== null && view.war.attack.seat === view.seat;
    return attacks ? view.war?.origin : view.war?.region;
}

/** Units that can be chosen now, as `region people kind`. */
export function unitsAsked(offers: readonly Offer[], view: View): ReadonlySet<string> {
    return new Set(
        offers.flatMap((offer) => {
            const unit = unitOf(offer, view);
            return unit ? [unitKey(unit)] : [];
        }),
    );
}

export function unitKey({ region, people, kind }: Unit): string {
    return `${region} ${people} ${kind}`;
}

/** The regions that are marked as a choice. Before an action is chosen, what could be done anywhere marks nothing. */
export function regionsAsked(offers: readonly Offer[], verb: string | null): ReadonlySet<string> {
    const meant = offers.filter((offer) => (verb === null ? !ANYWHERE.has(offer.verb) : offer.verb === verb));
    return new Set(meant.flatMap((offer) => keyOf(offer, 'region') ?? []));
}

/** The verbs by which cards are taken from somewhere other than the own hand. */
const CARDS = new Set(['buy', 'take', 'want']);

/** The cards to choose from that are not in the own hand: those of the row in its order, or any others. */
export function cardsAsked(offers: readonly Offer[], view: View): readonly string[] {
    const asked = offers.filter((offer) => CARDS.has(offer.verb));
    if (asked.length === 0) return view.looking;
    const keys = new Set(asked.flatMap((offer) => keyOf(offer, 'card') ?? []));
    if (asked.some((offer) => offer.verb !== 'want')) return view.row.map((one) => one.card);
    return [...new Set([...view.looking, ...keys])];
}

/** Peoples, kinds, suits and foes to choose from: of the domains, in this order, the first that leaves a choice. */
export function picturesAsked(targets: readonly Thing[], domains: readonly string[]): readonly Thing[] {
    const found = domains
        .map((domain) => targets.filter((thing) => thing.domain === domain))
        .filter((things) => things.length > 0);
    return found.find((things) => things.length > 1) ?? found[0] ?? [];
}

function keyOf(offer: Offer, domain: string): string | undefined {
    return offer.things.find((thing) => thing.domain === domain)?.key;
}
