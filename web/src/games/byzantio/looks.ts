/** How a house looks: one of the shell's tones by its colour, and its emblem. */
import type { SeatLook } from '../contract';
import { EMBLEMS } from './emblems';
import type { Scene, View } from './types';

const TONES: Readonly<Record<string, number>> = { red: 1, blue: 2, purple: 3, yellow: 4, green: 5, white: 6 };

export function houseLook(scene: Scene, key: string): SeatLook {
    const at = scene.houses.findIndex((house) => house.key === key);
    const house = scene.houses[at];
    // A pack may have colours that we do not know; then houses differ by their place.
    const tone = TONES[house?.colour ?? ''] ?? at + 1;
    const emblem = EMBLEMS[house?.emblem ?? ''];
    return emblem ? { tone, emblem } : { tone };
}

/** A seat looks like its house, and by its number until it has one. */
export function seatLook(view: View, scene: Scene, seat: number): SeatLook {
    const house = view.seats[seat]?.house;
    return house ? houseLook(scene, house) : { tone: seat + 1 };
}
