/**
 * The proof of fair dice, recomputed in this browser.
 *
 * The server shows what it knows (seed, nonces, what each draw gave); everything else is worked out here with the browser's
 * own cryptography, so that the answer does not rest on the server's word.
 *
 *     commitment = SHA-256("logothete seed\n" || seed)
 *     key        = SHA-256("logothete dice\n" || seed || SHA-256(nonce 1) || SHA-256(nonce 2) || …)
 *     draw n     = the first 62 bits of HMAC-SHA-256(key, "n.attempt"), reduced to the bound without bias
 */
import type { GameEvent, Verification } from '../lib/api/types';
import type { Seen } from './commitment';

export type CheckKey = 'commitment' | 'published' | 'nonce' | 'draws' | 'log' | 'record';

/** One thing that was checked. `unknown`: there was nothing to compare with. */
export interface Check {
    key: CheckKey;
    outcome: 'right' | 'wrong' | 'unknown';
    about: Record<string, string | number>;
}

type Bytes = Uint8Array<ArrayBuffer>;

const WORD_BITS = 62n;
/** Draws that are recomputed at a time, so that the page stays alive. */
const BATCH = 250;
/** Longer texts than this are shortened for the eye. */
const LONG = 24;

/** Browsers offer cryptography only to pages that came by https, or from this machine. */
export function canVerify(): boolean {
    return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

/** Check a finished game: `log` is all that happened in it, `seen` what this browser remembers of its beginning. */
export async function verify(proof: Verification, seen: Seen, log: readonly GameEvent[]): Promise<Check[]> {
    if (proof.seed === null) throw new Error('a game that is not over shows no seed');
    const seed = fromHex(proof.seed);
    const committed = await commitmentOf(seed);
    const checks: Check[] = [
        check('commitment', committed === proof.commitment, { commitment: short(committed) }),
        published(seen, committed),
    ];
    for (const [seat, nonce] of Object.entries(seen.nonces ?? {})) {
        checks.push(
            check('nonce', proof.nonces.includes(nonce), {
                number: Number(seat) + 1,
                nonce: nonce.length > LONG ? short(nonce) : nonce,
            }),
        );
    }
    checks.push(await drawsHold(proof, await keyOf(seed, proof.nonces)));
    const dice = diceIn(log);
    if (dice.length > 0 || proof.drawn > 0) checks.push(logHolds(proof, dice));
    if (proof.holds !== null) checks.push(check('record', proof.holds, {}));
    return checks;
}

export async function commitmentOf(seed: Bytes): Promise<string> {
    return toHex(await sha256(joined(utf8('logothete seed\n'), seed)));
}

export async function keyOf(seed: Bytes, nonces: readonly string[]): Promise<Bytes> {
    const hashes = await Promise.all(nonces.map((nonce) => sha256(utf8(nonce))));
    return sha256(joined(utf8('logothete dice\n'), seed, ...hashes));
}

/** What a draw gives: a number from 0 to `bound` - 1. */
export async function drawOf(key: CryptoKey, number: number, bound: bigint): Promise<bigint> {
    const range = 1n << WORD_BITS;
    // A word beyond the largest multiple of the bound would make small numbers likelier: draw again.
    const limit = range - (range % bound);
    for (let attempt = 0; ; attempt += 1) {
        const signed = await crypto.subtle.sign('HMAC', key, utf8(`${number}.${attempt}`));
        const word = new DataView(signed).getBigUint64(0) >> 2n;
        if (word < limit) return word % bound;
    }
}

export function diceKey(key: Bytes): Promise<CryptoKey> {
    return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

export function fromHex(text: string): Bytes {
    if (!/^(?:[0-9a-f]{2})*$/i.test(text)) throw new Error(`not a hexadecimal number: ${text}`);
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The dice that a log shows, in order: whatever an event calls `die`, or something that ends in `_die`. */
export function diceIn(log: readonly GameEvent[]): number[] {
    return log.flatMap(({ about }) =>
        Object.entries(about).flatMap(([name, value]) =>
            typeof value === 'number' && (name === 'die' || name.endsWith('_die')) ? [value] : [],
        ),
    );
}

function published(seen: Seen, committed: string): Check {
    if (seen.commitment === undefined) return { key: 'published', outcome: 'unknown', about: {} };
    return check('published', seen.commitment === committed, { commitment: short(seen.commitment) });
}

async function drawsHold(proof: Verification, secret: Bytes): Promise<Check> {
    const key = await diceKey(secret);
    for (let start = 0; start < proof.draws.length; start += BATCH) {
        const part = proof.draws.slice(start, start + BATCH);
        const given = await Promise.all(
            part.map(([bound], at) => drawOf(key, proof.first_draw + start + at, BigInt(bound))),
        );
        const wrong = part.findIndex(([, value], at) => BigInt(value) !== given[at]);
        if (wrong !== -1)
            return check('draws', false, { count: proof.draws.length, draw: start + wrong + 1 });
    }
    return check('draws', true, { count: proof.draws.length, all: proof.drawn });
}

/** The dice of the log must be among the draws, in the same order; draws beside them shuffled or chose something. */
function logHolds(proof: Verification, dice: readonly number[]): Check {
    if (dice.length === 0) return { key: 'log', outcome: 'unknown', about: {} };
    let matched = 0;
    for (const [, value] of proof.draws) if (dice[matched] === value + 1) matched += 1;
    // Of a very long game only the first draws are listed: the dice after them cannot be compared.
    const cut = proof.draws.length < proof.drawn;
    return check('log', matched === dice.length || (cut && matched > 0), { count: matched });
}

function check(key: CheckKey, holds: boolean, about: Check['about']): Check {
    return { key, outcome: holds ? 'right' : 'wrong', about };
}

/** Enough of a long text to compare by eye. */
function short(text: string): string {
    return `${text.slice(0, 8)}…${text.slice(-8)}`;
}

async function sha256(bytes: Bytes): Promise<Bytes> {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function utf8(text: string): Bytes {
    return new Uint8Array(new TextEncoder().encode(text));
}

function joined(...parts: Bytes[]): Bytes {
    return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function toHex(bytes: Bytes): string {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
