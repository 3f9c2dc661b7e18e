/** How a people looks: one of the shell's tones by its colour, and its emblem. */
import type { SeatLook } from '../contract';
import { EMBLEMS } from './emblems';
import type { Scene, View } from './types';

const TONES: Readonly<Record<string, number>> = { red: 1, blue: 2, violet: 3, yellow: 4, green: 5 };

export function peopleLook(scene: Scene, key: string): SeatLook {
    const at = scene.peoples.findIndex((people) => people.key === key);
    const people = scene.peoples[at];
    // A pack may have colours that we do not know; then peoples differ by their place.
    const tone = TONES[people?.colour ?? ''] ?? at + 1;
    const emblem = EMBLEMS[people?.emblem ?? ''];
    return emblem ? { tone, emblem } : { tone };
}

/** A seat looks like its people, and by its number until it has one. */
export function seatLook(view: View, scene: Scene, seat: number): SeatLook {
    const people = view.seats[seat]?.people;
    return people ? peopleLook(scene, people) : { tone: seat + 1 };
}
