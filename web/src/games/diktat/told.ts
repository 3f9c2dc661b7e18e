/** What a screen reader says of the things on the plan: everything that the picture shows of them. */
import { capital, type Narrator } from '../../lib/text/narrator';
import { AGENTS, type Scene, type Sector, type SectorScene, type Stack, type View } from './types';

export function sectorTold(narrator: Narrator, scene: Scene, view: View, sector: Sector): string {
    const printed = scene.sectors.find((one) => one.key === sector.key);
    return [
        narrator.say('page-sector', {
            sector: narrator.name({ domain: 'sector', key: sector.key }),
            markers: sector.markers,
        }),
        markerTold(narrator, printed, view.others, 'one'),
        ...stateTold(narrator, sector),
        entryTold(narrator, scene, view, sector),
        ...view.stacks.filter((one) => one.sector === sector.key).map((stack) => stackTold(narrator, stack)),
    ].join(' ');
}

/** What lies on a sector and what it suffers, each as a sentence. */
export function stateTold(narrator: Narrator, sector: Sector): string[] {
    const parts: string[] = [];
    if (sector.darkness > 0) parts.push(narrator.say('page-darkness', { count: sector.darkness }));
    if (sector.corruption > 0) parts.push(narrator.say('page-corruption', { count: sector.corruption }));
    if (sector.corrupted) parts.push(narrator.say('page-corrupted'));
    if (sector.turned_up) parts.push(narrator.say('page-turned-up'));
    for (const token of sector.tokens) {
        const used = sector.used_tokens.includes(token);
        parts.push(
            narrator.say(used ? 'page-token-used' : 'page-token', { token: narrator.say(`token-${token}`) }),
        );
    }
    return parts;
}

/** Whether stacks can still arrive in a sector, and for whom a place is kept. */
export function entryTold(narrator: Narrator, scene: Scene, view: View, sector: Sector): string {
    if (sector.closed) return narrator.say('page-closed');
    const parts = [narrator.say('page-free-places', { count: freePlaces(scene, view, sector) })];
    for (const seat of new Set([...sector.kept, ...sector.permits]))
        parts.push(narrator.say('page-kept', { seat: narrator.seat(seat) }));
    return parts.join(' ');
}

/** How many more stacks of players find room in a sector (DIK-107). */
export function freePlaces(scene: Scene, view: View, sector: Sector): number {
    const limit = scene.values.players.find(({ count }) => count === view.seats.length)?.stacks ?? 0;
    const there = view.stacks.filter((one) => one.sector === sector.key).length;
    return sector.closed ? 0 : Math.max(0, limit - there);
}

/** What a marker of a sector does for whoever has one, or both. */
export function markerTold(
    narrator: Narrator,
    printed: SectorScene | undefined,
    others: boolean,
    face: 'both' | 'one',
): string {
    if (!printed) return '';
    const own = others && printed[`${face}_others`] !== null ? '-others' : '';
    return narrator.say(`marker-${printed.key}-${face}${own}`);
}

/** Whose a stack is, how high, and what the reader knows of it. */
export function stackTold(narrator: Narrator, stack: Stack): string {
    const parts = [
        narrator.say('page-stack', {
            owner: ownerOf(narrator, stack.seat),
            count: stack.pawns.length,
        }),
    ];
    const known = stack.pawns.flatMap(({ agent }, at) =>
        agent === null
            ? []
            : [narrator.say('page-known-pawn', { position: at + 1, agent: agentOf(narrator, agent) })],
    );
    if (known.length > 0) parts.push(narrator.say('page-known', { pawns: narrator.catalogue.list(known) }));
    const sure = sureOf(narrator, stack);
    if (sure) parts.push(sure);
    if (stack.token) parts.push(narrator.say('page-stack-token'));
    return parts.join(' ');
}

/** The pawns that the reader knows to be in a stack without knowing where; empty if there are none. */
export function sureOf(narrator: Narrator, stack: Stack): string {
    const sure = AGENTS.flatMap((agent) => {
        const count = stack.sure[agent] ?? 0;
        return count > 0 ? [narrator.say('page-count', { count, what: agentOf(narrator, agent) })] : [];
    });
    return sure.length === 0 ? '' : narrator.say('page-sure', { pawns: narrator.catalogue.list(sure) });
}

export function ownerOf(narrator: Narrator, seat: number | null): string {
    return seat === null ? narrator.say('faction-others') : capital(narrator.seat(seat));
}

export function agentOf(narrator: Narrator, agent: string): string {
    return narrator.name({ domain: 'agent', key: agent });
}
