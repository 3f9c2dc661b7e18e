/** From the progress of a game to a line for each seat: points, scales, and labels that do not cover each other. */
import type { Entry } from './chronicle';

export interface Point {
    move: number;
    value: number;
}

/**
 * The course of each seat's score: a point for the first move that has one, for every change and for the last.
 *
 * With `final`, the last move brings what was counted in the end: a game may keep some points for then.
 */
export function coursesOf(entries: readonly Entry[], final?: readonly number[]): Point[][] {
    const end = entries.at(-1);
    const counted = entries
        .map((entry) => (final && entry === end && entry.progress ? { ...entry, progress: final } : entry))
        .filter((entry) => entry.progress !== null);
    const players = counted[0]?.progress?.length ?? 0;
    return Array.from({ length: players }, (_, seat) => {
        const points = counted.map(({ number, progress }) => ({
            move: number,
            value: progress?.[seat] ?? 0,
        }));
        return points.filter(
            (point, at) => at === 0 || at === points.length - 1 || point.value !== points[at - 1]?.value,
        );
    });
}

/** A turn, a year or whatever a title counts: the move that began it, and its number. */
export interface Round {
    move: number;
    number: number;
}

/** The rounds of a game: each begins with the move that told an event of this kind. */
export function roundsOf(entries: readonly Entry[], kind: string): Round[] {
    const found: Round[] = [];
    for (const { number, log } of entries) {
        const began = kind === '' ? undefined : log.findLast((event) => event.kind === kind);
        const told = Object.values(began?.about ?? {}).find((value) => typeof value === 'number');
        if (began) found.push({ move: number, number: told ?? found.length + 1 });
    }
    return found;
}

/** Of the rounds those that a scale names: about `wanted` of them, in round numbers. */
export function roundTicks(rounds: readonly Round[], wanted: number): Round[] {
    const [first, last] = [rounds[0]?.number ?? 0, rounds.at(-1)?.number ?? 0];
    if (rounds.length <= wanted) return [...rounds];
    const named = ticksOf(first, last, wanted);
    return rounds.filter(({ number }) => number === first || named.includes(number));
}

/** A seat's score after a move; null before there was one. */
export function valueAt(course: readonly Point[], move: number): number | null {
    return course.findLast((point) => point.move <= move)?.value ?? null;
}

/** Round numbers from `low` to `high`, about `wanted` of them, that include the lowest and highest. */
export function ticksOf(low: number, high: number, wanted: number): number[] {
    const span = Math.max(high - low, 1);
    const rough = span / wanted;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power);
    const first = Math.floor(low / step);
    const last = Math.max(first + 1, Math.ceil(high / step));
    return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** A path in steps: a score holds until the move that changes it. */
export function pathOf(
    course: readonly Point[],
    x: (move: number) => number,
    y: (value: number) => number,
): string {
    return course
        .map(({ move, value }, at) => (at === 0 ? `M${x(move)} ${y(value)}` : `H${x(move)}V${y(value)}`))
        .join('');
}

/** Heights of labels: as near as can be to where they belong, in that order, and at least `gap` apart. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
    const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
    const heights = [...wanted];
    let free = top;
    for (const at of order) {
        heights[at] = Math.max(heights[at] ?? top, free);
        free = (heights[at] ?? top) + gap;
    }
    let limit = bottom;
    for (const at of order.toReversed()) {
        heights[at] = Math.min(heights[at] ?? bottom, limit);
        limit = (heights[at] ?? bottom) - gap;
    }
    return heights;
}

/** The moves of a table that tells the same as the chart: about `rows` of them, evenly, the first and last included. */
export function sampled(first: number, last: number, rows: number): number[] {
    const count = Math.min(rows, last - first + 1);
    if (count <= 1) return [last];
    const moves = Array.from({ length: count }, (_, at) =>
        Math.round(first + ((last - first) * at) / (count - 1)),
    );
    return [...new Set(moves)];
}
