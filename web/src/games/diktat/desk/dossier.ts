/** What the reader was told of each rival, out of the log: claims, which may be false; proofs; and how oaths came out. */
import type { GameEvent } from '../../../lib/api/types';

export interface Told {
    claims: GameEvent[];
    proofs: GameEvent[];
    judged: GameEvent[];
}

const JUDGED: ReadonlySet<string> = new Set(['perjured', 'broken-clause', 'proved-true']);
/** What a look behind a screen showed is told of the rival, not of the seat that looked. */
const SEEN: ReadonlySet<string> = new Set(['saw-reserve', 'saw-power', 'saw-affinities']);
const HANDED: ReadonlySet<string> = new Set(['handed-goods', 'handed-card', 'handed-marker']);

/** What was told of each seat, in order; the reader's own part is left out. */
export function sorted(log: readonly GameEvent[], own: number | null): Record<number, Told> {
    const found: Record<number, Told> = {};
    const of = (seat: unknown): Told | undefined => {
        if (typeof seat !== 'number' || seat === own) return undefined;
        return (found[seat] ??= { claims: [], proofs: [], judged: [] });
    };
    for (const event of log) {
        const { seat, rival_seat: rival } = event.about;
        if (event.kind.startsWith('said-')) of(seat)?.claims.push(event);
        else if (event.kind.startsWith('was-shown')) of(seat)?.proofs.push(event);
        else if (SEEN.has(event.kind)) of(rival)?.proofs.push(event);
        else if (JUDGED.has(event.kind)) of(seat)?.judged.push(event);
        else if (HANDED.has(event.kind)) for (const one of [seat, rival]) of(one)?.proofs.push(event);
    }
    return found;
}
