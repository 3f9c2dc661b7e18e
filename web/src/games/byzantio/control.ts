/** Who holds a city, and what that brings to a list: as the engine counts at the end (BYZ-137 to BYZ-144). */
import type { Scene, Seat, Target, View } from './types';

export type Hold = 'sole' | 'shared' | 'rival' | 'nobody';

/** The seats tied for most garrisons in a city; none if nobody has one. */
export function sharers(seats: readonly Pick<Seat, 'garrisons'>[], city: string): number[] {
    const counts = seats.map((seat) => seat.garrisons[city] ?? 0);
    const most = Math.max(0, ...counts);
    return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** How a seat stands in a city. */
export function hold(seats: readonly Pick<Seat, 'garrisons'>[], seat: number, city: string): Hold {
    const tied = sharers(seats, city);
    if (tied.length === 0) return 'nobody';
    if (!tied.includes(seat)) return 'rival';
    return tied.length === 1 ? 'sole' : 'shared';
}

/** What a line would bring if the game ended now. */
export function worth(
    seats: readonly Pick<Seat, 'garrisons'>[],
    seat: number,
    line: Pick<Target, 'value' | 'city' | 'abandoned'>,
    values: Pick<Scene['values'], 'third_share' | 'change_cost'>,
): number {
    if (line.city === null) return 0;
    const tied = sharers(seats, line.city);
    if (!tied.includes(seat)) return 0;
    const share = [0, line.value, line.value / 2, values.third_share, 0][tied.length] ?? 0;
    return Math.max(0, share - (line.abandoned === null ? 0 : values.change_cost));
}

/** All garrisons in a city, by seat, in the order of the table. */
export function garrisonsIn(view: View, city: string): { seat: number; count: number }[] {
    return view.seats.flatMap((one, seat) => {
        const count = one.garrisons[city] ?? 0;
        return count > 0 ? [{ seat, count }] : [];
    });
}

/** Whether a city is in play with so many seats (BYZ-009). */
export function inPlay(scene: Scene, seats: number, size: 'large' | 'small'): boolean {
    return size === 'large' || seats >= scene.values.small_cities_from_players;
}
