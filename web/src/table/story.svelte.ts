/**
 * What has happened: which events are new to the reader, what they were about, and the film of what they missed.
 *
 * It follows the log of the seat that is shown. An undo makes a log shorter, so what is new is found by comparing. Of a
 * long log only the end may be here; all places are counted from the game's start.
 */
import { untrack } from 'svelte';
import type { GameEvent } from '../lib/api/types';
import { plain, SEAT, type Piece, type Thing } from '../lib/text/narrator';
import { distinct } from './choice.svelte';
import { recallNumber, remember } from './memory';
import type { Live, Sitting } from './sitting.svelte';

/** An event and its place in the log. */
export interface LogLine {
    event: GameEvent;
    at: number;
}

export interface Film {
    /** What is shown one after the other, and which of it now. */
    lines: readonly LogLine[];
    at: number;
    running: boolean;
}

/** Something that is shown large for a moment: what dice gave, or an event that concerns everybody. */
export interface Moment {
    id: number;
    kind: 'die' | 'event';
    dice: readonly { value: number; seat: number | null }[];
    /** The events it is made of. */
    events: readonly GameEvent[];
    pieces: readonly Piece[];
}

/** The most that is read out at once; the rest is in the log. */
const SPOKEN = 6;
const GATHER_MS = 400;
const LINE_MS = 1_000;
/** Reading takes time: so much more for each character beyond a short sentence. */
const CHARACTER_MS = 22;
const SHORT = 45;
const MOMENT_MS = { die: 1_900, event: 2_600 };
/** Dice are seen one after the other: so much longer for each beyond a pair. */
const DIE_MS = 160;
const LATEST = 8;

export class Story {
    readonly #sitting: Sitting;
    readonly #moving: () => boolean;
    /** How much of the log was there before the latest change. */
    #from = $state(0);
    #moments = $state.raw<readonly Moment[]>([]);
    film = $state.raw<Film | null>(null);
    /** For a live region: what is new, in sentences. */
    spoken = $state('');

    #followed: Live | null = null;
    #known: readonly GameEvent[] = [];
    #knownFrom = 0;
    #unspoken: GameEvent[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;
    #speaking: ReturnType<typeof setTimeout> | undefined;
    #showing: ReturnType<typeof setTimeout> | undefined;
    #numbered = 0;
    #stop: (() => void) | undefined;

    /** `moving` says whether things may move: without that there is no film. */
    constructor(sitting: Sitting, moving: () => boolean) {
        this.#sitting = sitting;
        this.#moving = moving;
        sitting.onDecide = (live, before) => this.#decided(live, before);
    }

    open(): void {
        this.#stop = $effect.root(() => {
            $effect(() => {
                const live = this.#sitting.live;
                const log = live?.log ?? [];
                const from = live?.logFrom ?? 0;
                const ready = live?.state != null;
                untrack(() => this.#follow(live, log, from, ready));
            });
        });
    }

    close(): void {
        this.#stop?.();
        this.end();
        clearTimeout(this.#speaking);
        clearTimeout(this.#showing);
    }

    get log(): readonly GameEvent[] {
        return this.#sitting.live?.log ?? [];
    }

    /** The place of the first event that is here. */
    get first(): number {
        return this.#sitting.live?.logFrom ?? 0;
    }

    /** How much has happened, whether it is here or not. */
    get length(): number {
        return this.first + this.log.length;
    }

    /** Ask for what happened before the first event that is here. */
    earlier(): void {
        this.#sitting.live?.earlier();
    }

    /** What the latest move was about, or what the film shows. */
    get recent(): readonly Thing[] {
        const line = this.film?.lines[this.film.at];
        const events = line ? [line.event] : this.log.slice(Math.max(0, this.#from - this.first));
        return distinct(events.flatMap((event) => this.#sitting.narrator.things(event.about)));
    }

    /** The moment that is shown now. */
    get moment(): Moment | null {
        return this.#moments[0] ?? null;
    }

    /** Where in the log the reader's latest decision ends, or what is here of it begins. */
    get since(): number {
        const seat = this.#sitting.seat;
        if (seat === null) return this.length;
        const log = this.log;
        const decided = recallNumber(this.#sitting.table.id, `decided:${seat}`);
        let at =
            decided === null || decided > this.length
                ? log.findLastIndex((one) => by(one) === seat)
                : Math.max(0, decided - this.first);
        if (at < 0) return this.length;
        while (at < log.length && by(log[at]) === seat) at += 1;
        return this.first + at;
    }

    /** How many events the reader has not had a decision after. */
    get missed(): number {
        return this.length - this.since;
    }

    /** Show again what happened since the reader's latest decision. False: there is nothing, or it should not move. */
    play(): boolean {
        const since = this.since;
        const lines = this.log.slice(since - this.first).map((event, at) => ({ event, at: since + at }));
        if (lines.length === 0 || !this.#moving()) return false;
        this.#moments = [];
        this.film = { lines, at: 0, running: true };
        this.#wind();
        return true;
    }

    /** Another line of it; beyond the last one the film ends. */
    go(step: number): void {
        const film = this.film;
        if (!film) return;
        const at = Math.max(film.at + step, 0);
        if (at >= film.lines.length) {
            this.end();
            return;
        }
        this.film = { ...film, at };
        this.#wind();
    }

    pause(): void {
        if (!this.film) return;
        this.film = { ...this.film, running: !this.film.running };
        this.#wind();
    }

    end(): void {
        clearTimeout(this.#timer);
        this.film = null;
        this.#point();
    }

    #wind(): void {
        clearTimeout(this.#timer);
        this.#point();
        const line = this.film?.lines[this.film.at];
        if (!line || !this.film?.running) return;
        const length = plain(this.#sitting.narrator.event(line.event)).length;
        this.#timer = setTimeout(() => this.go(1), LINE_MS + Math.max(0, length - SHORT) * CHARACTER_MS);
    }

    #point(): void {
        const line = this.film?.lines[this.film.at];
        const things = line ? this.#sitting.narrator.things(line.event.about) : [];
        this.#sitting.pointed = things.find((thing) => thing.domain !== SEAT) ?? null;
    }

    #follow(live: Live | null, log: readonly GameEvent[], from: number, ready: boolean): void {
        if (!ready) return;
        const known = this.#known;
        const knownFrom = this.#knownFrom;
        const newcomer = live !== this.#followed;
        this.#followed = live;
        this.#known = log;
        this.#knownFrom = from;
        if (newcomer) {
            this.end();
            this.#moments = [];
            this.#from = from + latest(log);
            return;
        }
        if (log === known) return;
        const end = knownFrom + known.length;
        let kept = Math.max(from, knownFrom);
        while (kept < end && known[kept - knownFrom] === log[kept - from]) kept += 1;
        const fresh = log.slice(kept - from);
        if (kept < end) this.end();
        // What is long past may have come: it is no news.
        else if (fresh.length === 0) return;
        // After an undo there may be nothing new: then what was before is the latest again.
        this.#from = fresh.length > 0 ? kept : from + latest(log);
        if (fresh.length === 0) return;
        this.#speak(fresh);
        if (!document.hidden && !this.film) this.#show(fresh);
    }

    #decided(live: Live, before: number): void {
        if (live.seat !== null) remember(this.#sitting.table.id, `decided:${live.seat}`, before);
        this.end();
    }

    /** Gathered for a moment: bots answer in a burst, and a live region that is overwritten is not read. */
    #speak(events: readonly GameEvent[]): void {
        this.#unspoken.push(...events);
        clearTimeout(this.#speaking);
        this.#speaking = setTimeout(() => {
            const latest = this.#unspoken.slice(-SPOKEN);
            this.#unspoken = [];
            this.spoken = latest.map((event) => plain(this.#sitting.narrator.event(event))).join(' ');
        }, GATHER_MS);
    }

    #show(events: readonly GameEvent[]): void {
        const told = this.#sitting.game?.moment;
        const dice: GameEvent[] = [];
        const moments: Moment[] = [];
        let thrown = 0;
        for (const event of events) {
            const kind = told ? told(event) : typeof event.about['die'] === 'number' ? 'die' : null;
            if (kind === 'die') {
                if (dice.length === 0) thrown = moments.length;
                dice.push(event);
            } else if (kind === 'event') moments.push(this.#moment('event', [event]));
        }
        // What dice gave is shown before what came of it.
        if (dice.length > 0) moments.splice(thrown, 0, this.#moment('die', dice));
        if (moments.length === 0) return;
        const idle = this.#moments.length === 0;
        // Whoever was away does not want to sit through all of it: the log has it.
        this.#moments = [...this.#moments, ...moments].slice(-3);
        if (idle) this.#pass();
    }

    #pass(): void {
        const moment = this.#moments[0];
        if (!moment) return;
        clearTimeout(this.#showing);
        this.#showing = setTimeout(
            () => {
                this.#moments = this.#moments.slice(1);
                this.#pass();
            },
            MOMENT_MS[moment.kind] +
                (moment.kind === 'die' ? Math.max(0, moment.events.length - 2) * DIE_MS : 0),
        );
    }

    #moment(kind: Moment['kind'], events: readonly GameEvent[]): Moment {
        const last = events.at(-1);
        this.#numbered += 1;
        return {
            id: this.#numbered,
            kind,
            events,
            dice: events.slice(-6).flatMap((event) => {
                const value = event.about['die'];
                return typeof value === 'number' ? [{ value, seat: by(event) }] : [];
            }),
            pieces: last && events.length === 1 ? this.#sitting.narrator.event(last) : [],
        };
    }
}

/** Whose doing an event was, if it names a seat. */
export function by(event: GameEvent | undefined): number | null {
    const seat = event?.about['seat'];
    return typeof seat === 'number' ? seat : null;
}

/** Whether an event mentions a seat in any role. */
export function mentions(event: GameEvent, seat: number): boolean {
    return Object.entries(event.about).some(
        ([name, value]) => value === seat && (name === SEAT || name.endsWith(`_${SEAT}`)),
    );
}

/** Where the latest move begins, as far as a log tells: with the last events of one seat. */
function latest(log: readonly GameEvent[]): number {
    let from = log.length;
    const seat = by(log.at(-1));
    while (from > 0 && log.length - from < LATEST && by(log[from - 1]) === seat) from -= 1;
    return from;
}
