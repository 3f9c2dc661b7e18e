/**
 * What the board shows of each city and province.
 *
 * It is worked out at every move and at every step of a choice; what is then as it was stays the same object, so that the board
 * draws again, and tells screen readers again, only what has changed.
 */
import { kept } from '../../lib/kept';
import { nameOf, type Thing } from '../../lib/text/narrator';
import type { Point } from '../../drawing/viewport';
import type { BoardParts, Choice, Mark } from '../contract';
import { garrisonsIn, inPlay } from './control';
import type { Plan } from './layout';
import { seatLook } from './looks';
import type { Garrison } from './Place.svelte';
import type { CityFacts, ProvinceFacts } from './told';
import type { City, Province, Scene, View } from './types';

/** What draws the eye to a place. */
interface Marked {
    /** It can be chosen. */
    glows: boolean;
    /** It is marked as a choice. */
    shines: boolean;
    recent: boolean;
    pointed: boolean;
}

export interface Site extends Marked {
    city: City;
    /** It is out of play. */
    faint: boolean;
    at: Point;
    marks: readonly Mark[];
    told: CityFacts;
    garrisons: readonly Garrison[];
}

export interface Region extends Marked {
    province: Province;
    at: Point;
    outline: string;
    /** What is chosen with it: where a province is its city, either. */
    thing: Thing;
    told: ProvinceFacts;
}

export interface Sites {
    cities: readonly Site[];
    regions: readonly Region[];
}

type Parts = Pick<BoardParts<View, Scene>, 'scene' | 'view' | 'choice' | 'recent' | 'pointed' | 'marks'>;

const DISC = 34;

/** Works them out; `before` is what it gave the last time. */
export function sitesOf(before: Sites, parts: Parts, plan: Plan): Sites {
    const { scene, view, choice, recent, pointed, marks } = parts;
    const shining = shiningOf(choice);
    // The end unfolds everything at once: that is no move.
    const recents = new Set(view.places === null ? recent.map(nameOf) : []);
    const away = pointed === null ? '' : nameOf(pointed);
    const seals = bySeal(marks);

    const cities = scene.cities.map((city): Site => {
        const name = `city ${city.key}`;
        const faint = !inPlay(scene, view.seats.length, city.size);
        const marks = seals.get(city.key) ?? [];
        return {
            city,
            faint,
            at: plan.places.get(city.key) ?? { x: 0, y: 0 },
            marks,
            told: { city, faint, held: garrisonsIn(view, city.key), marks },
            garrisons: garrisonsOf(city, parts),
            glows: choice.glows('city', city.key),
            shines: shining.has(name),
            recent: recents.has(name),
            pointed: away === name,
        };
    });

    const regions = scene.provinces.map((province): Region => {
        const { key } = province;
        const at = plan.stands.get(key) ?? { x: 0, y: 0 };
        const own = plan.merged ? cities.find(({ city }) => city.province === key) : undefined;
        const asCity = plan.merged && !choice.glows('province', key) && choice.glows('city', key);
        const thing = { domain: asCity ? 'city' : 'province', key };
        const either = (holds: (name: string) => boolean) =>
            holds(`province ${key}`) || (plan.merged && holds(`city ${key}`));
        return {
            province,
            at,
            outline: scene.map?.provinces[key]?.path ?? disc(at),
            thing,
            told: {
                province,
                pretenders: view.seats.flatMap((seat, number) => (seat.pretender === key ? [number] : [])),
                city: own?.told ?? null,
            },
            glows: choice.glows(thing.domain, key),
            shines: shining.has(nameOf(thing)),
            recent: either((name) => recents.has(name)),
            pointed: either((name) => away === name),
        };
    });
    return { cities: kept(before.cities, cities), regions: kept(before.regions, regions) };
}

/** Whether one garrison of a city can be chosen by itself: to be sent home, bribed, driven out, asked for. */
export function takes(choice: Choice, view: View, city: string, house: string): boolean {
    if (!choice.glows('house', house)) return false;
    return choice.left.some(({ verb, things }) => {
        if (verb === 'remove') return view.offer?.city === city && things[0]?.key === house;
        if (verb !== 'corrupt' && verb !== 'expel' && verb !== 'swap') return false;
        return things.some((one) => one.key === house) && things.some((one) => one.key === city);
    });
}

/** Whether the reader points at a seat or its house. */
export function points(pointed: Thing | null, seat: number, house: string): boolean {
    if (pointed?.domain === 'house') return pointed.key === house;
    return pointed?.domain === 'seat' && pointed.key === String(seat);
}

/** What is marked as a choice. Before an action is chosen, a journey to anywhere would mark everything and say nothing. */
function shiningOf(choice: Choice): ReadonlySet<string> {
    if (choice.verb !== null) return new Set(choice.targets.map(nameOf));
    const offers = choice.left.filter((offer) => offer.verb !== 'progress');
    return new Set(offers.flatMap((offer) => offer.things.map(nameOf)));
}

function garrisonsOf(city: City, { scene, view, choice, pointed }: Parts): Garrison[] {
    return garrisonsIn(view, city.key).flatMap(({ seat, count }) => {
        const house = view.seats[seat]?.house ?? '';
        const look = seatLook(view, scene, seat);
        const glows = takes(choice, view, city.key, house);
        return Array.from({ length: count }, (_, at) => ({
            key: `${house} ${at}`,
            house,
            look,
            glows,
            pointed: points(pointed, seat, house),
        }));
    });
}

function bySeal(all: readonly Mark[]): ReadonlyMap<string, readonly Mark[]> {
    const found = new Map<string, Mark[]>();
    for (const mark of all) {
        if (mark.thing.domain !== 'city') continue;
        found.set(mark.thing.key, [...(found.get(mark.thing.key) ?? []), mark]);
    }
    return found;
}

function disc({ x, y }: Point): string {
    return `M${x - DISC} ${y}a${DISC} ${DISC} 0 1 0 ${2 * DISC} 0a${DISC} ${DISC} 0 1 0 ${-2 * DISC} 0z`;
}
