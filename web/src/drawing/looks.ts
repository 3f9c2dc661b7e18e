/** How a seat looks that plays a house, a people, a side: one of the shell's tones by its colour, and its emblem. */
import type { Component } from 'svelte';
import type { SeatLook } from '../games/contract';

/** So many tones the shell has for seats. */
export const TONES = 6;

/** What a seat can stand for, as content files describe it. */
export interface Standard {
    key: string;
    colour: string;
    emblem: string;
}

/** The tones and emblems of a game, by the names that its content gives them. */
export interface Armoury {
    tones: Readonly<Record<string, number>>;
    emblems: Readonly<Record<string, Component>>;
}

export function lookOf(all: readonly Standard[], key: string, { tones, emblems }: Armoury): SeatLook {
    const at = all.findIndex((one) => one.key === key);
    const found = all[at];
    // A pack may have colours that we do not know; then they differ by their place.
    const tone = tones[found?.colour ?? ''] ?? at + 1;
    const emblem = emblems[found?.emblem ?? ''];
    return emblem ? { tone, emblem } : { tone };
}

/** A seat's look by what it stands for. Until that is chosen its number decides, unless another seat has that tone already. */
export function lookAmong(standing: readonly (SeatLook | null)[], seat: number): SeatLook {
    const own = (of: number): number => (of % TONES) + 1;
    const taken = new Set(standing.map((look) => look?.tone));
    const waiting = standing.flatMap((look, of) => (look ? [] : [of]));
    const displaced = waiting.filter((of) => taken.has(own(of)));
    const spare = Array.from({ length: TONES }, (_, at) => at + 1).filter(
        (tone) => !taken.has(tone) && !waiting.some((of) => own(of) === tone),
    );
    return standing[seat] ?? { tone: spare[displaced.indexOf(seat)] ?? own(seat) };
}
