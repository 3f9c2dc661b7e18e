/** Tic-tac-toe at the table: how little a game needs to bring. */
import type { Game } from '../contract';
import Board from './Board.svelte';
import Cross from './Cross.svelte';
import Nought from './Nought.svelte';
import type { Scene, View } from './schema';

export const game: Game<View, Scene> = {
    Board,
    look: (_view, _scene, seat) => ({ tone: seat + 1, emblem: seat === 0 ? Cross : Nought }),
    world: 'world-tictactoe',
};
