/** What makes a shape on a board a thing that can be pointed at, by mouse, finger or keyboard. */
import type { BoardParts } from '../games/contract';
import { nameOf, type Thing } from '../lib/text/narrator';

type Reach = Pick<BoardParts, 'choice' | 'pick' | 'inspect'>;

/**
 * Attributes for an SVG group: `<g {...piece(thing, name, parts)}>`.
 *
 * What does not glow stays reachable, so that it can say why. A board that knows already what glows says so: whoever asks the
 * choice is asked again at each of its steps.
 */
export function piece(
    thing: Thing,
    label: string,
    { choice, pick, inspect }: Reach,
    glows = choice.glows(thing.domain, thing.key),
) {
    return {
        role: 'button',
        tabindex: 0,
        'aria-label': label,
        'aria-disabled': !glows,
        'data-thing': nameOf(thing),
        onclick: () => pick(thing),
        onkeydown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            pick(thing);
        },
        onpointerenter: () => inspect(thing),
        onpointerleave: () => inspect(null),
        onfocus: () => inspect(thing),
        onblur: () => inspect(null),
    } as const;
}

/** The same on a board with many things: Tab stops only where something can be chosen, arrow keys reach the rest. */
export function reached(thing: Thing, label: string, reach: Reach, stops: boolean, glows?: boolean) {
    return { ...piece(thing, label, reach, glows), tabindex: stops ? 0 : -1 };
}
