/** What the server tells of Byzantio and Nekken: the content of an edition, and what a seat may know of a game. */

export type Spot = readonly [number, number];

export interface Province {
    key: string;
    stand: Spot;
    number: number | null;
    borders: readonly string[];
    lanes: readonly string[];
    /** Left once and never entered again: the volcano. */
    closed: boolean;
}

export interface City {
    key: string;
    province: string;
    size: 'large' | 'small';
    place: Spot;
}

export interface House {
    key: string;
    home: string;
    colour: string;
    emblem: string;
}

/** A drawing of the board, made beforehand; its form is described where it is made (`scripts/maps.py`). */
export interface MapSheet {
    width: number;
    height: number;
    scale: number;
    margin: number;
    provinces: Record<string, { path: string; label: Spot; room: number }>;
    land: string;
    coast: string;
    contours: readonly string[];
    borders: string;
    frontier: string;
    rivers: readonly string[];
    barriers: readonly { kind: string; path: string }[];
    lanes: Record<string, string>;
    crater: readonly string[];
}

export interface Scene {
    edition: string;
    board: { width: number; height: number };
    provinces: readonly Province[];
    cities: readonly City[];
    houses: readonly House[];
    values: {
        turns: number;
        garrisons: number;
        lines: readonly number[];
        small_cities_from_players: number;
        guess_points: number;
        third_share: number;
        change_cost: number;
        allowances: Record<string, number>;
        targets: Record<string, number>;
        event: readonly { turn: number; kind: string }[];
    };
    map: MapSheet | null;
}

/** A row of an action grid: the turn of each used box, 0 for a struck one; then the free boxes. */
export interface Row {
    key: string;
    boxes: readonly number[];
    free: number;
}

export interface Target {
    value: number;
    city: string | null;
    /** What stood on the line before the Succession. */
    abandoned: string | null;
    points: number | null;
}

export interface Suspicion {
    rival: number;
    city: string | null;
    right: boolean | null;
}

export interface Sheet {
    targets: readonly Target[];
    suspicions: readonly Suspicion[];
    score: number | null;
}

export interface SeatView {
    house: string | null;
    pretender: string | null;
    reserve: number;
    garrisons: Record<string, number>;
    grid: readonly Row[];
    answered: boolean;
    /** The owner sees it always, everybody at the end. */
    sheet: Sheet | null;
}

export interface Tile {
    turn: number;
    /** Null while it lies face down. */
    event: string | null;
    happened: boolean;
}

export interface View {
    seat: number | null;
    turn: number;
    turns: number;
    first: number | null;
    active: number | null;
    asked: readonly number[];
    seats: readonly SeatView[];
    tiles: readonly Tile[];
    face_down: readonly string[];
    offer: { city: string; rival: number | null; rival_city: string | null; needed: number | null } | null;
    sealed: string | null;
    places: readonly number[] | null;
}
