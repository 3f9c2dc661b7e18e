/** Walking over a board by keyboard: the arrow keys go from thing to thing. */
import type { Point } from './viewport';

/** The next point in a direction (`ArrowLeft`, …). */
export function towards<Key>(from: Point, points: ReadonlyMap<Key, Point>, arrow: string): Key | null {
    let best: Key | null = null;
    let least = Infinity;
    for (const [key, point] of points) {
        const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
        const back = arrow === 'ArrowLeft' || arrow === 'ArrowUp';
        const ahead = ((across ? point.x - from.x : point.y - from.y) || 0) * (back ? -1 : 1);
        const aside = Math.abs(across ? point.y - from.y : point.x - from.x);
        if (ahead <= 0.5 || aside > ahead * 2) continue;
        const cost = ahead + 2 * aside;
        if (cost < least) [best, least] = [key, cost];
    }
    return best;
}

/**
 * Answers a key that was pressed on a thing: an arrow takes the focus to the next one in its direction. `points` says where
 * things are, by their names; `placeOf` where what is not walked to stands.
 */
export function walk(
    event: KeyboardEvent & { currentTarget: Element },
    points: ReadonlyMap<string, Point>,
    placeOf: (name: string) => Point | undefined = (name) => points.get(name),
): void {
    const from = event.target instanceof Element ? event.target.closest<SVGElement>('[data-thing]') : null;
    const start = placeOf(from?.dataset['thing'] ?? '');
    if (!event.key.startsWith('Arrow') || !start) return;
    event.preventDefault();
    const next = towards(start, points, event.key);
    if (next !== null) event.currentTarget.querySelector<SVGElement>(`[data-thing="${next}"]`)?.focus();
}
