/** What the server tells of byzantio, nekken. Made by `make types`: change the structs there, not this file. */

/** All that one seat, or a spectator, may know. */
export interface View {
    seat: number | null;
    turn: number;
    turns: number;
    first: number | null;
    active: number | null;
    asked: readonly number[];
    seats: readonly Seat[];
    tiles: readonly Tile[];
    face_down: readonly string[];
    offer: Doing | null;
    sealed: string | null;
    places: readonly number[] | null;
}

/** A player as everybody sees him; `sheet` is there for its owner, and for all at the end. */
export interface Seat {
    house: string | null;
    pretender: string | null;
    reserve: number;
    garrisons: Record<string, number>;
    grid: readonly Row[];
    answered: boolean;
    sheet: Sheet | null;
}

/** One row of an action grid: the turn of each used box, 0 for a struck one, in order; then the free boxes. */
export interface Row {
    key: string;
    boxes: readonly number[];
    free: number;
}

/** The folded half of a score sheet: the owner sees it always, everybody at the end. */
export interface Sheet {
    targets: readonly Target[];
    suspicions: readonly Suspicion[];
    score: number | null;
}

/** One line of a list; `abandoned` is the city it held before the Succession, `points` its worth at the end. */
export interface Target {
    value: number;
    city: string | null;
    abandoned: string | null;
    points: number | null;
}

/** A guess of a rival's main target; no city is a guess not made. */
export interface Suspicion {
    rival: number;
    city: string | null;
    right: boolean | null;
}

/** An event on the track; no key while it lies face down. */
export interface Tile {
    turn: number;
    event: string | null;
    happened: boolean;
}

/** A decision under way that everybody watches: a garrison half chosen, or an exchange on the table. */
export interface Doing {
    city: string;
    rival: number | null;
    rival_city: string | null;
    needed: number | null;
}

/** What a page needs to draw the board: the content without what only the engine asks for. */
export interface Scene {
    edition: "byzantio" | "nekken";
    board: Board;
    provinces: readonly Province[];
    cities: readonly City[];
    houses: readonly House[];
    values: Values;
    sources: Record<string, "mixed" | "printed" | "reconstructed">;
    map: unknown;
}

/** The sheet the board is drawn on, and how many provinces and cities its file promises. */
export interface Board {
    width: number;
    height: number;
    provinces: number;
    cities: number;
    projection: Projection | null;
    ellipse: Ellipse | null;
}

/** How longitude and latitude become board units, for drawing real coastlines. */
export interface Projection {
    west: number;
    north: number;
    x_per_degree: number;
    y_per_degree: number;
}

/** An invented coast, for boards that are nowhere on the globe. */
export interface Ellipse {
    centre: readonly [number, number];
    half_axes: readonly [number, number];
}

/** A province (BYZ-010, BYZ-012) or region. Closed: to be left, never entered, struck or garrisoned. */
export interface Province {
    key: string;
    stand: readonly [number, number];
    number: number | null;
    borders: readonly string[];
    lanes: readonly string[];
    closed: boolean;
}

/** A city (BYZ-006); in Nekken the settling place of a region (NEK-004). */
export interface City {
    key: string;
    province: string;
    size: "large" | "small";
    place: readonly [number, number];
    latitude: number | null;
    longitude: number | null;
}

/** A dynasty (BYZ-003) or tribe (NEK-009). */
export interface House {
    key: string;
    home: string;
    colour: string;
    emblem: string;
}

/** The figures of the game: track, pieces, score sheet, events. */
export interface Values {
    source: "mixed" | "printed" | "reconstructed";
    turns: number;
    garrisons: number;
    lines: readonly number[];
    small_cities_from_players: number;
    guess_points: number;
    third_share: number;
    change_cost: number;
    allowances: Record<string, number>;
    targets: Record<string, number>;
    event: readonly Event[];
}

/** An event and its turn (BYZ-107). */
export interface Event {
    turn: number;
    kind: "earthquake" | "famine" | "plague" | "succession";
}
