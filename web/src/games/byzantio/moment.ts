/** What is worth a moment over the board. */
import type { GameEvent } from '../../lib/api/types';

/** Dice and the events of the track are worth a moment. */
export function moment(event: GameEvent): 'die' | 'event' | null {
    if (event.kind === 'event-came') return 'event';
    return typeof event.about['die'] === 'number' ? 'die' : null;
}
