/** How a house looks: one of the shell's tones by its colour, and its emblem. */
import { lookAmong, lookOf } from '../../drawing/looks';
import type { SeatLook } from '../contract';
import { EMBLEMS } from './emblems';
import type { Scene, View } from './types';

const TONES: Readonly<Record<string, number>> = { red: 1, blue: 2, purple: 3, yellow: 4, green: 5, white: 6 };

export function houseLook(scene: Scene, key: string): SeatLook {
    return lookOf(scene.houses, key, { tones: TONES, emblems: EMBLEMS });
}

/** A seat looks like its house; until it has one, like nobody else. */
export function seatLook(view: View, scene: Scene, seat: number): SeatLook {
    const standing = view.seats.map(({ house }) => (house ? houseLook(scene, house) : null));
    return lookAmong(standing, seat);
}
