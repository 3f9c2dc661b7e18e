/**
 * Where things are on the board, in the units of its drawing.
 *
 * Boards come in their own units (degrees, pixels, a unit square); a drawing (`map.json`) says how they are scaled. In some
 * editions a province is itself the city (Nekken): then its pieces share one place and spread around it.
 */
import type { Point } from '../../drawing/viewport';
import type { Scene, Spot } from './types';

/** The longer side of a board without a drawing. */
const BARE = 1200;
/** Closer than this, a city and the stand of its province are one place. */
const SAME = 4;
/** Above the number of the province, beside it, below it. */
const POSTS = [
    { x: 0, y: -7 },
    { x: 20, y: 10 },
    { x: -20, y: 10 },
    { x: 0, y: 47 },
] as const;
/** So far from other cities a city may be hit, even where it is alone. */
const FAR = 60;

export interface Plan {
    width: number;
    height: number;
    /** Where pretenders stand, by province. */
    stands: ReadonlyMap<string, Point>;
    /** Where beside the middle of its stand a pretender is drawn, so that it hides no city. */
    posts: ReadonlyMap<string, Point>;
    /** Where cities are. */
    places: ReadonlyMap<string, Point>;
    /** How far around its middle a city may be hit without touching another. */
    reach: ReadonlyMap<string, number>;
    /** Whether provinces are the cities themselves. */
    merged: boolean;
}

export function planOf(scene: Scene): Plan {
    const scale = scene.map?.scale ?? BARE / Math.max(scene.board.width, scene.board.height);
    const point = ([x, y]: Spot): Point => ({ x: x * scale, y: y * scale });
    const stands = new Map(scene.provinces.map((one) => [one.key, point(one.stand)]));
    const places = new Map(scene.cities.map((one) => [one.key, point(one.place)]));
    const merged =
        scene.cities.length > 0 &&
        scene.cities.every((city) => {
            const stand = stands.get(city.province);
            const place = places.get(city.key);
            return stand && place && distance(stand, place) < SAME;
        });
    return {
        width: scene.map?.width ?? scene.board.width * scale,
        height: scene.map?.height ?? scene.board.height * scale,
        stands,
        posts: new Map([...stands].map(([key, stand]) => [key, merged ? POSTS[0] : postOf(stand, places)])),
        places,
        reach: new Map([...places].map(([key, place]) => [key, nearest(key, place, places) / 2])),
        merged,
    };
}

/** The first of the posts from which a figure hides nothing, or else the one from which it hides least. */
function postOf(stand: Point, places: ReadonlyMap<string, Point>): Point {
    const hidden = (post: Point): number => {
        let area = 0;
        for (const place of places.values()) {
            // The figure is 20 × 36 above its post; a city with its shields 30 × 44.
            const across = 25 - Math.abs(stand.x + post.x - place.x);
            const down = 40 - Math.abs(stand.y + post.y - 18 - (place.y + 4));
            if (across > 0 && down > 0) area += across * down;
        }
        return area;
    };
    return POSTS.reduce((best, post) => (hidden(post) < hidden(best) ? post : best));
}

function nearest(key: string, place: Point, places: ReadonlyMap<string, Point>): number {
    let least = 2 * FAR;
    for (const [other, there] of places) if (other !== key) least = Math.min(least, distance(place, there));
    return least;
}

/** The garrisons of a city: a row below its walls, or where the province is the city, two rows beside its middle. */
export function garrisonSpots(count: number, merged: boolean): Point[] {
    return Array.from({ length: count }, (_, at) => {
        if (!merged) return { x: (at - (count - 1) / 2) * 12.5, y: 16.5 };
        const column = Math.floor(at / 2);
        const alone = at === count - 1 && at % 2 === 0;
        return { x: 27 + column * 21, y: alone ? 0 : (at % 2) * 21 - 10.5 };
    });
}

/** Pretenders in one province stand side by side; beside the middle if garrisons have the other side of it. */
export function pretenderSpots(count: number, aside: boolean): Point[] {
    return Array.from({ length: count }, (_, at) =>
        aside
            ? { x: -27 - at * 15, y: 19 - (at % 2) * 4 }
            : {
                  x: (at - (count - 1) / 2) * 17,
                  y: -7 + (count > 1 ? Math.abs(at - (count - 1) / 2) * 2 : 0),
              },
    );
}

/** The side of a city on which its name stands. */
export type Side = 'above' | 'below' | 'left' | 'right';

/** Where seals go around a city, in degrees from the right, so that they leave its name alone; its garrisons are below. */
const AROUND: Record<Side, readonly number[]> = {
    above: [180, 0, 135, 45],
    below: [220, 270, 320, 0],
    left: [320, 270, 0, 220],
    right: [220, 270, 180, 320],
};

/** Seals on a city, around it. Where the province is the city: a row above or below. */
export function sealSpots(count: number, row: 'above' | 'below' | null, name: Side = 'below'): Point[] {
    return Array.from({ length: count }, (_, at) => {
        if (row !== null) return { x: (at - (count - 1) / 2) * 21, y: row === 'above' ? -23 : 23 };
        const angle = ((AROUND[name][at] ?? 0) * Math.PI) / 180;
        return { x: round(Math.cos(angle) * 25), y: round(Math.sin(angle) * 25) };
    });
}

/** The size of letters at which a name in spaced capitals fits into so much room, within reason. */
export function nameSize(name: string, room: number): number {
    return Math.min(15, Math.max(10, (2 * room) / (name.length * 0.82)));
}

/** So many letters of a name have room on a line of the list, at their usual size. */
const COLUMN = 10.5;

/** The share of the usual size at which the longest word of a name stands on a line of the list without being broken. */
export function lettersFor(name: string): number {
    const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
    return Math.min(1, Math.round((100 * COLUMN) / longest) / 100);
}

/** The middle of a track of cubic curves (`M x y C …`), and whether it goes to the right there. */
export function middleOf(path: string): Point & { right: boolean } {
    const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const at = (index: number): Point => ({ x: numbers[2 * index] ?? 0, y: numbers[2 * index + 1] ?? 0 });
    const curves = Math.floor((numbers.length / 2 - 1) / 3);
    if (curves <= 0) return { ...at(0), right: true };
    const first = Math.floor(curves / 2) * 3;
    const [start, one, two, end] = [at(first), at(first + 1), at(first + 2), at(first + 3)];
    if (curves % 2 === 0) return { ...start, right: one.x >= start.x };
    return {
        x: (start.x + 3 * one.x + 3 * two.x + end.x) / 8,
        y: (start.y + 3 * one.y + 3 * two.y + end.y) / 8,
        right: end.x >= start.x,
    };
}

function distance(one: Point, other: Point): number {
    return Math.hypot(one.x - other.x, one.y - other.y);
}

function round(value: number): number {
    return Math.round(value * 10) / 10;
}
