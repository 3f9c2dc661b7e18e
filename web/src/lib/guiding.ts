/**
 * What a game tells its guide: lessons as data. Each says when it applies, what it points at and in which words; all of it comes
 * from what the seat itself sees, so a guide knows no more than its player.
 *
 * A lesson has no memory. Whether it applies follows from the position alone: whoever undoes is taken back to it, whoever does
 * something else has left it behind, and whoever comes back later finds the one that fits.
 */
import type { GameEvent, Prompt } from './api/types';
import type { Narrator, Offer, Thing } from './text/narrator';

/** What the seat sees at a moment. */
export interface Sight<View = unknown, Scene = unknown> {
    scene: Scene;
    view: View;
    seat: number;
    /** What the seat is asked; null while it waits. */
    prompt: Prompt | null;
    offers: readonly Offer[];
    /** What of a decision is chosen already: a verb, and things. */
    picked: { verb: string | null; things: readonly Thing[] };
    /** What was told since the seat's own latest decision, that decision's outcome included. */
    told: readonly GameEvent[];
    /** Own decisions since the table was opened here. */
    decided: number;
    /** Whether something can be taken back. */
    undoable: boolean;
    /** Whether something was just refused. */
    refused: boolean;
    narrator: Narrator;
}

/** What a lesson can point at: things on the board, the button of a verb, a part of the table, a panel by its key. */
export type Spot = Thing | { verb: string } | { part: Part } | { panel: string };

/** Parts of every table: `data-guide` of an element. */
export type Part = 'prompt' | 'board' | 'choice' | 'undo' | 'hand' | 'seats' | 'rules';

export interface Lesson<View = unknown, Scene = unknown> {
    /** Its heading is the title's message `guide-<key>`. */
    key: string;
    /** Whether it applies now. */
    when: (now: Sight<View, Scene>) => boolean;
    /** What to do and why, in a few short sentences: `now.narrator.say('guide-…', { … })`. */
    text: (now: Sight<View, Scene>) => string;
    at?: (now: Sight<View, Scene>) => readonly Spot[];
    /** What came of it, said once it is behind; `then` is the moment at which it was shown first. */
    came?: (now: Sight<View, Scene>, then: Sight<View, Scene>) => string | null;
}

/** The guide of a game. */
export interface Guide<View = any, Scene = any> {
    /** From the first question to the end of the first own turn; the first that applies is shown. */
    steps: readonly Lesson<View, Scene>[];
    /** Whether the first own turn is over: from then on there are only tips. */
    begun: (now: Sight<View, Scene>) => boolean;
    /** Each is shown once, when it first applies. */
    tips: readonly Lesson<View, Scene>[];
}

/** The most steps that a guide may take to the end of the first own turn. */
export const MOST_STEPS = 9;

/** Whether the seat is asked one of these. */
export function asked(now: Sight, ...keys: string[]): boolean {
    return now.prompt !== null && keys.includes(now.prompt.key);
}

/** A key that the prompt speaks of. */
export function about(now: Sight, name: string): string {
    return String(now.prompt?.about?.[name] ?? '');
}

/** A number that the prompt gives. */
export function figure(now: Sight, name: string): number {
    return Number(now.prompt?.about?.[name] ?? 0);
}

/** Whether something was told since the own latest decision. */
export function heard(now: Sight, kind: string, about: GameEvent['about'] = {}): boolean {
    return now.told.some(
        (event) =>
            event.kind === kind &&
            Object.entries(about).every(([name, value]) => event.about[name] === value),
    );
}

/** The keys of a domain that can be chosen by a verb now. */
export function offered(now: Sight, verb: string, domain: string): string[] {
    const keys = now.offers
        .filter((offer) => offer.verb === verb)
        .flatMap((offer) =>
            offer.things.filter((thing) => thing.domain === domain).map((thing) => thing.key),
        );
    return [...new Set(keys)];
}

/** Things of one domain. */
export function things(domain: string, keys: readonly string[]): Thing[] {
    return keys.map((key) => ({ domain, key }));
}
