/** What the server tells of Necrosia: the content of an edition, and what a seat may know of a game. */

export const KINDS = ['fighter', 'merchant', 'mage'] as const;
export const SUITS = ['combat', 'commerce', 'magic', 'necrosis', 'shaan'] as const;

export type Kind = (typeof KINDS)[number];
export type Suit = (typeof SUITS)[number];
export type Count = Partial<Record<Kind, number>>;

export interface RegionScene {
    key: string;
    place: readonly [number, number];
    influence: number;
    borders: readonly string[];
    guild: Suit | null;
    /** From how many players on the guild is open. */
    guild_players: number;
    cradle: boolean;
}

export interface People {
    key: string;
    power: string;
    colour: string;
    emblem: string;
}

export interface Card {
    key: string;
    rule: string;
    suit: Suit;
    timing: readonly string[];
    part: string;
    effect: string;
    influence: number;
}

export interface Scene {
    board: { width: number; height: number };
    regions: readonly RegionScene[];
    peoples: readonly People[];
    cards: readonly Card[];
    values: {
        years: number;
        actions: number;
        /** Of each kind and player. */
        pieces: number;
        defeat: number;
        trophies: number;
        die: readonly number[];
        starting: Record<string, number>;
    };
}

export interface Troop {
    seat: number;
    units: Count;
    paralysed: Count;
}

export interface Region {
    key: string;
    value: number;
    guild: Suit | null;
    necrosed: boolean;
    token: number | null;
    necrosians: number;
    troops: readonly Troop[];
    dominated_by: number | null;
    /** It would fall if the year ended now. */
    falling: boolean;
    cursed: boolean;
}

export interface SeatView {
    people: string | null;
    influence: number;
    /** Necrosians eliminated. */
    tally: number;
    reserve: Count;
    hand: number;
    known: readonly string[];
    bans: readonly string[];
    curse: string | null;
}

export interface Side {
    /** Null: the Necrosians. */
    seat: number | null;
    dice: number;
    rolled: readonly number[];
    bonus: number;
    score: number | null;
    losses: number | null;
    lost: Count;
}

export interface Odds {
    /** The chance of each number of losses, from none on. */
    attacker: readonly number[];
    defender: readonly number[];
}

export interface War {
    region: string;
    origin: string;
    stage: string;
    free: boolean;
    marks: readonly string[];
    attack: Side;
    defence: Side;
    /** Until the dice are rolled. */
    odds: Odds | null;
}

export interface View {
    seat: number | null;
    year: number;
    years: number;
    /** Places in the order of play, free ones null. */
    order: readonly (number | null)[];
    active: number | null;
    actions: number;
    power_used: boolean;
    asked: readonly number[];
    regions: readonly Region[];
    seats: readonly SeatView[];
    necrosed: number;
    defeat: number;
    tokens: readonly number[];
    row: readonly { card: string; price: number }[];
    discard: readonly string[];
    deck: number;
    hand: readonly { card: string; playable: boolean }[];
    seen: readonly { place: number; card: string }[];
    looking: readonly string[];
    doing: {
        action: string;
        region: string;
        kind: Kind | null;
        to: string | null;
        left: number | null;
    } | null;
    war: War | null;
    window: { moment: string; asked: readonly number[]; answered: readonly number[] } | null;
    announced: { card: string; seat: number; shown: boolean; choices: readonly string[] } | null;
    supports: Partial<Record<Suit, number>>;
    dying: Record<string, number>;
    lost: boolean;
    places: readonly number[] | null;
}
