/** What the server tells of diktat. Made by `make types`: change the structs there, not this file. */

/** All that one seat, or a spectator, may know. */
export interface View {
    seat: number | null;
    cycle: number;
    cycles: number;
    phase: string;
    turn: number | null;
    asked: readonly number[];
    others: boolean;
    track: readonly string[];
    /** Whether a card lies face down on the track, who has seen it, and which it is if the viewer has. */
    secret: boolean;
    secret_seen_by: readonly number[];
    secret_card: string | null;
    deck: number;
    discard: readonly string[];
    corruption_track: readonly string[];
    darkness: number;
    others_out: Record<string, number>;
    sectors: readonly Sector[];
    stacks: readonly Stack[];
    seats: readonly Seat[];
    team: Team | null;
    doing: Doing | null;
    /** The stack that the viewer has named for the next look or strike. */
    pointed: string | null;
    /** The elements in use, the latest first. */
    in_use: readonly InUse[];
    window: OpenWindow | null;
    designated: string | null;
    conquest: Conquest | null;
    lost: boolean;
    places: readonly number[] | null;
    desk: DeskView;
}

/**
 * A sector: its markers that are left, the tokens on it, and whether it can be entered.
 *
 * `kept` are the seats for which a place is kept (DIK-168), `permits` those that effects allow a stack beyond the
 * limit (DIK-323), each as often as that is so.
 */
export interface Sector {
    key: string;
    markers: number;
    darkness: number;
    corruption: number;
    corrupted: boolean;
    tokens: readonly string[];
    used_tokens: readonly string[];
    turned_up: boolean;
    closed: boolean;
    kept: readonly number[];
    permits: readonly number[];
}

/**
 * A stack: where, whose (no seat: the Others'), its pawns from the top down, and whether it bears a token.
 *
 * `sure` are the pawns that the viewer knows to be in it without knowing where.
 */
export interface Stack {
    place: string;
    sector: string;
    seat: number | null;
    pawns: readonly Pawn[];
    token: boolean;
    sure: Record<string, number>;
}

/** A pawn of a stack; its type if the viewer knows it. */
export interface Pawn {
    agent: string | null;
}

/** A player as everybody sees him; `screen` only for himself. */
export interface Seat {
    cabal: string | null;
    points: number;
    rank: number;
    administrator: boolean;
    debts: number;
    borrowed: number;
    perjuries: number;
    corruption: number;
    spies: number;
    assassins: number;
    moves: number;
    tokens: number;
    cards: readonly Held[];
    markers: readonly Marker[];
    own: readonly OwnCard[];
    skipped: boolean;
    screen: Screen | null;
}

/** An Opportunity card before a player, in the order of the row; what lies on its symbols; whether it is Used. */
export interface Held {
    card: string;
    filled: readonly (string | null)[];
    used: boolean;
}

/** A marker before a player, or a pair. */
export interface Marker {
    sector: string;
    number: number;
    used: boolean;
}

/** A Cabal card: in play or not, Used or not. */
export interface OwnCard {
    card: string;
    in_play: boolean;
    used: boolean;
}

/** What lies behind a screen: only its player sees it (DIK-043). */
export interface Screen {
    power: number;
    agents: Record<string, number>;
    affinities: Record<string, number>;
}

/** A team that the viewer is putting together, unseen (DIK-104). */
export interface Team {
    sector: string;
    pawns: readonly string[];
}

/** What is going on, as everybody sees it: looks or strikes that are left, whose, and for whom. */
export interface Doing {
    action: string;
    seat: number;
    left: number;
    others: boolean;
    place: string | null;
}

/** An element whose effects are being carried out: a card, or the marker of a sector (DIK-322). */
export interface InUse {
    seat: number;
    card: string | null;
    sector: string | null;
}

/**
 * A moment at which Manifestations are asked for, as everybody sees it (DIK-316).
 *
 * `arrived` are the sectors to which stacks have come in the Manoeuvre that is just over.
 */
export interface OpenWindow {
    moment: string;
    asked: readonly number[];
    answered: readonly number[];
    arrived: readonly string[];
}

/** A sector that is being conquered: who comes when, whose prise it is, who still closes a fist. */
export interface Conquest {
    sector: string;
    order: readonly Contender[];
    next: number | null;
    tied: readonly number[];
    closed: readonly number[];
    /** What the viewer's own closed fist holds. */
    bid: number | null;
}

/** Somebody in a conquest (no seat: the Others): his Emissaries, and what his bid counted for. */
export interface Contender {
    seat: number | null;
    emissaries: number;
    bid: number;
}

/** The desk as one seat sees it, or a spectator. */
export interface DeskView {
    oaths: readonly Sworn[];
    draft: Offered | null;
    /** What is named so far of the clause that is being put together. */
    clause: readonly string[];
    offer: Offered | null;
    /** The offers that lie before the viewer. */
    offers: readonly Offered[];
    /** The seat whose offer the draft answers. */
    answers: number | null;
    /** Of each seat, by hidden good: the least and the most that it can have, as far as the viewer can tell. */
    bounds: readonly (Record<string, readonly number[]>)[];
    /** How many offers, claims and showings the viewer may still make in this Cycle. */
    left: readonly number[];
}

/** An oath in force between two seats; the clauses of each are there for the two alone (DIK-203). */
export interface Sworn {
    number: number;
    seats: readonly number[];
    clauses: readonly (readonly (readonly string[])[])[];
    /** Who would dissolve it, as far as the viewer is told. */
    wishes: readonly number[];
}

/** An offer, or the draft of something: whose, to whom, what he gives and what he asks for. */
export interface Offered {
    seat: number;
    to: readonly number[];
    form: string;
    gives: Part;
    asks: Part;
}

/** What one side of an offer hands over and swears. */
export interface Part {
    goods: Record<string, number>;
    cards: readonly string[];
    markers: Record<string, number>;
    /** The stack that is taken off the board for the partner. */
    way: string | null;
    /** Each clause as words of the action table: its kind, what it names, its deadline. */
    clauses: readonly (readonly string[])[];
}

/** What a page needs to draw the table: the content without what only the engine asks for. */
export interface Scene {
    sectors: readonly SectorScene[];
    opportunities: readonly Opportunity[];
    cabals: readonly Cabal[];
    tokens: readonly Token[];
    cabal_cards: readonly CabalCard[];
    values: Values;
    clauses: Record<string, ClauseScene>;
    sources: Record<string, "house" | "mixed" | "printed" | "reconstructed">;
}

/**
 * A sector, its place on the map, and its two Influence markers (DIK-021, DIK-304).
 *
 * `one` holds for whoever has one marker, `both` instead of it for whoever has both (DIK-238); with the Configuration
 * "les Autres" `one_others` and `both_others`, if the sector has them. The Others come from their `home` (AUT-021).
 */
export interface SectorScene {
    key: string;
    place: readonly [number, number];
    one: Face;
    both: Face;
    one_others: Face | null;
    both_others: Face | null;
    home: boolean;
}

/** A face of an Influence marker (DIK-033). */
export interface Face {
    type: "ability" | "development" | "gain" | "immediate" | "manifestation" | "plague" | "special";
    does: readonly Line[];
}

/** One thing that an element does: an effect of the folder `effects`, and its arguments. */
export interface Line {
    effect: string;
    amount?: number;
    goods?: Goods;
    /** The type of Agents that is counted, or converted. */
    kind?: "citizen" | "emissary" | "guard" | null;
    into?: "citizen" | "emissary" | "guard" | null;
    kinds?: readonly ("citizen" | "emissary" | "guard")[];
    stat?: "bid" | "bounty" | "fine-paid" | "fine-received" | "influence" | "looks" | null;
    set?: number | null;
    per?: "citizen-here" | "token" | null;
    cap?: number;
    when?: "administrator" | "not-administrator" | null;
    at?: "any" | "site" | "site-owner" | "token" | null;
    token?: string | null;
    aura?: "insurrection" | "shield" | "turncoat" | "watch" | "wins-ties" | null;
    on?: "claim-card" | "claimed" | "development" | "enemy-arrives" | "own-pawn-killed" | "struggle-lost" | null;
    do?: readonly Line[];
    options?: readonly (readonly Line[])[];
    manoeuvre?: "any" | "assassinate" | "develop" | "influence" | "send" | "spy" | null;
    discount?: number;
    free?: boolean;
    who?: "arriving" | "each-at-site" | "each-opponent" | "opponent" | "self" | "site-owner" | null;
    tokens?: boolean;
    guards?: "ignored" | "normal" | null;
    close?: boolean;
    require?: "enemy-stack" | "none" | "own-stack-or-marker" | null;
}

/** Resources: what an effect gives, takes or costs. */
export interface Goods {
    citizen?: number;
    guard?: number;
    emissary?: number;
    spy?: number;
    assassin?: number;
    pp?: number;
    politics?: number;
    people?: number;
    artefact?: number;
    /** Affinity tokens of types that the one who receives or pays them names one by one. */
    affinity?: number;
    /** Costs only: Agents of any types. */
    agent?: number;
    /** Gains only, and Rank too. */
    vp?: number;
    rank?: number;
}

/** An Opportunity card (DIK-026). Its number is its place in the list. */
export interface Opportunity {
    key: string;
    sector: string;
    faction: "black-guard" | "coordination" | "edification" | "effort" | "harmony" | "integrity" | "others" | "progress" | "resistance" | "secret-police" | "underworld" | "union";
    symbols: readonly ("any" | "artefact" | "people" | "politics")[];
    darkness: number;
    attack: boolean;
    type: "ability" | "development" | "gain" | "immediate" | "manifestation" | "plague" | "special";
    does: readonly Line[];
}

/** A Cabal: its screen (Rank, Affinities, endowment) and its board (DIK-010). */
export interface Cabal {
    key: string;
    colour: string;
    emblem: string;
    rank: number;
    affinities: Partial<Record<"artefact" | "people" | "politics", number>>;
    pp: number;
    token: string | null;
    slots: readonly Slot[];
    /** Of each Opportunity slot, from left to right: the VP printed below it (DIK-032). */
    opportunity_slots: readonly number[];
}

/** A Cabal slot of a board: its cost in PP and its VP (DIK-031). */
export interface Slot {
    cost: number;
    vp: number;
}

/** The tokens of a Cabal (DIK-004), and the standing effect that they have by themselves. */
export interface Token {
    key: string;
    count: number;
    on: "sector" | "stack";
    life: "cycle" | "permanent" | "stack";
    does: readonly Line[];
}

/** A Cabal card (DIK-029). The cards of a Cabal stand in the order that is advised for their acquisition. */
export interface CabalCard {
    key: string;
    cabal: string;
    type: "ability" | "development" | "gain" | "immediate" | "manifestation" | "plague" | "special";
    does: readonly Line[];
}

/** The figures of the game. */
export interface Values {
    source: "house" | "mixed" | "printed" | "reconstructed";
    players: readonly Players[];
    income: Goods;
    debt: number;
    debts: number;
    target: number;
    overflow: number;
    affinities: number;
    markers: number;
    looks: number;
    strikes: number;
    bounty: number;
    fine: number;
    influence: number;
    sale: number;
    offers: number;
    claims: number;
    showings: number;
    oaths: number;
    clauses: number;
    others: Others;
}

/** The figures of a number of players (DIK-013, DIK-107). */
export interface Players {
    count: number;
    cycles: number;
    manoeuvres: number;
    visible: number;
    stacks: number;
}

/** The figures of the Configuration "les Autres". */
export interface Others {
    fiel: string;
    citizen: number;
    guard: number;
    emissary: number;
    /** The spaces of the corruption track; one card more is defeat (AUT-091). */
    track: number;
    /** The Darkness tokens that the main board bears; one more is defeat (AUT-092). */
    darkness: number;
    pawns_per_darkness: number;
    /** By number of corrupted sectors: the VP that each Corruption token costs at the end (AUT-008). */
    loss: readonly number[];
    emissaries_per_corruption: number;
    guards_per_other: number;
}

/** A kind of clause: how it is judged, and the verbs by which it names its things, in order (DIK-173). */
export interface ClauseScene {
    sort: "abstain" | "choice" | "perform" | "truth";
    names: readonly string[];
}
