/** Tic-tac-toe at the table: how little a game needs to bring. */
import type { Game } from '../contract';
import Board from './Board.svelte';
import Cross from './Cross.svelte';
import Nought from './Nought.svelte';

export interface View {
    squares: readonly (number | null)[];
    turn: number | null;
}

export interface Scene {
    columns: readonly string[];
    rows: readonly string[];
}

export const game: Game<View, Scene> = {
    Board,
    look: (_view, _scene, seat) => ({ tone: seat + 1, emblem: seat === 0 ? Cross : Nought }),
    world: 'world-tictactoe',
};
