/** Where a card is, as far as the reader may know. */
import type { View } from './types';

export type Where =
    | { in: 'row' | 'discard' | 'hand' | 'unseen' }
    | { in: 'known'; seat: number }
    | { in: 'deck'; place: number };

/** Of every card that the reader has seen; all others are somewhere in the deck or in hands. */
export function whereabouts(view: View): ReadonlyMap<string, Where> {
    const found = new Map<string, Where>();
    for (const { place, card } of view.seen) found.set(card, { in: 'deck', place });
    view.seats.forEach((seat, at) => {
        for (const card of seat.known) found.set(card, { in: 'known', seat: at });
    });
    for (const card of view.discard) found.set(card, { in: 'discard' });
    for (const { card } of view.row) found.set(card, { in: 'row' });
    for (const { card } of view.hand) found.set(card, { in: 'hand' });
    return found;
}

export function whereIs(found: ReadonlyMap<string, Where>, card: string): Where {
    return found.get(card) ?? { in: 'unseen' };
}
