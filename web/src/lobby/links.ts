/**
 * The links of tables that this browser was given. The server shows a secret once; until the tab is closed they are kept
 * here, so that whoever laid a table can copy them again after a reload, and whoever came with a table's link may watch.
 */
import type { Laid } from '../lib/api/types';

const PREFIX = 'logothete-links-';

/** Keep what laying a table answered. A rematch that somebody else has begun comes without secrets: nothing to keep. */
export function keep(laid: Laid): void {
    if (laid.link === '' && laid.seats.length === 0) return;
    write(laid);
}

/** What this tab knows of a table's links. */
export function find(game: string): Laid | undefined {
    try {
        const found: unknown = JSON.parse(sessionStorage.getItem(PREFIX + game) ?? 'null');
        return isLaid(found) ? found : undefined;
    } catch {
        return undefined;
    }
}

export function forget(game: string): void {
    try {
        sessionStorage.removeItem(PREFIX + game);
    } catch {
        // Nothing was kept, then.
    }
}

/** The table's link is now this one. */
export function keepTable(game: string, link: { link: string; url: string }): Laid {
    const laid = { ...known(game), ...link };
    write(laid);
    return laid;
}

/** The seat's link is now this one; without one, the seat has none any more. */
export function keepSeat(game: string, seat: number, link?: { secret: string; url: string }): Laid {
    const before = known(game);
    const others = before.seats.filter((one) => one.seat !== seat);
    const seats = link ? [...others, { seat, ...link }].sort((one, other) => one.seat - other.seat) : others;
    const laid = { ...before, seats };
    write(laid);
    return laid;
}

/** The secret with which this tab may look at a table, if it came by the table's link. */
export function secretOf(game: string): string | undefined {
    return find(game)?.link || undefined;
}

const ARRIVAL = 'logothete-arrival';

/** Somebody came with this secret: kept until they have sat down, for a reload or a log-in in between. */
export function arrive(secret: string): void {
    try {
        sessionStorage.setItem(ARRIVAL, secret);
    } catch {
        // The link can be followed again.
    }
}

/** The secret that somebody came with and has not used yet; empty if there is none. */
export function arrived(): string {
    try {
        return sessionStorage.getItem(ARRIVAL) ?? '';
    } catch {
        return '';
    }
}

/** The secret was used. */
export function settled(): void {
    try {
        sessionStorage.removeItem(ARRIVAL);
    } catch {
        // Nothing was kept, then.
    }
}

function known(game: string): Laid {
    return find(game) ?? { game, link: '', url: '', seats: [] };
}

function write(laid: Laid): void {
    try {
        sessionStorage.setItem(PREFIX + laid.game, JSON.stringify(laid));
    } catch {
        // A browser that keeps nothing shows the links once, and new ones can be made.
    }
}

function isLaid(found: unknown): found is Laid {
    if (found === null || typeof found !== 'object') return false;
    const laid = found as Partial<Laid>;
    return typeof laid.game === 'string' && typeof laid.link === 'string' && Array.isArray(laid.seats);
}
