/**
 * What a game brings to the table: a folder here, named after its title, whose `game.ts` exports a `Game`.
 *
 * The shell knows nothing else of it. All parts but the board are optional; a title without a folder is still played, from
 * the list of its actions. Texts are those of the title's own catalogues.
 */
import type { Component } from 'svelte';
import type { Faces } from '../drawing/face';
import type { Caution, Change, GameEvent, Prompt, Result, SeatMark } from '../lib/api/types';
import type { Guide } from '../lib/guiding';
import type { Narrator, Thing } from '../lib/text/narrator';
import type { IconName } from '../lib/ui/icons';
import type { Choice } from '../table/choice.svelte';

export type { Choice };

/** What every part of a game is given. `view` is what the seat may know, `scene` the title's public content. */
export interface Parts<View = unknown, Scene = unknown> {
    scene: Scene;
    view: View;
    /** Whose eyes these are; null for a spectator. */
    seat: number | null;
    seats: readonly SeatMark[];
    narrator: Narrator;
}

/**
 * Look at something: the shell shows what it is, or why it cannot be chosen. Null: look away. Where several things could be
 * meant, `verb` says what one would want to do with it.
 */
export type Inspect = (thing: Thing | null, verb?: string) => void;

export interface BoardParts<View = unknown, Scene = unknown> extends Parts<View, Scene> {
    /** What glows, and where a click goes. */
    choice: Choice;
    /** Point at something: it is added to the choice. */
    pick: (thing: Thing) => void;
    inspect: Inspect;
    /** Carry out several decisions one after the other; false if that was refused. Absent where nothing can be done any more. */
    plan?: (actions: readonly string[]) => Promise<boolean>;
    /**
     * Ask the position something that changes nothing, one of the title's inquiries; null if it was not answered. Absent where
     * there is no game to ask, as in a replay.
     */
    ask?: (kind: string, things: readonly string[]) => Promise<unknown>;
    /** What the latest move was about; always visible. */
    recent: readonly Thing[];
    /** What the reader points at elsewhere (in the log, in a list). */
    pointed: Thing | null;
    /** Whether things may move. */
    moving: boolean;
    /** Something is shown large over the board for a moment: what would compete with it can step back. */
    covered?: boolean;
    /** Things that the reader should see marked with a few words: targets, suspicions. */
    marks: readonly Mark[];
}

export interface Mark {
    thing: Thing;
    seat: number;
    label: string;
}

export interface SeatParts<View = unknown, Scene = unknown> extends Parts<View, Scene> {
    /** The seat that is described. */
    of: number;
}

/** What may be done at any moment, asked or not, and what lies before the reader to be answered so. */
export interface AsideParts {
    /** Chosen apart from the answer: neither disturbs the other. */
    choice: Choice;
    invitations: readonly Prompt[];
    /** Do one of the choice's offers, by its text; false if it was refused, which the shell says. */
    act: (action: string) => Promise<boolean>;
    /** What the reader should know before doing it, if anything: the shell asks for a confirmation. */
    cautions: (action: string) => readonly Caution[];
    /** What an action changes for certain, before and after; for what is open now. */
    preview: (action: string) => Promise<readonly Change[]>;
    /** What was written beside something that lies before the reader; it binds nobody. Empty: nothing. */
    noteOf: (invitation: Prompt) => string;
    /**
     * Write something beside what the seat has laid before others, an invitation of this key; false if it was refused, which
     * the shell says. Absent where nothing is said in private.
     */
    note?: (key: string, text: string) => Promise<boolean>;
    /** What the seat may take back, the latest first. */
    undoable: readonly string[];
    /** Take back so many of them and do these instead, one after the other; false if something of it was refused. */
    revise: (back: number, actions: readonly string[]) => Promise<boolean>;
    /** A decision is under way. */
    locked: boolean;
}

export interface HandParts<View = unknown, Scene = unknown> extends Parts<View, Scene> {
    choice: Choice;
    pick: (thing: Thing) => void;
    /** Absent where nothing can be done any more, as in a replay. */
    aside?: AsideParts;
    inspect: Inspect;
    /** What has happened, as far as it is here. */
    log?: readonly GameEvent[];
    /** Bring another panel forward, by its key. */
    show?: (panel: string) => void;
    /** Bring the talk with another seat forward. */
    talk?: (seat: number) => void;
    /** What the reader wrote down at this table, kept on this seat's private sheet: any JSON, saved by the shell. */
    sheet: Sheet;
}

/** A private place for a player's own marks (suspicions, plans), kept for this seat in this browser. */
export interface Sheet {
    read: () => unknown;
    write: (value: unknown) => void;
}

export interface OutcomeParts<View = unknown, Scene = unknown> extends Parts<View, Scene> {
    result: Result;
    log: readonly GameEvent[];
    /** What the reader wrote on their private sheet; null for a spectator. */
    notes: unknown;
    mark: (marks: readonly Mark[]) => void;
}

/** What is shown large for a moment: the events that make it, all of one kind. */
export interface MomentParts<View = unknown, Scene = unknown> extends Parts<View, Scene> {
    events: readonly GameEvent[];
}

/** A panel beside the board; its name is the title's message `panel-<key>`. */
export interface Panel {
    key: string;
    part: Component<HandParts<any, any>>;
    /** Only for who sits at the table. */
    own: boolean;
    /** For the tab bar of a phone. */
    icon?: IconName;
}

export interface SeatLook {
    /** One of the shell's seat tones: `tone-1` to `tone-6`, each with a colour, a pattern and a shape. */
    tone: number;
    /** The seat's emblem, drawn in a 24 × 24 box with `currentColor`; absent until there is one. */
    emblem?: Component;
}

export interface Game<View = any, Scene = any> {
    Board: Component<BoardParts<View, Scene>>;
    /** The picture on the front page. */
    Cover?: Component<Record<string, never>>;
    /** A picture of a scene on a card in the lobby, such as the map of a scenario. */
    Picture?: Component<{ scene: Scene }>;
    /** The faces of its bots, one for each key of the title's cast. */
    faces?: Faces;
    /** The public facts of a seat, in its card. */
    Seat?: Component<SeatParts<View, Scene>>;
    /** The reader's own secrets and pieces, at the bottom of the table while the game lasts. */
    Hand?: Component<HandParts<View, Scene>>;
    panels?: readonly Panel[];
    /** Its own panel for what may be done aside, by its key: the shell's list is not needed, and invitations lead there. */
    asides?: string;
    /** What the end of a game adds to the list of points. */
    Outcome?: Component<OutcomeParts<View, Scene>>;
    /** What is laid over the cover when everybody has lost, in the same 320 × 180 box. */
    Defeat?: Component<Record<string, never>>;
    /** How a seat looks; without it, by its number. */
    look?: (view: View, scene: Scene, seat: number) => SeatLook;
    /**
     * What a click on something that cannot be chosen now writes on the player's private sheet: its new content, or null for
     * nothing.
     */
    jot?: (scene: Scene, view: View, seat: number, notes: unknown, thing: Thing) => unknown;
    /** What a player sees marked on the board while the game lasts; `notes` is what is on their private sheet. */
    marks?: (view: View, seat: number, notes: unknown) => readonly Mark[];
    /** Whether this view needs a bigger moment: the shell draws attention (a die, an event of the track). */
    moment?: (event: GameEvent) => 'die' | 'event' | null;
    /** The picture of such a moment; without it, dice are drawn as they are and events are only told. */
    Moment?: Component<MomentParts<View, Scene>>;
    /** What it teaches in somebody's first game, and when something comes up for the first time. */
    guide?: Guide<View, Scene>;
    /** The class of the table's world; its colours are in the game's own style sheet. */
    world: string;
}
