/** What the server tells of tictactoe. Made by `make types`: change the structs there, not this file. */

/** The board as everybody sees it: for each square its seat, and whose turn it is. */
export interface View {
    squares: readonly (number | null)[];
    turn: number | null;
}

/** The grid: its columns and rows, whose letters together name a square. */
export interface Scene {
    columns: readonly string[];
    rows: readonly string[];
}
