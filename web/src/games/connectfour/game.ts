/** Connect four at the table. */
import type { Game } from '../contract';
import Board from './Board.svelte';
import Ring from './Ring.svelte';
import type { Scene, View } from './schema';

/** Red and yellow, as the discs are called; the second has a ring, for eyes that cannot tell the colours apart. */
export const TONES = [1, 4] as const;

export const game: Game<View, Scene> = {
    Board,
    look: (_view, _scene, seat) => ({ tone: TONES[seat] ?? 1, ...(seat === 1 ? { emblem: Ring } : {}) }),
    world: 'world-connectfour',
};
