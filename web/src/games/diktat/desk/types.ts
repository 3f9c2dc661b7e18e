/** What the desk needs of a view of Diktat: whatever else the view has is the board's. */

/** What one side of an offer hands over and swears; each clause as words: its kind, what it names, its deadline. */
export interface Part {
    goods: Record<string, number>;
    cards: readonly string[];
    markers: Record<string, number>;
    way: string | null;
    clauses: readonly (readonly string[])[];
}

export interface Offered {
    seat: number;
    to: readonly number[];
    form: string;
    gives: Part;
    asks: Part;
}

export interface Sworn {
    number: number;
    seats: readonly number[];
    clauses: readonly (readonly (readonly string[])[])[];
    wishes: readonly number[];
}

export interface DeskView {
    oaths: readonly Sworn[];
    draft: Offered | null;
    clause: readonly string[];
    offer: Offered | null;
    offers: readonly Offered[];
    left: readonly number[];
}

export interface Dealt {
    desk: DeskView;
    seats: readonly { cabal: string | null; perjuries: number; debts: number }[];
}
