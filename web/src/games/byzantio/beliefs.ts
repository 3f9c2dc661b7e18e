/**
 * What a player thinks the rivals are after, written on the private sheet, and what the rules then rule out.
 *
 * Nothing here is known to anybody else; a sheet that cannot be read (another version, a broken store) is an empty one.
 */
import type { Thing } from '../../lib/text/narrator';
import { inPlay } from './control';
import type { City, Scene } from './types';

export type Stance = 'open' | 'suspected' | 'excluded';

export interface Belief {
    stances: Readonly<Record<string, Stance>>;
    /** What the player would guess as the main target. */
    main: string | null;
    note: string;
}

export interface Sheet {
    /** Whether own targets are shown on the board. */
    shown: boolean;
    /** The rivals whose suspected targets are shown on the board. */
    revealed: readonly number[];
    /** The rival whose targets are marked by pointing at the board; null while nobody's are. */
    marking: number | null;
    rivals: Readonly<Record<string, Belief>>;
}

/** Why a city cannot be a target of a rival, if what is suspected is true. */
export type Ruling = 'province' | 'full';

export const BLANK: Belief = { stances: {}, main: null, note: '' };

const NEXT: Record<Stance, Stance> = { open: 'suspected', suspected: 'excluded', excluded: 'open' };

export function readSheet(value: unknown): Sheet {
    const found = isRecord(value) ? value : {};
    const rivals = isRecord(found['rivals']) ? found['rivals'] : {};
    return {
        shown: found['shown'] !== false,
        revealed: Array.isArray(found['revealed'])
            ? found['revealed'].filter((one) => typeof one === 'number')
            : [],
        marking: typeof found['marking'] === 'number' ? found['marking'] : null,
        rivals: Object.fromEntries(
            Object.entries(rivals).map(([rival, belief]) => [rival, readBelief(belief)]),
        ),
    };
}

function readBelief(value: unknown): Belief {
    if (!isRecord(value)) return BLANK;
    const stances = isRecord(value['stances']) ? value['stances'] : {};
    return {
        stances: Object.fromEntries(
            Object.entries(stances).flatMap(([city, stance]) =>
                stance === 'suspected' || stance === 'excluded' ? [[city, stance]] : [],
            ),
        ),
        main: typeof value['main'] === 'string' ? value['main'] : null,
        note: typeof value['note'] === 'string' ? value['note'] : '',
    };
}

function isRecord(value: unknown): value is Record<string, unknown> {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function beliefOf(sheet: Sheet, rival: number): Belief {
    return sheet.rivals[String(rival)] ?? BLANK;
}

export function withBelief(sheet: Sheet, rival: number, change: Partial<Belief>): Sheet {
    return { ...sheet, rivals: { ...sheet.rivals, [rival]: { ...beliefOf(sheet, rival), ...change } } };
}

export function stanceOf(belief: Belief, city: string): Stance {
    return belief.stances[city] ?? 'open';
}

/** The next of the three stances; what is no longer suspected is no main target either. */
export function turned(belief: Belief, city: string): Belief {
    const stance = NEXT[stanceOf(belief, city)];
    const stances = { ...belief.stances, [city]: stance };
    if (stance === 'open') delete stances[city];
    return { ...belief, stances, main: belief.main === city && stance !== 'suspected' ? null : belief.main };
}

export function suspected(belief: Belief): string[] {
    return Object.entries(belief.stances).flatMap(([city, stance]) => (stance === 'suspected' ? [city] : []));
}

/** How many targets a list has at a table of so many (BYZ-024, NEK-011, NEK-012). */
export function targetCount(scene: Scene, players: number): number {
    return scene.values.targets[String(players)] ?? scene.values.lines.length;
}

/**
 * What the rules say of a city that is still open: two targets of one player never lie in the same province (BYZ-024), and a list
 * that is fully suspected has no room left. Which cities a player holds, or another wants, excludes nothing (BYZ-027).
 */
export function ruledOut(scene: Scene, players: number, belief: Belief, city: City): Ruling | null {
    if (stanceOf(belief, city.key) === 'suspected') return null;
    const guesses = suspected(belief);
    if (scene.cities.some((one) => one.province === city.province && guesses.includes(one.key)))
        return 'province';
    return guesses.length >= targetCount(scene, players) ? 'full' : null;
}

/** What pointing at a city of the board does while targets of a rival are marked there: the next stance; null for anything else. */
export function jotted(
    scene: Scene,
    players: number,
    seat: number,
    sheet: Sheet,
    thing: Thing,
): Sheet | null {
    const rival = sheet.marking;
    if (rival === null || rival === seat || rival >= players) return null;
    const groups = candidates(scene, players);
    const there = groups.find(
        ({ province }) => thing.domain === 'province' && province === thing.key,
    )?.cities;
    const city =
        there?.length === 1
            ? there[0]
            : groups
                  .flatMap(({ cities }) => cities)
                  .find(({ key }) => thing.domain === 'city' && key === thing.key);
    return city ? withBelief(sheet, rival, turned(beliefOf(sheet, rival), city.key)) : null;
}

/** How a rival's list was judged, when all is known. */
export interface Judged {
    /** Suspected, and on the list, now or before the Succession. */
    right: string[];
    wrong: string[];
    /** On the list, and not suspected. */
    missed: string[];
    /** Whether the main target was named, and rightly; null if none was named. */
    main: boolean | null;
}

/** Compare what was suspected with a list that is open now; lines come in the order of their worth. */
export function judged(
    belief: Belief,
    targets: readonly { city: string | null; abandoned: string | null }[],
): Judged {
    const guesses = suspected(belief);
    const listed = targets.flatMap(({ city, abandoned }) => [city, abandoned].filter((one) => one !== null));
    const held = targets.flatMap(({ city }) => city ?? []);
    return {
        right: guesses.filter((city) => listed.includes(city)),
        wrong: guesses.filter((city) => !listed.includes(city)),
        missed: held.filter((city) => !guesses.includes(city)),
        main: belief.main === null ? null : targets[0]?.city === belief.main,
    };
}

/** The cities that can be targets at this table, by province in the order of the board. */
export function candidates(scene: Scene, players: number): { province: string; cities: City[] }[] {
    return scene.provinces.flatMap(({ key }) => {
        const cities = scene.cities.filter((one) => one.province === key && inPlay(scene, players, one.size));
        return cities.length > 0 ? [{ province: key, cities }] : [];
    });
}
