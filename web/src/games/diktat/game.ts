/** Diktat at the table. */
import type { Game } from '../contract';
import Board from './Board.svelte';
import { faces } from './cast';
import { asides, panels } from './desk';
import { seatLook } from './looks';
import type { Scene, View } from './types';
import './world.css';

export const game: Game<View, Scene> = {
    Board,
    panels,
    asides,
    look: seatLook,
    world: 'world-diktat',
    faces,
};
