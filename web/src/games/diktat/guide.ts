/**
 * The guide through a first game of Diktat: who begins, the first team from its sector to its seal, and tips for what comes up
 * later, from the first offer to the last Cycle.
 */
import {
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
import type { Scene, Seat, View } from './types';

type Sight = SightOf<View, Scene>;

/** As many sectors as it points at: more would be no advice. */
const FEW = 3;
/** A team of so many is enough to begin with. */
const SMALL = 3;
/** What is asked before the first own Manoeuvre is over, in the order of the Cycle. */
const BEFORE: ReadonlySet<string> = new Set(['', 'setup', 'opportunities', 'development']);
const CLOSE = 2;

const here = (): readonly Spot[] => [{ part: 'choice' }];
const windowed = (now: Sight): boolean => now.prompt?.key.startsWith('window-') ?? false;
const pawns = (now: Sight): readonly string[] => now.view.team?.pawns ?? [];
const self = (now: Sight): Seat | undefined => now.view.seats[now.seat];
const sectorName = (now: Sight, key: string): string => now.narrator.name({ domain: 'sector', key });

/** Sectors with something to win and few stacks, the best first. */
function promising(now: Sight): string[] {
    const cards = new Set(
        now.view.track.flatMap(
            (key) => now.scene.opportunities.find((card) => card.key === key)?.sector ?? [],
        ),
    );
    const stacks = (key: string) => now.view.stacks.filter(({ sector }) => sector === key).length;
    return offered(now, 'to', 'sector')
        .sort(
            (one, other) => Number(cards.has(other)) - Number(cards.has(one)) || stacks(one) - stacks(other),
        )
        .slice(0, FEW);
}

const STEPS: readonly Lesson<View, Scene>[] = [
    {
        key: 'begin',
        when: (now) => asked(now, 'cabal', 'start'),
        text: (now) =>
            asked(now, 'cabal')
                ? now.narrator.say('guide-begin-cabal')
                : now.narrator.say('guide-begin-text', { target: now.scene.values.target }),
        at: here,
        came: (now) => (heard(now, 'starts') ? now.narrator.say('guide-begin-came') : null),
    },
    {
        key: 'manoeuvre',
        when: (now) => asked(now, 'manoeuvre'),
        text: (now) => {
            const sector = promising(now)[0];
            if (now.picked.verb === 'to' && sector !== undefined)
                return now.narrator.say('guide-manoeuvre-where', { sector: sectorName(now, sector) });
            return now.narrator.say('guide-manoeuvre-text', { number: figure(now, 'number') });
        },
        at: (now) => (now.picked.verb === 'to' ? things('sector', promising(now)) : [{ verb: 'to' }]),
        came: (now) => {
            const sector = now.view.team?.sector;
            return sector === undefined
                ? null
                : now.narrator.say('guide-manoeuvre-came', { sector: sectorName(now, sector) });
        },
    },
    {
        key: 'top',
        when: (now) => asked(now, 'team') && pawns(now).length === 0,
        text: (now) => now.narrator.say('guide-top-text'),
        at: () => [{ verb: 'add' }],
        came: (now) => (pawns(now).length > 0 ? now.narrator.say('guide-top-came') : null),
    },
    {
        key: 'emissary',
        when: (now) => asked(now, 'team') && !pawns(now).includes('emissary'),
        text: (now) => now.narrator.say('guide-emissary-text'),
        at: () => [{ verb: 'add' }],
    },
    {
        key: 'guard',
        when: (now) => asked(now, 'team') && !pawns(now).includes('guard') && pawns(now).length < SMALL,
        text: (now) =>
            now.narrator.say('guide-guard-text', {
                fine: now.scene.values.fine,
                bounty: now.scene.values.bounty,
            }),
        at: () => [{ verb: 'add' }],
    },
    {
        key: 'seal',
        when: (now) => asked(now, 'team'),
        text: (now) => now.narrator.say('guide-seal-text', { number: pawns(now).length }),
        at: () => [{ verb: 'seal' }],
        came: (now) =>
            heard(now, 'sent', { seat: now.seat })
                ? now.narrator.say('guide-seal-came', { number: self(now)?.moves ?? 0 })
                : null,
    },
];

/** The own turn, and nothing chosen of it yet. */
const deciding = (now: Sight): boolean => asked(now, 'manoeuvre') && now.picked.verb === null;

const TIPS: readonly Lesson<View, Scene>[] = [
    {
        key: 'offer',
        when: (now) => now.view.desk.offers.length > 0,
        text: (now) => now.narrator.say('guide-offer-text'),
        at: () => [{ panel: 'desk' }],
    },
    {
        key: 'oath',
        when: (now) => now.view.desk.oaths.some(({ seats }) => seats.includes(now.seat)),
        text: (now) => now.narrator.say('guide-oath-text'),
        at: () => [{ panel: 'desk' }],
    },
    {
        key: 'spied',
        when: (now) => asked(now, 'look', 'look-pawn'),
        text: (now) => now.narrator.say('guide-spied-text'),
        at: here,
    },
    {
        key: 'others-strike',
        when: (now) => asked(now, 'strike-for-others'),
        text: (now) => now.narrator.say('guide-others-strike-text'),
        at: here,
    },
    {
        key: 'struck',
        when: (now) => asked(now, 'strike', 'strike-pawn'),
        text: (now) =>
            now.narrator.say('guide-struck-text', {
                bounty: now.scene.values.bounty,
                fine: now.scene.values.fine,
            }),
        at: here,
    },
    {
        key: 'designate',
        when: (now) => asked(now, 'designate'),
        text: (now) => now.narrator.say('guide-designate-text'),
        at: (now) => things('sector', offered(now, 'designate', 'sector')),
    },
    {
        key: 'fist',
        when: (now) => asked(now, 'bid'),
        text: (now) => now.narrator.say('guide-fist-text', { number: figure(now, 'number') }),
        at: here,
    },
    {
        key: 'prise',
        when: (now) => asked(now, 'prise'),
        text: (now) => now.narrator.say('guide-prise-text', { number: figure(now, 'number') }),
        at: here,
    },
    {
        key: 'affinities',
        when: (now) => asked(now, 'affinity', 'give-back'),
        text: (now) => now.narrator.say('guide-affinities-text'),
        at: here,
    },
    {
        key: 'window',
        when: windowed,
        text: (now) => now.narrator.say('guide-window-text'),
        at: () => [{ panel: 'orders' }, { part: 'choice' }],
    },
    {
        key: 'effect',
        when: (now) => asked(now, 'order', 'extra') || (now.prompt?.key.startsWith('effect-') ?? false),
        text: (now) => now.narrator.say('guide-effect-text'),
        at: here,
    },
    {
        key: 'cleanse',
        when: (now) => asked(now, 'cleanse', 'drive'),
        text: (now) => now.narrator.say('guide-cleanse-text'),
        at: here,
    },
    {
        key: 'administrator',
        when: (now) => asked(now, 'start'),
        text: (now) => now.narrator.say('guide-administrator-text'),
        at: () => [{ part: 'seats' }],
    },
    {
        key: 'peril',
        when: (now) =>
            deciding(now) &&
            now.view.others &&
            now.scene.values.others.track - now.view.corruption_track.length < CLOSE,
        text: (now) => now.narrator.say('guide-peril-text', { track: now.scene.values.others.track }),
        at: here,
    },
    {
        key: 'corruption',
        when: (now) => deciding(now) && (self(now)?.corruption ?? 0) > 0,
        text: (now) => now.narrator.say('guide-corruption-text', { number: self(now)?.corruption ?? 0 }),
        at: here,
    },
    {
        key: 'deal',
        when: (now) => deciding(now),
        text: (now) => now.narrator.say('guide-deal-text'),
        at: () => [{ panel: 'desk' }],
    },
    {
        key: 'dossier',
        when: (now) =>
            deciding(now) && now.view.stacks.some(({ seat }) => seat !== now.seat && seat !== null),
        text: (now) => now.narrator.say('guide-dossier-text'),
        at: () => [{ panel: 'dossiers' }],
    },
    {
        key: 'develop',
        when: (now) => deciding(now) && offered(now, 'develop', 'card').length > 0,
        text: (now) => now.narrator.say('guide-develop-text'),
        at: () => [{ verb: 'develop' }],
    },
    {
        key: 'use',
        when: (now) =>
            deciding(now) && now.offers.some(({ verb }) => verb === 'use' || verb === 'use-marker'),
        text: (now) => now.narrator.say('guide-use-text'),
        at: here,
    },
    {
        key: 'last',
        when: (now) => deciding(now) && now.view.cycle === now.view.cycles,
        text: (now) => now.narrator.say('guide-last-text', { target: now.scene.values.target }),
        at: () => [{ part: 'seats' }],
    },
];

/** How many Manoeuvres everybody has in a Cycle. */
function manoeuvres(now: Sight): number {
    const players = now.scene.values.players.find(({ count }) => count === now.view.seats.length);
    return players?.manoeuvres ?? 0;
}

export const guide: Guide<View, Scene> = {
    steps: STEPS,
    begun: (now) => {
        const { cycle, phase } = now.view;
        if (cycle > 1) return true;
        if (cycle < 1 || BEFORE.has(phase)) return false;
        return phase !== 'manoeuvres' || (self(now)?.moves ?? 0) < manoeuvres(now);
    },
    tips: TIPS,
};
