/** The slots of a Cabal's board: which are filled, and what the next one costs (DIK-031, DIK-032). */
import type { Scene, Seat, Slot } from './types';

export interface Slots {
    cabal: readonly (Slot & { filled: boolean })[];
    opportunities: readonly { vp: number; filled: boolean }[];
    /** The next Cabal slot; none when all are filled. */
    next: Slot | null;
}

const NONE: Slots = { cabal: [], opportunities: [], next: null };

export function slotsOf(scene: Scene, seat: Seat | undefined): Slots {
    const cabal = scene.cabals.find((one) => one.key === seat?.cabal);
    if (!cabal || !seat) return NONE;
    const played = seat.own.filter((card) => card.in_play).length;
    // A card beyond the last slot counts what the game gives for those (DIK-075).
    const printed = cabal.opportunity_slots;
    const row = Array.from({ length: Math.max(printed.length, seat.cards.length) }, (_, at) => ({
        vp: printed[at] ?? scene.values.overflow,
        filled: at < seat.cards.length,
    }));
    return {
        cabal: cabal.slots.map((slot, at) => ({ ...slot, filled: at < played })),
        opportunities: row,
        next: cabal.slots[played] ?? null,
    };
}
