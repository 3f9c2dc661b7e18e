/** What everybody sees of a player, in the order in which it matters; what is not there is not shown. */
import type { Narrator } from '../../lib/text/narrator';
import type { Marker, Seat } from './types';

export interface Fact {
    /** Its sign, and the message `page-<key>` that says it with its `count`. */
    sign: string;
    key: string;
    count: number;
    /** What it is counted towards. */
    most?: number;
    /** It is taken off at the end. */
    grave: boolean;
}

export function factsOf(seat: Seat, target: number): Fact[] {
    const facts: Fact[] = [
        { sign: 'vp', key: 'points', count: seat.points, most: target, grave: false },
        { sign: 'rank', key: 'rank', count: seat.rank, grave: false },
        { sign: 'manoeuvre', key: 'moves', count: seat.moves, grave: false },
    ];
    if (seat.administrator)
        facts.splice(1, 0, { sign: 'administrator', key: 'administrator', count: 1, grave: false });
    const more: readonly [string, string, number, boolean][] = [
        ['spy', 'spies', seat.spies, false],
        ['assassin', 'assassins', seat.assassins, false],
        ['debt', 'debts', seat.debts, true],
        ['perjury', 'perjuries', seat.perjuries, true],
        ['corruption', 'own-corruption', seat.corruption, true],
    ];
    for (const [sign, key, count, grave] of more) if (count > 0) facts.push({ sign, key, count, grave });
    return facts;
}

/** A marker before a player, or a pair, in words. */
export function markerLine(narrator: Narrator, { sector, number, used }: Marker): string {
    const held = narrator.say('page-marker-count', {
        sector: narrator.name({ domain: 'sector', key: sector }),
        count: number,
    });
    return used ? `${held} (${narrator.say('page-used')})` : held;
}
