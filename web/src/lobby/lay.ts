/** Laying a table and what follows at once: keep its links, add own chance, begin. */
import { rememberCommitment, rememberNonce } from '../after/commitment';
import { somebody } from '../lib/account.svelte';
import { get, post, put } from '../lib/api/client';
import type { Laid, NewTable, TableInfo } from '../lib/api/types';
import { keep } from './links';

/** Lay a table; its links are kept for the waiting room. */
export async function lay(table: NewTable): Promise<Laid> {
    await somebody();
    const laid = await post<Laid>('/games', table);
    keep(laid);
    return laid;
}

/** Lay a table at which nobody has to be waited for, and begin; the game's id. */
export async function layAndStart(table: NewTable): Promise<string> {
    const { game } = await lay(table);
    const mine = table.seats.flatMap((seat, number) =>
        seat.kind === 'me' || seat.kind === 'here' ? [number] : [],
    );
    await begin(game, mine);
    return game;
}

/** Begin a game that is laid, after adding our own chance for each of our seats. */
export async function begin(game: string, mine: readonly number[]): Promise<void> {
    await Promise.all(mine.map((seat) => addChance(game, seat)));
    await post(`/games/${game}/start`);
}

/**
 * Add something to the seed that only this browser chose: then nobody can have chosen the dice.
 *
 * The order is the point: the server's commitment is seen and kept before it learns what we add.
 */
export async function addChance(game: string, seat: number, secret?: string): Promise<void> {
    const asker = secret ? { secret } : {};
    const { commitment } = await get<TableInfo>(`/games/${game}`, asker);
    rememberCommitment(game, commitment);
    const nonce = randomText();
    await put<void>(`/games/${game}/seats/${seat}/nonce`, { nonce }, asker);
    rememberNonce(game, seat, nonce);
}

function randomText(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
