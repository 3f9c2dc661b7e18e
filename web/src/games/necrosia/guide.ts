/**
 * The guide through a first game of Necrosia: from the choice of a people over the placing of units to the end of the first turn,
 * and tips for what comes up later.
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
    type Spot,
} from '../../lib/guiding';
import type { Region, Scene, View } from './types';

type Sight = SightOf<View, Scene>;

/** As many regions as it points at: more would be no advice. */
const FEW = 3;
/** With so many regions left to fall, everybody has to help. */
const CLOSE = 2;
/** What is asked in the middle of an action. */
const WITHIN = ['move-to', 'move-second', 'stir-to', 'recruit', 'convert', 'cast-to', 'carry'];
const LOSSES = ['lose', 'lose-anywhere', 'driven', 'driven-to'];
const CARDS = ['support', 'buy', 'draw'];

const here = (): readonly Spot[] => [{ part: 'choice' }];
const windowed = (now: Sight): boolean => now.prompt?.key.startsWith('window-') ?? false;
const regionName = (now: Sight, key: string): string => now.narrator.name({ domain: 'region', key });
const regionOf = (now: Sight, key: string): Region | undefined =>
    now.view.regions.find((region) => region.key === key);

/** How many units a seat has in a region. */
function units(region: Region, seat: number): number {
    const troop = region.troops.find((one) => one.seat === seat);
    return Object.values(troop?.units ?? {}).reduce((sum, count) => sum + count, 0);
}

const dominated = (now: Sight): Region[] =>
    now.view.regions.filter((region) => region.dominated_by === now.seat);

/** Own regions that are not dominated yet, those first that need the least. */
function contested(now: Sight): Region[] {
    return now.view.regions
        .filter((region) => units(region, now.seat) > 0 && region.dominated_by !== now.seat)
        .sort((one, other) => rivals(now, one) - rivals(now, other));
}

/** What stands in a region against a seat: Necrosians, and the strongest rival. */
function rivals(now: Sight, region: Region): number {
    const strongest = Math.max(
        0,
        ...region.troops.filter(({ seat }) => seat !== now.seat).map(({ seat }) => units(region, seat)),
    );
    return Math.max(region.necrosians, strongest);
}

/** Where units can be placed: what could be dominated first, then regions with a guild where nobody else is. */
function worthwhile(now: Sight): string[] {
    const open = new Set(offered(now, 'place', 'region'));
    const begun = contested(now).filter((region) => open.has(region.key));
    const free = now.view.regions
        .filter((region) => open.has(region.key) && units(region, now.seat) === 0 && !region.necrosed)
        .sort(
            (one, other) =>
                rivals(now, one) - rivals(now, other) ||
                Number(other.guild !== null) - Number(one.guild !== null) ||
                other.value - one.value,
        );
    const guilds = free.filter((region) => region.guild !== null && rivals(now, region) <= 1);
    return (begun.length > 0 ? begun : guilds.length > 0 ? guilds : free).slice(0, FEW).map(({ key }) => key);
}

/** Where the own fighters can strike at Necrosians, first where most of the own units are. */
function huntable(now: Sight): string[] {
    const held = (key: string) => {
        const region = regionOf(now, key);
        return region ? units(region, now.seat) : 0;
    };
    return now.offers
        .flatMap((offer) => {
            const [region, foe] = offer.things;
            return offer.verb === 'war' && region && foe?.key === 'necrosians' ? [region.key] : [];
        })
        .filter((key) => regionOf(now, key)?.necrosed === false)
        .sort((one, other) => held(other) - held(one));
}

const STEPS: readonly Lesson<View, Scene>[] = [
    {
        key: 'people',
        when: (now) => asked(now, 'people'),
        text: (now) =>
            now.narrator.say('guide-people-text', { years: now.view.years, defeat: now.view.defeat }),
        at: (now) => things('people', offered(now, 'choose', 'people')),
        came: (now) => {
            const people = now.view.seats[now.seat]?.people;
            const power = now.scene.peoples.find(({ key }) => key === people)?.power;
            if (!people || !power) return null;
            return now.narrator.say('guide-people-came', {
                people: now.narrator.name({ domain: 'people', key: people }),
                power: now.narrator.say(`power-${power}-text`),
            });
        },
    },
    {
        key: 'place',
        when: (now) =>
            asked(now, 'place') &&
            figure(now, 'lap') === 1 &&
            now.view.regions.every((region) => units(region, now.seat) === 0),
        text: (now) => now.narrator.say('guide-place-text', { number: figure(now, 'number') }),
        at: (now) => things('region', worthwhile(now)),
    },
    {
        key: 'gather',
        when: (now) => asked(now, 'place') && figure(now, 'lap') === 1,
        text: (now) => {
            const goal = worthwhile(now)[0] ?? '';
            const region = regionOf(now, goal);
            return dominated(now).length > 0 || !region
                ? now.narrator.say('guide-gather-enough')
                : now.narrator.say('guide-gather-text', {
                      region: regionName(now, goal),
                      missing: rivals(now, region) - units(region, now.seat) + 1,
                  });
        },
        at: (now) => things('region', worthwhile(now).slice(0, 1)),
        came: (now) => now.narrator.say('guide-gather-came', { number: dominated(now).length }),
    },
    {
        key: 'spread',
        when: (now) => asked(now, 'place'),
        text: (now) =>
            now.narrator.say('guide-spread-text', {
                lap: figure(now, 'lap'),
                laps: figure(now, 'laps'),
                number: contested(now).length,
            }),
        at: (now) => things('region', worthwhile(now)),
        came: (now) => now.narrator.say('guide-gather-came', { number: dominated(now).length }),
    },
    {
        key: 'rank',
        when: (now) => asked(now, 'rank', 'favour'),
        text: (now) => now.narrator.say('guide-rank-text'),
        at: here,
    },
    {
        key: 'act',
        when: (now) => asked(now, 'turn') && figure(now, 'number') > 0,
        text: (now) => {
            const number = figure(now, 'number');
            if (now.picked.verb !== null || now.picked.things.length > 0)
                return now.narrator.say('guide-act-more');
            const hunted = huntable(now)[0];
            if (hunted !== undefined)
                return now.narrator.say('guide-act-war', { number, region: regionName(now, hunted) });
            const market = offered(now, 'trade', 'region')[0];
            if (market !== undefined)
                return now.narrator.say('guide-act-trade', { number, region: regionName(now, market) });
            return now.narrator.say('guide-act-move', { number });
        },
        at: (now) => {
            const where = huntable(now)[0] ?? offered(now, 'trade', 'region')[0];
            return where === undefined ? [{ verb: 'lift' }] : things('region', [where]);
        },
        came: (now) =>
            heard(now, 'finished', { seat: now.seat }) ? now.narrator.say('guide-act-finished') : null,
    },
    {
        key: 'within',
        when: (now) => asked(now, ...WITHIN, ...LOSSES) || (windowed(now) && now.view.active === now.seat),
        text: (now) => {
            if (windowed(now)) return now.narrator.say('guide-within-window');
            if (asked(now, ...LOSSES)) return now.narrator.say('guide-within-loss');
            if (asked(now, 'recruit')) return now.narrator.say('guide-within-recruit');
            return now.narrator.say('guide-within-text');
        },
        at: here,
        came: (now) => {
            const war = now.told.find(({ kind }) => kind === 'war-scored');
            return war
                ? now.narrator.say('guide-within-war', {
                      attack: Number(war.about['attack']),
                      defence: Number(war.about['defence']),
                  })
                : now.narrator.say('guide-within-came', { number: figure(now, 'number') });
        },
    },
    {
        key: 'finish',
        when: (now) => asked(now, 'turn'),
        text: (now) => now.narrator.say('guide-finish-text', { number: dominated(now).length }),
        at: () => [{ verb: 'finish' }],
    },
    {
        key: 'cards',
        when: (now) => asked(now, ...CARDS, 'spare', 'necrosed'),
        text: (now) => {
            if (asked(now, 'spare', 'necrosed')) return now.narrator.say('guide-cards-necrosis');
            if (asked(now, 'buy')) return now.narrator.say('guide-cards-buy', { influence: influence(now) });
            return now.narrator.say('guide-cards-free');
        },
        at: here,
        came: (now) => now.narrator.say('guide-cards-came', { influence: influence(now) }),
    },
];

const influence = (now: Sight): number => now.view.seats[now.seat]?.influence ?? 0;

/** The first time that something is chosen in the own turn. */
const chosen =
    (verb: string) =>
    (now: Sight): boolean =>
        asked(now, 'turn') && now.picked.verb === verb;
const TIPS: readonly Lesson<View, Scene>[] = [
    {
        key: 'lift',
        when: chosen('lift'),
        text: (now) => now.narrator.say('guide-lift-text', { number: now.scene.values.moved }),
        at: here,
    },
    {
        key: 'war',
        when: chosen('war'),
        text: (now) => now.narrator.say('guide-war-text', { trophies: now.scene.values.trophies }),
        at: here,
    },
    {
        key: 'trade',
        when: chosen('trade'),
        text: (now) => now.narrator.say('guide-trade-text', { number: now.scene.values.recruited }),
        at: here,
    },
    {
        key: 'cast',
        when: chosen('cast'),
        text: (now) => now.narrator.say('guide-cast-text', { number: now.scene.values.carried }),
        at: here,
    },
    {
        key: 'stir',
        when: chosen('stir'),
        text: (now) => now.narrator.say('guide-stir-text'),
        at: here,
    },
    {
        key: 'convert',
        when: chosen('convert'),
        text: (now) => now.narrator.say('guide-convert-text'),
        at: here,
    },
    {
        key: 'falls',
        when: (now) => asked(now, 'window-year-end'),
        text: (now) => now.narrator.say('guide-falls-text'),
        at: (now) => things('region', falling(now)),
    },
    {
        key: 'answer',
        when: windowed,
        text: (now) => now.narrator.say('guide-answer-text'),
        at: () => [{ part: 'hand' }, { part: 'choice' }],
    },
    {
        key: 'losses',
        when: (now) => asked(now, ...LOSSES),
        text: (now) => now.narrator.say('guide-losses-text'),
        at: (now) => things('region', [about(now, 'region')]),
    },
    {
        key: 'necrosis',
        when: (now) => asked(now, 'spare', 'necrosed'),
        text: (now) => now.narrator.say('guide-necrosis-text'),
        at: (now) => things('region', Object.keys(now.view.dying)),
    },
    {
        key: 'free',
        when: (now) => asked(now, 'support', 'draw'),
        text: (now) => now.narrator.say('guide-free-text'),
        at: () => [{ panel: 'market' }],
    },
    {
        key: 'buy',
        when: (now) => asked(now, 'buy'),
        text: (now) => now.narrator.say('guide-buy-text'),
        at: () => [{ panel: 'market' }],
    },
    {
        key: 'order',
        when: (now) => asked(now, 'rank') && now.view.year > 1,
        text: (now) => now.narrator.say('guide-order-text'),
        at: here,
    },
    {
        key: 'peril',
        when: (now) => asked(now, 'turn') && now.view.defeat - now.view.necrosed <= CLOSE,
        text: (now) =>
            now.narrator.say('guide-peril-text', { necrosed: now.view.necrosed, defeat: now.view.defeat }),
        at: (now) => things('region', falling(now)),
    },
    {
        key: 'falling',
        when: (now) => asked(now, 'turn') && falling(now).length > 0,
        text: (now) => now.narrator.say('guide-falling-text', { number: falling(now).length }),
        at: (now) => things('region', falling(now)),
    },
    {
        key: 'play',
        when: (now) => asked(now, 'turn') && now.view.hand.some(({ playable }) => playable),
        text: (now) => now.narrator.say('guide-play-text'),
        at: () => [{ part: 'hand' }],
    },
    {
        key: 'last',
        when: (now) => asked(now, 'turn') && now.view.year === now.view.years,
        text: (now) => now.narrator.say('guide-last-text'),
        at: () => [{ part: 'seats' }],
    },
];

const falling = (now: Sight): string[] =>
    now.view.regions.filter((region) => region.falling && !region.necrosed).map(({ key }) => key);

export const guide: Guide<View, Scene> = {
    steps: STEPS,
    begun: (now) => {
        const { year, active, order } = now.view;
        if (year > 1 || asked(now, 'window-year-end')) return true;
        return active !== null && order.indexOf(active) > order.indexOf(now.seat);
    },
    tips: TIPS,
};
