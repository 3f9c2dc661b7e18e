/** What the shell teaches at every table: how one chooses, for games that bring no guide of their own, and a few tips. */
import type { Guide, Lesson } from '../../lib/guiding';
import { t } from '../../lib/text/texts.svelte';

/** The guide of a game that has none. */
export const PLAIN_GUIDE: Guide = {
    steps: [
        {
            key: 'choose',
            when: (now) => now.prompt !== null,
            text: (now) =>
                now.picked.verb !== null || now.picked.things.length > 0
                    ? t('guide-choose-more')
                    : t('guide-choose-text', { goal: now.narrator.say('title-goal') }),
            at: () => [{ part: 'choice' }],
            came: () => t('guide-choose-came'),
        },
    ],
    begun: (now) => now.decided > 0,
    tips: [],
};

/** Tips that every table has, after those of its game. */
export const COMMON_TIPS: readonly Lesson[] = [
    {
        key: 'refused',
        when: (now) => now.refused,
        text: () => t('guide-refused-text'),
        at: () => [{ part: 'prompt' }],
    },
    {
        key: 'undo',
        when: (now) => now.undoable,
        text: () => t('guide-undo-text'),
        at: () => [{ part: 'undo' }],
    },
    {
        key: 'meanwhile',
        when: (now) => now.decided > 1 && now.told.length > 2 && !now.undoable,
        text: () => t('guide-meanwhile-text'),
        at: () => [{ panel: 'log' }],
    },
];
