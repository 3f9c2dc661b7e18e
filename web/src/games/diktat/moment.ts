/** What is worth a moment over the plan: fists that open together, who wins a sector, each Trophy, the secret card, a broken oath. */
import type { GameEvent } from '../../lib/api/types';

const EVENTS = new Set([
    'revealed',
    'winner',
    'others-won',
    'claimed',
    'claimed-marker',
    'attacked',
    'perjured',
    'all-lost',
]);

export function moment(event: GameEvent): 'die' | 'event' | null {
    // Bids of one struggle are told at once: like dice they are shown together.
    if (event.kind === 'bade') return 'die';
    return EVENTS.has(event.kind) ? 'event' : null;
}

export interface Bid {
    seat: number;
    /** What was in the fist, and what it counts for. */
    paid: number;
    counted: number;
}

/** The fists of the latest struggle among these events; whoever bade again bade in another one. */
export function fists(events: readonly GameEvent[]): Bid[] {
    const bids = new Map<number, Bid>();
    for (const { kind, about } of events) {
        if (kind !== 'bade') continue;
        const seat = Number(about['seat']);
        if (bids.has(seat)) bids.clear();
        bids.set(seat, { seat, paid: Number(about['number']), counted: Number(about['counted']) });
    }
    return [...bids.values()];
}
