/**
 * What this browser saw of a table's dice before the first move, kept so that it can be compared after the last.
 *
 * The server publishes a commitment when the table is laid. Whoever saw it then need not trust what is shown later: the
 * first one that was seen is kept and never replaced.
 */

export interface Seen {
    commitment?: string;
    /** What this browser added to the seed, by seat. */
    nonces?: Record<string, string>;
}

const KEY = 'logothete-dice';
/** How many games are remembered; the oldest are forgotten first. */
const GAMES = 300;

export function rememberCommitment(game: string, commitment: string): void {
    const seen = recallDice(game);
    if (seen.commitment === undefined) keep(game, { ...seen, commitment });
}

export function rememberNonce(game: string, seat: number, nonce: string): void {
    const seen = recallDice(game);
    keep(game, { ...seen, nonces: { ...seen.nonces, [seat]: nonce } });
}

export function recallDice(game: string): Seen {
    return new Map(all()).get(game) ?? {};
}

function all(): [string, Seen][] {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
        return Array.isArray(kept) ? (kept as [string, Seen][]) : [];
    } catch {
        return [];
    }
}

function keep(game: string, seen: Seen): void {
    const others = all().filter(([name]) => name !== game);
    try {
        localStorage.setItem(KEY, JSON.stringify([...others, [game, seen]].slice(-GAMES)));
    } catch {
        // A browser that keeps nothing can still recompute the dice, only not compare with what was published.
    }
}
