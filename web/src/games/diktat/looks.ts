/** How a Cabal looks: one of the shell's tones by its colour, and its emblem. */
import { lookAmong, lookOf } from '../../drawing/looks';
import type { SeatLook } from '../contract';
import { EMBLEMS } from './emblems';
import type { Scene, View } from './types';

const TONES: Readonly<Record<string, number>> = { red: 1, blue: 2, violet: 3, yellow: 4, green: 5 };

export function cabalLook(scene: Scene, key: string): SeatLook {
    return lookOf(scene.cabals, key, { tones: TONES, emblems: EMBLEMS });
}

/** A seat looks like its Cabal; until it has one, like nobody else. */
export function seatLook(view: View, scene: Scene, seat: number): SeatLook {
    const standing = view.seats.map(({ cabal }) => (cabal ? cabalLook(scene, cabal) : null));
    return lookAmong(standing, seat);
}
