/** What a screen reader says of the things on the board: everything that the picture shows of them. */
import type { Narrator } from '../../lib/text/narrator';
import type { Mark } from '../contract';
import { garrisonsIn, inPlay } from './control';
import type { City, Province, Scene, View } from './types';

export function cityTold(
    narrator: Narrator,
    scene: Scene,
    view: View,
    city: City,
    marks: readonly Mark[] = [],
): string {
    const parts = garrisonsIn(view, city.key).map(({ seat, count }) =>
        narrator.say('page-garrisons', { count, seat: narrator.seat(seat) }),
    );
    const told = narrator.say('page-city', {
        city: narrator.name({ domain: 'city', key: city.key }),
        province: narrator.name({ domain: 'province', key: city.province }),
        size: city.size,
        play: inPlay(scene, view.seats.length, city.size) ? 'in' : 'out',
        garrisons: parts.length > 0 ? listed(narrator, parts) : narrator.say('page-no-garrison'),
    });
    if (marks.length === 0) return told;
    const seals = marks.map((mark) => `${narrator.seat(mark.seat)} ${mark.label}`);
    return narrator.say('page-sealed', { told, seals: listed(narrator, seals) });
}

export function provinceTold(narrator: Narrator, scene: Scene, view: View, province: Province): string {
    const there = view.seats.flatMap((seat, at) =>
        seat.pretender === province.key ? [narrator.seat(at)] : [],
    );
    const cities = scene.cities.filter((city) => city.province === province.key);
    return narrator.say('page-province', {
        province: narrator.name({ domain: 'province', key: province.key }),
        number: province.number ?? 'none',
        pretenders: there.length,
        names: listed(narrator, there),
        cities:
            cities.length === 0
                ? 'none'
                : listed(
                      narrator,
                      cities.map((city) => narrator.name({ domain: 'city', key: city.key })),
                  ),
    });
}

/** Names in a row, in the language of the game’s texts. */
export function listed(narrator: Narrator, names: readonly string[]): string {
    return narrator.catalogue.list(names);
}

/** Points as the language writes them: halves with a comma or a point. */
export function points(narrator: Narrator, value: number): string {
    return narrator.catalogue.number(value);
}
