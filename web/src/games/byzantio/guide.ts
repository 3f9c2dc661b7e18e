/**
 * The guide through a first game of Byzantio or Nekken: from the choice of a house over the list to the first garrison, and tips
 * for what comes up later. The words are those of each title.
 */
import {
    about,
    asked,
    figure,
    heard,
    offered,
    things,
    type Guide,
    type Lesson,
    type Sight as SightOf,
} from '../../lib/guiding';
import type { Thing } from '../../lib/text/narrator';
import { planOf } from './layout';
import type { Scene, Seat, Target, View } from './types';
import { marches, provincesOf } from './ways';

type Sight = SightOf<View, Scene>;

/** As many cities as it points at: more would be no advice. */
const FEW = 4;
/** Beyond so many marches from home a target is far: there are ten in a whole game. */
const FAR = 3;
/** The rows of actions that need a roll. */
const ROLLED: readonly string[] = ['corrupt', 'expel', 'negotiate'];
/** When the end is near, and when a row is nearly used up. */
const LAST_TURNS = 5;
const SCARCE = 2;

const own = (now: Sight): Seat | undefined => now.view.seats[now.seat];
const written = (now: Sight): readonly Target[] =>
    (own(now)?.sheet?.targets ?? []).filter((target) => target.city !== null);
const used = (now: Sight): number =>
    (own(now)?.grid ?? []).reduce((sum, row) => sum + row.boxes.filter((turn) => turn > 0).length, 0);
const freeOf = (now: Sight, row: string): number => own(now)?.grid.find((one) => one.key === row)?.free ?? 0;
/** Where cities are pointed at: on a board without cities, the region itself. */
const placesOf = (now: Sight, cities: readonly string[]): Thing[] => {
    if (!planOf(now.scene).merged) return things('city', cities);
    const province = provincesOf(now.scene);
    return things(
        'province',
        cities.flatMap((city) => province.get(city) ?? []),
    );
};
const cityName = (now: Sight, key: string): string => now.narrator.name({ domain: 'city', key });

/** The marches from the own pretender to a city. */
function farTo(now: Sight): (city: string) => number {
    const far = marches(now.scene, own(now)?.pretender ?? '');
    const province = provincesOf(now.scene);
    return (city) => far.get(province.get(city) ?? '') ?? Infinity;
}

/** The cities that can be written now, those first that are quickly reached from home or from what is on the list. */
function close(now: Sight): string[] {
    const province = provincesOf(now.scene);
    const starts = [
        own(now)?.pretender ?? '',
        ...written(now).map(({ city }) => province.get(city ?? '') ?? ''),
    ];
    const ways = starts.map((start) => marches(now.scene, start));
    const far = (city: string) =>
        Math.min(...ways.map((one) => one.get(province.get(city) ?? '') ?? Infinity));
    return offered(now, 'target', 'city')
        .sort((one, other) => far(one) - far(other))
        .slice(0, FEW);
}

/** The target that is nearest to the own pretender and not garrisoned yet. */
function nearest(now: Sight): string | undefined {
    const far = farTo(now);
    return written(now)
        .flatMap(({ city }) => city ?? [])
        .filter((city) => !own(now)?.garrisons[city])
        .sort((one, other) => far(one) - far(other))[0];
}

/** Of the provinces that a march leads to, one that is on the way to the nearest target. */
function onTheWay(now: Sight): string | undefined {
    const goal = nearest(now);
    if (goal === undefined) return undefined;
    const far = marches(now.scene, provincesOf(now.scene).get(goal) ?? '');
    return offered(now, 'campaign', 'province').sort(
        (one, other) => (far.get(one) ?? Infinity) - (far.get(other) ?? Infinity),
    )[0];
}

/** The own target in a province that was just entered. */
function targetHere(now: Sight): Target | undefined {
    const here = offered(now, 'garrison', 'city');
    return written(now).find(({ city }) => city !== null && here.includes(city));
}

const STEPS: readonly Lesson<View, Scene>[] = [
    {
        key: 'claim',
        when: (now) => asked(now, 'claim'),
        text: (now) =>
            now.narrator.say('guide-claim-text', {
                turns: now.scene.values.turns,
                lines: now.scene.values.lines.length,
            }),
        at: (now) => things('house', offered(now, 'claim', 'house')),
        came: (now) => {
            const house = own(now)?.house;
            if (!house) return null;
            return now.narrator.say('guide-claim-came', {
                house: now.narrator.name({ domain: 'house', key: house }),
                province: now.narrator.name({ domain: 'province', key: own(now)?.pretender ?? '' }),
            });
        },
    },
    {
        key: 'main',
        when: (now) => asked(now, 'target') && figure(now, 'number') === 1,
        text: (now) => now.narrator.say('guide-main-text', { value: figure(now, 'value') }),
        at: (now) => placesOf(now, close(now)),
        came: (now) => {
            const city = written(now)[0]?.city;
            if (!city) return null;
            return now.narrator.say('guide-main-came', {
                city: cityName(now, city),
                marches: farTo(now)(city),
            });
        },
    },
    {
        key: 'list',
        when: (now) => asked(now, 'target'),
        text: (now) => {
            const latest = written(now).at(-1)?.city;
            const far = latest ? farTo(now)(latest) : 0;
            return now.narrator.say('guide-list-text', {
                value: figure(now, 'value'),
                left: figure(now, 'lines') - figure(now, 'number') + 1,
                city: latest ? cityName(now, latest) : '',
                marches: far > FAR ? far : 0,
            });
        },
        at: (now) => placesOf(now, close(now)),
    },
    {
        key: 'confirm',
        when: (now) => asked(now, 'confirm-targets'),
        text: (now) => {
            const far = farTo(now);
            const away = written(now).flatMap(({ city }) => (city && far(city) > FAR ? [city] : []));
            return now.narrator.say('guide-confirm-text', {
                count: away.length,
                cities: now.narrator.catalogue.list(away.map((city) => cityName(now, city))),
                marches: FAR,
            });
        },
        at: (now) => {
            const far = farTo(now);
            const away = written(now).flatMap(({ city }) => (city && far(city) > FAR ? [city] : []));
            return [{ verb: 'confirm' }, { part: 'undo' }, ...placesOf(now, away).slice(0, FEW)];
        },
        came: (now) => now.narrator.say('guide-confirm-came'),
    },
    {
        key: 'act',
        when: (now) => asked(now, 'turn'),
        text: (now) => {
            if (now.picked.verb !== null || now.picked.things.length > 0)
                return now.narrator.say('guide-act-more');
            const goal = nearest(now);
            const next = onTheWay(now);
            if (goal === undefined || next === undefined) return now.narrator.say('guide-act-more');
            const city = cityName(now, goal);
            const far = farTo(now)(goal);
            if (far === 0) return now.narrator.say('guide-act-here', { city });
            return now.narrator.say('guide-act-text', {
                city,
                province: now.narrator.name({ domain: 'province', key: next }),
                marches: far,
                campaigns: freeOf(now, 'campaign'),
            });
        },
        at: (now) => {
            const goal = nearest(now);
            const next = onTheWay(now);
            if (goal !== undefined && farTo(now)(goal) === 0 && now.picked.verb !== 'campaign')
                return placesOf(now, [goal]);
            return next === undefined ? [{ part: 'choice' }] : [{ domain: 'province', key: next }];
        },
        came: (now) => {
            if (heard(now, 'marched', { seat: now.seat }))
                return now.narrator.say('guide-act-marched', { campaigns: freeOf(now, 'campaign') });
            if (heard(now, 'rallied', { seat: now.seat })) return now.narrator.say('guide-act-rallied');
            return now.narrator.say('guide-act-other');
        },
    },
    {
        key: 'settle',
        when: (now) => asked(now, 'garrison', 'remove'),
        text: (now) => {
            if (asked(now, 'remove')) return now.narrator.say('guide-remove-text');
            const target = targetHere(now);
            return target
                ? now.narrator.say('guide-settle-text', {
                      city: cityName(now, target.city ?? ''),
                      value: target.value,
                  })
                : now.narrator.say('guide-settle-feint');
        },
        at: (now) => {
            const target = targetHere(now)?.city;
            return placesOf(now, target ? [target] : offered(now, 'garrison', 'city'));
        },
        came: (now) =>
            heard(now, 'withheld', { seat: now.seat })
                ? now.narrator.say('guide-settle-nothing')
                : now.narrator.say('guide-settle-came', { reserve: own(now)?.reserve ?? 0 }),
    },
];

const TIPS: readonly Lesson<View, Scene>[] = [
    {
        key: 'roll',
        when: (now) => asked(now, 'turn') && ROLLED.includes(now.picked.verb ?? ''),
        text: (now) =>
            now.picked.verb === 'negotiate'
                ? now.narrator.say('guide-roll-negotiate')
                : now.narrator.say('guide-roll-text'),
        at: () => [{ part: 'choice' }],
    },
    {
        key: 'swap',
        when: (now) => asked(now, 'swap'),
        text: (now) => now.narrator.say('guide-swap-text'),
        at: (now) => placesOf(now, offered(now, 'swap', 'city')).slice(0, FEW),
    },
    {
        key: 'answer',
        when: (now) => asked(now, 'answer'),
        text: (now) => now.narrator.say('guide-answer-text', { needed: figure(now, 'needed') }),
        at: (now) => placesOf(now, [about(now, 'city'), about(now, 'rival_city')]),
    },
    {
        key: 'remove',
        when: (now) => asked(now, 'remove'),
        text: (now) => now.narrator.say('guide-remove-text'),
        at: (now) => placesOf(now, [about(now, 'city')]),
    },
    {
        key: 'succession',
        when: (now) => asked(now, 'succession', 'adopt'),
        text: (now) => now.narrator.say('guide-succession-text', { cost: now.scene.values.change_cost }),
        at: () => [{ part: 'hand' }],
    },
    {
        key: 'send',
        when: (now) => asked(now, 'send'),
        text: (now) => now.narrator.say('guide-send-text'),
        at: () => [{ part: 'choice' }],
    },
    {
        key: 'strike',
        when: (now) => asked(now, 'strike'),
        text: (now) => now.narrator.say('guide-strike-text'),
        at: () => [{ part: 'hand' }],
    },
    {
        key: 'suspect',
        when: (now) => asked(now, 'suspect', 'confirm-guesses'),
        text: (now) => now.narrator.say('guide-suspect-text', { points: now.scene.values.guess_points }),
        at: () => [{ panel: 'beliefs' }],
    },
    {
        key: 'lost',
        when: (now) =>
            asked(now, 'turn') &&
            ['removed', 'corrupted', 'expelled'].some((kind) => heard(now, kind, { rival_seat: now.seat })),
        text: (now) => now.narrator.say('guide-lost-text'),
        at: (now) =>
            placesOf(
                now,
                now.told
                    .filter((event) => event.about['rival_seat'] === now.seat && 'city' in event.about)
                    .map((event) => String(event.about['city']))
                    .slice(-1),
            ),
    },
    {
        key: 'watch',
        when: (now) => asked(now, 'turn') && used(now) > 0,
        text: (now) => now.narrator.say('guide-watch-text', { points: now.scene.values.guess_points }),
        at: () => [{ panel: 'beliefs' }],
    },
    {
        key: 'disaster',
        when: (now) =>
            asked(now, 'turn') &&
            now.view.tiles.some((tile) => tile.turn === now.view.turn + 1 && !tile.happened),
        text: (now) => now.narrator.say('guide-disaster-text'),
        at: () => [{ panel: 'track' }],
    },
    {
        key: 'shared',
        when: (now) => asked(now, 'turn') && level(now) !== undefined,
        text: (now) => now.narrator.say('guide-shared-text', { city: cityName(now, level(now) ?? '') }),
        at: (now) => placesOf(now, [level(now) ?? '']),
    },
    {
        key: 'scarce',
        when: (now) => asked(now, 'turn') && freeOf(now, 'campaign') <= SCARCE,
        text: (now) => now.narrator.say('guide-scarce-text', { number: freeOf(now, 'campaign') }),
        at: () => [{ part: 'hand' }],
    },
    {
        key: 'reserve',
        when: (now) => asked(now, 'turn') && own(now)?.reserve === 0,
        text: (now) => now.narrator.say('guide-reserve-text'),
        at: () => [{ part: 'hand' }],
    },
    {
        key: 'last',
        when: (now) => asked(now, 'turn') && now.view.turns - now.view.turn < LAST_TURNS,
        text: (now) => now.narrator.say('guide-last-text', { number: now.view.turns - now.view.turn + 1 }),
        at: () => [{ panel: 'track' }],
    },
];

/** An own target in which a rival has as many garrisons as oneself. */
function level(now: Sight): string | undefined {
    return written(now)
        .flatMap(({ city }) => city ?? [])
        .find((city) => {
            const mine = own(now)?.garrisons[city] ?? 0;
            const rivals = now.view.seats.filter((_, seat) => seat !== now.seat);
            return mine > 0 && rivals.some((rival) => (rival.garrisons[city] ?? 0) >= mine);
        });
}

export const guide: Guide<View, Scene> = {
    steps: STEPS,
    // Under way is the first turn while the action is half done: its box is used already.
    begun: (now) =>
        now.view.turn > 1 || (used(now) > 0 && !asked(now, 'garrison', 'remove', 'swap')) || passed(now),
    tips: TIPS,
};

function passed(now: Sight): boolean {
    return now.view.turn === 1 && heard(now, 'passed', { seat: now.seat });
}
