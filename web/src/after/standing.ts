/** The end of a game as it is told: who is where, with what, and which points that was made of. */
import type { Result, ScoreLine } from '../lib/api/types';

export interface Standing {
    seat: number;
    place: number;
    score: number;
    lines: readonly ScoreLine[];
}

/** The seats from the first place to the last; who shares a place stays in the order of the table. */
export function standingsOf(result: Result): Standing[] {
    return result.places
        .map((place, seat) => ({
            seat,
            place,
            score: result.scores[seat] ?? 0,
            lines: (result.lines ?? []).filter((line) => line.seat === seat),
        }))
        .sort((one, other) => one.place - other.place);
}

export function winnersOf(result: Result): number[] {
    return result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** How the game ended for those who are first: won by one side, shared by several, drawn by all, or lost by everybody. */
export function outcomeOf(result: Result): 'won' | 'shared' | 'drawn' | 'lost' {
    const winners = winnersOf(result);
    if (winners.length === 0) return 'lost';
    const sides = new Set(winners.map((seat) => result.sides?.[seat] ?? seat));
    if (sides.size === 1) return 'won';
    return winners.length === result.places.length && !counted(result) ? 'drawn' : 'shared';
}

/** Whether scores say more than places do: a game that is only won or lost has nothing to count. */
export function counted(result: Result): boolean {
    return (
        (result.lines ?? []).length > 0 ||
        result.scores.some((score) => score !== 0 && score !== 1 && score !== 0.5)
    );
}
