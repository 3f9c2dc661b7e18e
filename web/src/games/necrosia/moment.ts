/** What is worth a moment over the board: dice, cards that are played, regions that fall. */
import type { GameEvent } from '../../lib/api/types';

const DICE = new Set(['rolled', 'necrosians-rolled', 'war-scored']);
const EVENTS = new Set(['showed', 'cancelled', 'necrosed', 'healed', 'all-lost']);

export function moment(event: GameEvent): 'die' | 'event' | null {
    if (DICE.has(event.kind)) return 'die';
    return EVENTS.has(event.kind) ? 'event' : null;
}

export interface Throw {
    chain: number;
    value: number;
}

/** Who threw what; null are the Necrosians. */
export interface Thrown {
    seat: number | null;
    dice: readonly Throw[];
    /** What was scored with them, once that is told. */
    score: number | null;
}

/** The dice of the latest war among these events, the attacker first. */
export function thrown(events: readonly GameEvent[]): Thrown[] {
    const ends = events.flatMap((event, at) => (event.kind === 'war-scored' ? [at] : []));
    const end = ends.at(-1);
    const closing = end === events.length - 1 ? ends.at(-2) : end;
    const latest = events.slice((closing ?? -1) + 1);
    const sides = new Map<number | null, Throw[]>();
    for (const { kind, about } of latest) {
        if (kind !== 'rolled' && kind !== 'necrosians-rolled') continue;
        const seat = kind === 'rolled' ? Number(about['seat']) : null;
        const dice = sides.get(seat) ?? [];
        dice.push({ chain: Number(about['chain']), value: Number(about['value']) });
        sides.set(seat, dice);
    }
    const scored = latest.find((event) => event.kind === 'war-scored')?.about;
    const score = (at: number) =>
        scored && sides.size > 1 ? Number(scored[at === 0 ? 'attack' : 'defence']) : null;
    return [...sides].map(([seat, dice], at) => ({ seat, dice, score: score(at) }));
}
