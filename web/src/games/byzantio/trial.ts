/** For tests: a small board, and positions on it. */
import type { Sight } from '../../lib/guiding';
import type { City, Province, Scene, Seat, View } from './types';

export function province(key: string, stand: Province['stand']): Province {
    return { key, stand, number: 1, borders: [], lanes: [], closed: false };
}

export function city(
    key: string,
    province: string,
    size: City['size'] = 'large',
    place: City['place'] = [0, 0],
): City {
    return { key, province, size, place, latitude: null, longitude: null };
}

export function scene(change: Partial<Scene> = {}): Scene {
    return {
        edition: 'byzantio',
        board: { width: 2, height: 1, provinces: 2, cities: 3, projection: null, ellipse: null },
        provinces: [province('hellas', [0.5, 0.5]), province('krete', [1, 0.9])],
        cities: [
            city('thebae', 'hellas', 'large', [0.6, 0.5]),
            city('larissa', 'hellas', 'small', [0.65, 0.5]),
            city('chandax', 'krete', 'large', [1.5, 0.9]),
        ],
        houses: [],
        values: {
            source: 'reconstructed',
            turns: 30,
            garrisons: 10,
            lines: [16],
            small_cities_from_players: 4,
            guess_points: 5,
            third_share: 2,
            change_cost: 2,
            allowances: {},
            targets: {},
            event: [],
        },
        sources: {},
        map: null,
        ...change,
    };
}

export function seat(house: string | null, change: Partial<Seat> = {}): Seat {
    return {
        house,
        pretender: 'hellas',
        reserve: 5,
        garrisons: {},
        grid: [],
        answered: false,
        sheet: null,
        ...change,
    };
}

export function view(seats: readonly Seat[]): View {
    return {
        seat: 0,
        turn: 1,
        turns: 30,
        first: 0,
        active: 0,
        asked: [0],
        seats,
        tiles: [],
        face_down: [],
        offer: null,
        sealed: null,
        places: null,
    };
}

/** The same moment with an empty reserve; and with a rival in the city that the player wants most. */
export function strained(now: Sight): Sight[] {
    const before = now.view as View;
    const city = before.seats[now.seat]?.sheet?.targets[0]?.city;
    const seats = (own: Partial<Seat>, rivals: Partial<Seat> = {}) =>
        before.seats.map((one, number) => ({ ...one, ...(number === now.seat ? own : rivals) }));
    const shared = city ? [seats({ garrisons: { [city]: 1 } }, { garrisons: { [city]: 1 } })] : [];
    return [seats({ reserve: 0 }), ...shared].map((all) => ({ ...now, view: { ...before, seats: all } }));
}
