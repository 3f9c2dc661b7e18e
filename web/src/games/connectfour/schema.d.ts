/** What the server tells of connectfour. Made by `make types`: change the structs there, not this file. */

/** The board as everybody sees it: each column's discs from the bottom up, and whose turn it is. */
export interface View {
    columns: readonly (readonly number[])[];
    turn: number | null;
}

/** The rack: its columns by name, and its rows from the bottom up. */
export interface Scene {
    columns: readonly string[];
    rows: readonly string[];
}
