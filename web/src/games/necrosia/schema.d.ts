/** What the server tells of necrosia. Made by `make types`: change the structs there, not this file. */

/** All that one seat, or a spectator, may know. */
export interface View {
    seat: number | null;
    year: number;
    years: number;
    order: readonly (number | null)[];
    active: number | null;
    actions: number;
    power_used: boolean;
    asked: readonly number[];
    regions: readonly Region[];
    seats: readonly Seat[];
    necrosed: number;
    defeat: number;
    /** The values still in the stack, in rising order. */
    tokens: readonly number[];
    row: readonly ForSale[];
    discard: readonly string[];
    deck: number;
    hand: readonly Held[];
    seen: readonly Top[];
    /** Cards that the viewer has to choose from and nobody else sees (NEC-C34, NEC-C60). */
    looking: readonly string[];
    doing: Doing | null;
    war: WarUnderWay | null;
    window: OpenWindow | null;
    announced: Announced | null;
    /** The free cards still to be taken, by suit (NEC-162). */
    supports: Record<string, number>;
    /** The losses of phase 4 still to be suffered, by region (NEC-150). */
    dying: Record<string, number>;
    lost: boolean;
    places: readonly number[] | null;
}

/** A region as it stands: its present value and guild, who is there, who dominates it. */
export interface Region {
    key: string;
    value: number;
    guild: string | null;
    necrosed: boolean;
    token: number | null;
    necrosians: number;
    troops: readonly Troop[];
    dominated_by: number | null;
    /** Whether it would fall if the year ended now (NEC-141). */
    falling: boolean;
    cursed: boolean;
}

/** A seat's units in a region by kind, and those of them that are paralysed (NEC-C42). */
export interface Troop {
    seat: number;
    units: Record<string, number>;
    paralysed: Record<string, number>;
}

/** A player as everybody sees him; `known` are the cards of his hand that the viewer has legally seen. */
export interface Seat {
    people: string | null;
    influence: number;
    tally: number;
    reserve: Record<string, number>;
    hand: number;
    known: readonly string[];
    bans: readonly string[];
    curse: string | null;
}

/** A card of the row, left to right, and what it costs now. */
export interface ForSale {
    card: string;
    price: number;
}

/** A card of the own hand, and whether it can be played now. */
export interface Held {
    card: string;
    playable: boolean;
}

/** A card of the deck that the viewer has seen there: 1 is the top. */
export interface Top {
    place: number;
    card: string;
}

/** A half-finished action that everybody watches: where it is done, with what, and where to. */
export interface Doing {
    action: string;
    region: string;
    kind: string | null;
    to: string | null;
    left: number | null;
}

/** A war: where, from where, at which stage, and both sides; a defence without a seat is the Necrosians'. */
export interface WarUnderWay {
    region: string;
    origin: string;
    stage: string;
    free: boolean;
    marks: readonly string[];
    attack: Side;
    defence: Side;
    /** Until the dice are rolled. */
    odds: WarOdds | null;
}

/** A side of a war: `dice` it will roll or rolled, what each was worth, its score, what it still has to lose. */
export interface Side {
    seat: number | null;
    dice: number;
    rolled: readonly number[];
    bonus: number;
    score: number | null;
    losses: number | null;
    lost: Record<string, number>;
}

/** The chance of each number of losses, from 0 on, with the cards played so far. */
export interface WarOdds {
    attacker: readonly number[];
    defender: readonly number[];
}

/** A moment at which several may act, as everybody sees it (NEC-137). */
export interface OpenWindow {
    moment: string;
    asked: readonly number[];
    answered: readonly number[];
}

/** A card on its way, and what it is used on as texts of the action table (or the dice it rolls again). */
export interface Announced {
    card: string;
    seat: number;
    shown: boolean;
    choices: readonly string[];
}

/** What a page needs to draw the table: the content without what only the engine asks for. */
export interface Scene {
    board: Board;
    regions: readonly RegionScene[];
    peoples: readonly People[];
    cards: readonly Card[];
    values: Values;
    sources: Record<string, "house" | "mixed" | "printed" | "reconstructed">;
}

/** The sheet the board is drawn on, and how many regions its file promises. */
export interface Board {
    width: number;
    height: number;
    regions: number;
}

/** A region (NEC-006). The cradle is necrosed from the beginning (NEC-008). */
export interface RegionScene {
    key: string;
    place: readonly [number, number];
    influence: number;
    borders: readonly string[];
    guild: "combat" | "commerce" | "magic" | "shaan" | null;
    guild_players: number;
    cradle: boolean;
}

/** A people and its power (NEC-172). */
export interface People {
    key: string;
    power: "attack-die" | "defence-die" | "free-move" | "raise-necrosian" | "spare-loss";
    colour: string;
    emblem: string;
}

/**
 * A power card: when and by whom it is played, and what it does.
 *
 * That is one effect with its arguments, written with the card itself; or several lines, which are carried out one
 * after another, each under a header `[[card.line]]`.
 */
export interface Card {
    key: string;
    rule: string;
    suit: "combat" | "commerce" | "magic" | "necrosis" | "shaan";
    timing: readonly ("act-commerce" | "act-magic" | "act-move" | "after-commerce" | "any-card" | "cards" | "influence" | "main" | "necrosis" | "start" | "w1" | "w2" | "w3" | "w5" | "w6" | "w8" | "year-end")[];
    part: "active" | "anybody" | "attacker" | "defender" | "outsider" | "party";
    effect: string | null;
    influence: number;
    amount: number;
    kind: "fighter" | "mage" | "merchant" | null;
    side: "attacker" | "defender" | null;
    foe: "necrosians" | "player" | null;
    wanted: "combat" | "commerce" | "magic" | "necrosis" | "shaan" | null;
    ban: "commerce" | "fighters" | "mages" | "magic" | "war" | null;
    line?: readonly CardLine[];
}

/** One thing that a card does: an effect of the folder `effects`, and its arguments. */
export interface CardLine {
    effect: string;
    amount: number;
    kind: "fighter" | "mage" | "merchant" | null;
    side: "attacker" | "defender" | null;
    foe: "necrosians" | "player" | null;
    wanted: "combat" | "commerce" | "magic" | "necrosis" | "shaan" | null;
    ban: "commerce" | "fighters" | "mages" | "magic" | "war" | null;
}

/** The figures of the game. */
export interface Values {
    source: "house" | "mixed" | "printed" | "reconstructed";
    years: number;
    actions: number;
    pieces: number;
    batch: number;
    necrosians_in_cradle: number;
    necrosians_by_guild: number;
    defeat: number;
    die: readonly number[];
    trophies: number;
    tokens: readonly number[];
    prices: readonly number[];
    purchases: number;
    moved: number;
    recruited: number;
    carried: number;
    starting: Record<string, number>;
}
