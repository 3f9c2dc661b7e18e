/** How a people looks: one of the shell's tones by its colour, and its emblem. */
import { lookAmong, lookOf } from '../../drawing/looks';
import type { SeatLook } from '../contract';
import { EMBLEMS } from './emblems';
import type { Scene, View } from './types';

const TONES: Readonly<Record<string, number>> = { red: 1, blue: 2, violet: 3, yellow: 4, green: 5 };

export function peopleLook(scene: Scene, key: string): SeatLook {
    return lookOf(scene.peoples, key, { tones: TONES, emblems: EMBLEMS });
}

/** A seat looks like its people; until it has one, like nobody else. */
export function seatLook(view: View, scene: Scene, seat: number): SeatLook {
    const standing = view.seats.map(({ people }) => (people ? peopleLook(scene, people) : null));
    return lookAmong(standing, seat);
}
