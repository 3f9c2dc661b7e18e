/** Positions of a finished game, fetched when they are wanted, a few ahead of the reader, and the latest of them kept. */
import type { ReplayState } from '../lib/api/types';
import type { Eyes } from './chronicle';

const KEPT = 120;

export class Positions {
    readonly #load: (number: number, eyes: Eyes) => Promise<ReplayState>;
    readonly #size: number;
    /** A map remembers the order of insertion: the first key is what was used longest ago. */
    readonly #kept = new Map<string, Promise<ReplayState>>();

    constructor(load: (number: number, eyes: Eyes) => Promise<ReplayState>, size = KEPT) {
        this.#load = load;
        this.#size = size;
    }

    at(number: number, eyes: Eyes): Promise<ReplayState> {
        const name = `${eyes} ${number}`;
        const position = this.#kept.get(name) ?? this.#ask(name, number, eyes);
        this.#kept.delete(name);
        this.#kept.set(name, position);
        for (const old of this.#kept.keys()) {
            if (this.#kept.size <= this.#size) break;
            this.#kept.delete(old);
        }
        return position;
    }

    /** Ask for these before they are wanted; whether they come is nobody's concern yet. */
    expect(numbers: readonly number[], eyes: Eyes): void {
        for (const number of numbers) void this.at(number, eyes).catch(() => undefined);
    }

    #ask(name: string, number: number, eyes: Eyes): Promise<ReplayState> {
        const asked = this.#load(number, eyes);
        // A failure is not kept: the next who asks tries again.
        asked.catch(() => this.#kept.get(name) === asked && this.#kept.delete(name));
        return asked;
    }
}
