/** What a screen reader says of the things on the board: everything that the picture shows of them. */
import type { Narrator } from '../../lib/text/narrator';
import type { Mark } from '../contract';
import type { City, Province, Scene } from './types';

/** What is to be told of a city besides its name. */
export interface CityFacts {
    city: City;
    /** It is out of play. */
    faint: boolean;
    held: readonly { seat: number; count: number }[];
    marks: readonly Mark[];
}

export function cityTold(narrator: Narrator, { city, faint, held, marks }: CityFacts): string {
    const parts = held.map(({ seat, count }) =>
        narrator.say('page-garrisons', { count, seat: narrator.seat(seat) }),
    );
    const told = narrator.say('page-city', {
        city: narrator.name({ domain: 'city', key: city.key }),
        province: narrator.name({ domain: 'province', key: city.province }),
        size: city.size,
        play: faint ? 'out' : 'in',
        garrisons: parts.length > 0 ? listed(narrator, parts) : narrator.say('page-no-garrison'),
    });
    if (marks.length === 0) return told;
    const seals = marks.map((mark) => `${narrator.seat(mark.seat)} ${mark.label}`);
    return narrator.say('page-sealed', { told, seals: listed(narrator, seals) });
}

/** What is to be told of a province besides its name. */
export interface ProvinceFacts {
    province: Province;
    /** The seats whose pretenders are there. */
    pretenders: readonly number[];
    /** The city that it is. */
    city: CityFacts | null;
}

export function provinceTold(narrator: Narrator, scene: Scene, facts: ProvinceFacts): string {
    const told = alone(narrator, scene, facts);
    return facts.city ? `${cityTold(narrator, facts.city)} ${told}` : told;
}

function alone(narrator: Narrator, scene: Scene, { province, pretenders }: ProvinceFacts): string {
    const cities = scene.cities.filter((city) => city.province === province.key);
    return narrator.say('page-province', {
        province: narrator.name({ domain: 'province', key: province.key }),
        number: province.number ?? 'none',
        pretenders: pretenders.length,
        names: listed(
            narrator,
            pretenders.map((seat) => narrator.seat(seat)),
        ),
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
