/**
 * Thinking of a verb: while it is pointed at, has the focus, or is pressed for long, it is explained and the board lights up
 * what it could be used on. Nothing is chosen by it.
 */
import type { Sitting } from './sitting.svelte';

/** How long a pointer or the focus rests before words appear; the board lights up at once. */
export const RESTS = 350;
/** How long a finger presses before that means a question, and no choice. */
export const PRESSES = 450;
/** So far a finger may slip. */
const SLIPS = 10;
/** So long words stay when the pointer leaves, so that it can reach them. */
const STAYS = 220;

export interface Explained {
    verb: string;
    /** Where its button is. */
    at: DOMRect;
}

export class Considering {
    readonly #sitting: Sitting;
    #explained = $state.raw<Explained | null>(null);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #pressed: { x: number; y: number } | null = null;
    /** The press that has become a question: the click that ends it chooses nothing. */
    #asked = false;

    constructor(sitting: Sitting) {
        this.#sitting = sitting;
    }

    /** What is explained now. */
    get explained(): Explained | null {
        return this.#explained;
    }

    /** Stay: the reader is busy with the words. */
    hold(): void {
        clearTimeout(this.#timer);
    }

    leave(): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.clear(), STAYS);
    }

    clear(): void {
        clearTimeout(this.#timer);
        this.#pressed = null;
        this.#explained = null;
        this.#sitting.considered = null;
    }

    /** What makes a button one that is explained. */
    button(verb: string) {
        return {
            onpointerenter: (event: PointerEvent) => {
                if (event.pointerType === 'mouse') this.#think(verb, event.currentTarget, RESTS);
            },
            onpointerleave: (event: PointerEvent) => {
                if (event.pointerType === 'mouse') this.leave();
            },
            onfocus: (event: FocusEvent) => {
                const button = event.currentTarget;
                if (button instanceof Element && button.matches(':focus-visible'))
                    this.#think(verb, button, RESTS);
            },
            onblur: () => this.leave(),
            onpointerdown: (event: PointerEvent) => {
                this.#asked = false;
                if (event.pointerType === 'mouse') return;
                this.#pressed = { x: event.clientX, y: event.clientY };
                const button = event.currentTarget;
                clearTimeout(this.#timer);
                this.#timer = setTimeout(() => {
                    this.#asked = true;
                    this.#think(verb, button, 0);
                }, PRESSES);
            },
            onpointermove: (event: PointerEvent) => {
                const from = this.#pressed;
                if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIPS) this.clear();
            },
            onpointerup: () => this.#lift(),
            onpointercancel: () => this.#lift(),
            oncontextmenu: (event: Event) => {
                if (this.#pressed || this.#asked) event.preventDefault();
            },
            onclickcapture: (event: MouseEvent) => {
                if (!this.#asked) {
                    this.clear();
                    return;
                }
                this.#asked = false;
                event.preventDefault();
                event.stopPropagation();
            },
        };
    }

    #lift(): void {
        this.#pressed = null;
        if (!this.#asked && this.#explained === null) clearTimeout(this.#timer);
    }

    #think(verb: string, button: EventTarget | null, after: number): void {
        clearTimeout(this.#timer);
        if (!(button instanceof Element)) return;
        this.#sitting.considered = verb;
        // From one verb to the next there is nothing to wait for.
        if (after === 0 || this.#explained !== null) this.#explain(verb, button);
        else this.#timer = setTimeout(() => this.#explain(verb, button), after);
    }

    #explain(verb: string, button: Element): void {
        // What is named in full and only waits to be done was explained before.
        if (this.#sitting.held) return;
        this.#explained = { verb, at: button.getBoundingClientRect() };
    }
}
