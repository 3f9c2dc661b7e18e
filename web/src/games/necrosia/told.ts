/** What a screen reader says of the things on the board: everything that the picture shows of them. */
import type { Narrator } from '../../lib/text/narrator';
import { piecesOf, unitsIn } from './banners';
import type { Count, Region, RegionScene, View } from './types';

export function regionTold(narrator: Narrator, view: View, region: Region, printed: RegionScene): string {
    const parts = [
        narrator.say('page-region', {
            region: narrator.name({ domain: 'region', key: region.key }),
            value: region.value,
            state: region.necrosed ? 'necrosed' : region.falling ? 'falling' : 'well',
        }),
    ];
    if (region.falling)
        parts.push(narrator.say('page-falling', { necrosians: region.necrosians, units: unitsIn(region) }));
    if (region.guild) parts.push(narrator.say('page-guild', { suit: suitOf(narrator, region.guild) }));
    else if (printed.guild) {
        const suit = suitOf(narrator, printed.guild);
        parts.push(narrator.say('page-guild-closed', { suit, players: printed.guild_players }));
    }
    if (region.cursed) parts.push(narrator.say('page-cursed'));
    if (region.necrosians > 0) parts.push(narrator.say('page-necrosians', { count: region.necrosians }));
    for (const { seat, units, paralysed } of region.troops) {
        const own = narrator.say('page-troop', {
            seat: narrator.seat(seat),
            units: unitsTold(narrator, units),
        });
        parts.push(own);
        if (piecesOf(paralysed, {}).length > 0)
            parts.push(narrator.say('page-paralysed', { units: unitsTold(narrator, paralysed) }));
    }
    if (region.dominated_by !== null)
        parts.push(narrator.say('page-dominated', { seat: narrator.seat(region.dominated_by) }));
    if ((view.dying[region.key] ?? 0) > 0)
        parts.push(narrator.say('page-dying', { count: view.dying[region.key] ?? 0 }));
    return parts.join(' ');
}

/** Units by kind, in words. */
export function unitsTold(narrator: Narrator, units: Count): string {
    return listed(
        narrator,
        piecesOf(units, {}).map(({ kind, count }) => narrator.say('page-units', { kind, count })),
    );
}

export function suitOf(narrator: Narrator, suit: string): string {
    return narrator.name({ domain: 'suit', key: suit });
}

/** Names in a row, in the language of the game’s texts. */
export function listed(narrator: Narrator, names: readonly string[]): string {
    return narrator.catalogue.list(names);
}

/** A number with its sign, as cards have it. */
export function signed(narrator: Narrator, value: number): string {
    return new Intl.NumberFormat(narrator.catalogue.language, { signDisplay: 'exceptZero' }).format(value);
}
