/** The whole course of a finished game: every move with what it made happen, as somebody saw it. */
import { get } from '../lib/api/client';
import type { Chronicle, GameEvent, SeatInfo, SeatMark } from '../lib/api/types';

export type Entry = Chronicle['entries'][number];
export type Stands = Chronicle['stands'];

/** Through whose eyes: a seat's number, `public` for a spectator's, `all` for everybody's at once. */
export type Eyes = 'public' | 'all' | `${number}`;

export interface Course {
    moves: number;
    stands: Stands;
    /** Entry n is what move n did; entry 0 is the opening. */
    entries: readonly Entry[];
}

/** All parts of a chronicle, joined. */
export async function loadCourse(game: string, eyes: Eyes, secret?: string): Promise<Course> {
    const entries: Entry[] = [];
    let from: number | null = 0;
    let part: Chronicle | null = null;
    while (from !== null) {
        part = await get<Chronicle>(
            `/games/${game}/chronicle?eyes=${eyes}&from=${from}`,
            secret ? { secret } : {},
        );
        entries.push(...part.entries);
        from = part.next;
    }
    return { moves: part?.moves ?? 0, stands: part?.stands ?? [], entries };
}

export function eyesIn(text: string | null, players: number): Eyes {
    if (text === 'all' || text === 'public') return text;
    return text !== null && /^\d+$/.test(text) && Number(text) < players ? `${Number(text)}` : 'public';
}

/** The seats of a table with what stands for each of them. */
export function withStands(seats: readonly SeatInfo[], stands: Stands): SeatMark[] {
    return seats.map((seat) => ({ ...seat, stands: stands[seat.seat] ?? {} }));
}

export function logOf(entries: readonly Entry[]): GameEvent[] {
    return entries.flatMap(({ log }) => log);
}

/** Whether these eyes saw anything of a move. */
export function tells(entry: Entry): boolean {
    return entry.log.length > 0 || entry.seat !== null;
}

/** The next move after `number` of which something was seen; the last one if there is none. */
export function nextTold(entries: readonly Entry[], number: number): number {
    return entries.find((entry) => entry.number > number && tells(entry))?.number ?? entries.length - 1;
}
