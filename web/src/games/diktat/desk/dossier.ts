/** What the reader was told of each rival, out of the log: claims and what became of them, proofs, and how oaths came out. */
import type { GameEvent } from '../../../lib/api/types';
import type { Scene } from '../types';

/** Something that a rival claimed, and whether it proved true; null: it has not shown yet. */
export interface Claim {
    event: GameEvent;
    proved: boolean | null;
}

export interface Told {
    claims: Claim[];
    proofs: GameEvent[];
    judged: GameEvent[];
}

const JUDGED: ReadonlySet<string> = new Set(['perjured', 'broken-clause', 'proved-true']);
/** What a look behind a screen showed is told of the rival, not of the seat that looked. */
const SEEN: ReadonlySet<string> = new Set(['saw-reserve', 'saw-power', 'saw-affinities']);
const HANDED: ReadonlySet<string> = new Set(['handed-goods', 'handed-card', 'handed-marker']);
/** What shows the type of one pawn. */
const PAWN_SHOWN: ReadonlySet<string> = new Set(['saw', 'was-shown', 'struck', 'others-struck']);
/** What changes a stack, so that an earlier word of it says nothing any more. */
const STACK_CHANGED: ReadonlySet<string> = new Set([
    'stack-gone',
    'moved-stack',
    'moved-pawn',
    'reinforced',
    'recalled',
    'rearranged',
    'withdrew',
]);
const COUNTED: Readonly<Record<string, string>> = {
    citizen: 'citizens',
    guard: 'guards',
    emissary: 'emissaries',
};

/** What was told of each seat, in order; the reader's own part is left out. */
export function sorted(log: readonly GameEvent[], own: number | null, scene: Scene): Record<number, Told> {
    const found: Record<number, Told> = {};
    const of = (seat: unknown): Told | undefined => {
        if (typeof seat !== 'number' || seat === own) return undefined;
        return (found[seat] ??= { claims: [], proofs: [], judged: [] });
    };
    log.forEach((event, at) => {
        const { seat, rival_seat: rival } = event.about;
        if (event.kind.startsWith('said-'))
            of(seat)?.claims.push({ event, proved: proved(event, log.slice(at + 1), scene) });
        else if (event.kind.startsWith('was-shown')) of(seat)?.proofs.push(event);
        else if (SEEN.has(event.kind)) of(rival)?.proofs.push(event);
        else if (JUDGED.has(event.kind)) of(seat)?.judged.push(event);
        else if (HANDED.has(event.kind)) for (const one of [seat, rival]) of(one)?.proofs.push(event);
    });
    return found;
}

/** Whether what somebody claimed was so, by what came to light while it still held. */
export function proved(claim: GameEvent, later: readonly GameEvent[], scene: Scene): boolean | null {
    const said = claim.about;
    for (const { kind, about } of later) {
        if (claim.kind.startsWith('said-secret')) {
            if (kind === 'revealed' || (kind === 'was-shown-secret' && about['seat'] === said['seat']))
                return secretIs(claim, String(about['card']), scene);
            if (kind === 'cycle-ended') return null;
        } else if (claim.kind === 'said-reserve') {
            // What lies behind a screen changes with every move: only what is shown at once proves anything.
            const shown = kind === 'was-shown-goods' && about['goods'] === said['goods'];
            return shown && about['seat'] === said['seat']
                ? compares(String(said['compare']), Number(about['number']), Number(said['number']))
                : null;
        } else if (about['place'] === said['place']) {
            if (kind === 'turned-up' && claim.kind !== 'said-pawn') return countIs(claim, about);
            if (claim.kind === 'said-pawn' && PAWN_SHOWN.has(kind) && about['position'] === said['position'])
                return about['agent'] === said['agent'];
            if (STACK_CHANGED.has(kind) || kind === 'struck' || kind === 'others-struck') return null;
        }
    }
    return null;
}

function secretIs(claim: GameEvent, key: string, scene: Scene): boolean | null {
    const card = scene.opportunities.find((one) => one.key === key);
    if (!card) return null;
    const { sector, card: named, icon } = claim.about;
    if (claim.kind === 'said-secret-card') return named === key;
    return claim.kind === 'said-secret-sector' ? sector === card.sector : (icon === 'with') === card.attack;
}

function countIs(claim: GameEvent, about: GameEvent['about']): boolean | null {
    const counted = about[COUNTED[String(claim.about['agent'])] ?? ''];
    if (counted === undefined) return null;
    return compares(
        claim.kind.replace('said-at-', '').replace('said-', ''),
        Number(counted),
        Number(claim.about['number']),
    );
}

function compares(how: string, number: number, said: number): boolean {
    if (how === 'least') return number >= said;
    return how === 'most' ? number <= said : number === said;
}
