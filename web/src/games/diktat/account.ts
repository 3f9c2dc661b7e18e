/** The final count as a sheet: a line for each source of points, a column for each player, the first place first. */
import type { Result } from '../../lib/api/types';

export interface Account {
    /** The seats, by place. */
    seats: readonly number[];
    rows: readonly { key: string; points: readonly number[] }[];
    totals: readonly number[];
}

/** Lines that count nothing (a tie-break, a common defeat) are told elsewhere. */
export function accountOf(result: Result): Account {
    const lines = result.lines ?? [];
    const seats = result.places
        .map((place, seat) => ({ place, seat }))
        .sort((one, other) => one.place - other.place || one.seat - other.seat)
        .map(({ seat }) => seat);
    const keys = [...new Set(lines.map((line) => line.key))].filter((key) =>
        lines.some((line) => line.key === key && line.points !== 0),
    );
    const points = (key: string, seat: number) =>
        lines
            .filter((line) => line.key === key && line.seat === seat)
            .reduce((sum, line) => sum + line.points, 0);
    return {
        seats,
        rows: keys.map((key) => ({ key, points: seats.map((seat) => points(key, seat)) })),
        totals: seats.map((seat) => result.scores[seat] ?? 0),
    };
}
