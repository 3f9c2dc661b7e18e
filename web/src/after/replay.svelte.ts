/** Where the reader of a finished game is, through whose eyes, and whether it plays by itself. */
import { get } from '../lib/api/client';
import type { ReplayState, TableInfo } from '../lib/api/types';
import { loadCourse, nextTold, type Course, type Eyes } from './chronicle';
import { Positions } from './positions';
import { ahead, MOVE_MS } from './replay';

/** A position, and whose eyes saw it: it may lag behind what the reader chose. */
export interface Shown {
    eyes: Eyes;
    state: ReplayState;
}

export class Replay {
    readonly #game: string;
    readonly #secret: string | undefined;
    readonly #publicly: Course;
    readonly #positions: Positions;

    move = $state(0);
    eyes = $state<Eyes>('public');
    playing = $state(false);
    speed = $state(1);
    course = $state.raw<Course>({ moves: 0, stands: [], entries: [] });
    shown = $state.raw<Shown | null>(null);
    failure = $state.raw<unknown>(null);
    #attempt = $state(0);

    constructor(
        table: TableInfo,
        publicly: Course,
        start: { move: number; eyes: Eyes },
        secret: string | undefined,
    ) {
        this.#game = table.id;
        this.#secret = secret;
        this.#publicly = publicly;
        this.#positions = new Positions((number, eyes) =>
            get<ReplayState>(`/games/${table.id}/replay/${number}?eyes=${eyes}`, secret ? { secret } : {}),
        );
        this.move = start.move;
        this.eyes = start.eyes;
        this.course = publicly;
    }

    get moves(): number {
        return this.#publicly.moves;
    }

    /** The seat whose eyes these are; null for everybody's. */
    get seat(): number | null {
        const eyes = this.shown?.eyes ?? this.eyes;
        return eyes === 'public' || eyes === 'all' ? null : Number(eyes);
    }

    /** Whether the position that is shown is the end of the game. */
    get over(): boolean {
        return this.shown?.state.number === this.move && this.shown.state.result !== null;
    }

    go(to: number): void {
        this.move = Math.min(Math.max(to, 0), this.moves);
    }

    play(on: boolean): void {
        // At the end there is nothing left to play: begin again.
        if (on && this.move === this.moves) this.move = 0;
        this.playing = on;
    }

    retry(): void {
        this.#attempt += 1;
    }

    /** Call while a component is set up: from then on, what is shown follows. */
    follow(): void {
        $effect(() => this.#show());
        $effect(() => this.#tell());
        $effect(() => this.#advance());
    }

    /** The position follows the slider; what was asked for in between is not shown. */
    #show(): () => void {
        const { move, eyes, playing } = this;
        void this.#attempt;
        this.failure = null;
        let current = true;
        this.#positions.at(move, eyes).then(
            (state) => {
                if (!current) return;
                this.shown = { eyes, state };
                this.#positions.expect(ahead(move, this.moves, playing), eyes);
            },
            (error: unknown) => current && this.#fail(error),
        );
        return () => (current = false);
    }

    #tell(): (() => void) | undefined {
        const { eyes } = this;
        void this.#attempt;
        if (eyes === 'public') {
            this.course = this.#publicly;
            return undefined;
        }
        let current = true;
        loadCourse(this.#game, eyes, this.#secret).then(
            (course) => current && (this.course = course),
            (error: unknown) => current && this.#fail(error),
        );
        return () => (current = false);
    }

    /** While it plays, on to the next move of which these eyes saw something, as soon as this one is shown. */
    #advance(): (() => void) | undefined {
        const { move, speed, course } = this;
        if (!this.playing || this.shown?.state.number !== move) return undefined;
        if (move === this.moves) {
            this.playing = false;
            return undefined;
        }
        const timer = setTimeout(() => this.go(nextTold(course.entries, move)), MOVE_MS / speed);
        return () => clearTimeout(timer);
    }

    #fail(error: unknown): void {
        this.failure = error;
        this.playing = false;
    }
}
