/** Where things are on the screen: what a lesson points at, and a corner for its card where it covers none of that. */
import { nameOf } from '../../lib/text/narrator';
import type { Spot } from '../../lib/guiding';

/** A box on the screen, in its pixels. */
export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

export interface Corner {
    right: boolean;
    bottom: boolean;
}

/** In the order in which they are taken: verbs are explained above on the left, things below, and a board has its buttons there. */
export const CORNERS: readonly [Corner, ...Corner[]] = [
    { right: true, bottom: false },
    { right: false, bottom: false },
    { right: false, bottom: true },
    { right: true, bottom: true },
];

/** Where a card of a size stands in a corner of the room. */
export function standing(
    card: { width: number; height: number },
    room: Box,
    corner: Corner,
    gap: number,
): Box {
    return {
        x: corner.right ? room.x + room.width - card.width - gap : room.x + gap,
        y: corner.bottom ? room.y + room.height - card.height - gap : room.y + gap,
        width: card.width,
        height: card.height,
    };
}

/** The corner in which a card covers the least of what the player needs; the present one if it covers nothing there. */
export function cornerFor(
    card: { width: number; height: number },
    room: Box,
    needed: readonly Box[],
    now: Corner,
    gap: number,
): Corner {
    const covered = (corner: Corner) => {
        const box = standing(card, room, corner, gap);
        return needed.reduce((sum, one) => sum + common(box, one), 0);
    };
    if (covered(now) === 0) return now;
    let best = now;
    for (const corner of CORNERS) if (covered(corner) < covered(best)) best = corner;
    return best;
}

/** How much two boxes have in common. */
export function common(one: Box, other: Box): number {
    const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return Math.max(0, width) * Math.max(0, height);
}

/** The element of a spot that can be seen, or else any that is drawn; nothing if the spot is nowhere on this page. */
export function elementOf(spot: Spot): Element | undefined {
    const drawn = selectors(spot).flatMap((selector) =>
        [...document.querySelectorAll(selector)].filter((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width > 0 && height > 0;
        }),
    );
    return drawn.find(inSight) ?? drawn[0];
}

/** What can be operated: the button of a thing, or the first that a part of the table has. */
export function operated(spot: Spot): HTMLElement | SVGElement | undefined {
    const found = elementOf(spot);
    const button = found?.matches('button, a, [tabindex]')
        ? found
        : found?.querySelector('[data-choice]:not([disabled]), button:not([disabled])');
    return button instanceof HTMLElement || button instanceof SVGElement ? button : undefined;
}

function selectors(spot: Spot): readonly string[] {
    if ('domain' in spot) {
        const name = nameOf(spot);
        return [`[data-thing="${name}"]`, `[data-chip="${name}"]`];
    }
    if ('verb' in spot) return [`[data-verb="${spot.verb}"]`];
    const part = 'part' in spot ? spot.part : spot.panel;
    return [`[data-guide="${part}"]`];
}

/** Whether the middle of an element is on the screen and, for what is drawn on the board, inside the board's frame. */
export function inSight(element: Element): boolean {
    const box = element.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 1, height: 1 };
    const desk = element.closest('[data-guide="board"]');
    const frame = desk && desk !== element ? desk.getBoundingClientRect() : null;
    const screen = { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
    return common(middle, screen) > 0 && (frame === null || common(middle, frame) > 0);
}
