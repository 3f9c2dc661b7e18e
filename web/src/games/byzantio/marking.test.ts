import { describe, expect, it } from 'vitest';
import { readSheet, turned, withBelief, BLANK } from './beliefs';
import { sealsOf, targetSeals } from './marking';
import type { View } from './types';

function view(...lists: (readonly (string | null)[] | null)[]): View {
    const seats = lists.map((list) => ({
        sheet: list && { targets: list.map((city, at) => ({ value: 16 - 2 * at, city, abandoned: null })) },
    }));
    return { seats } as unknown as View;
}

function told(marks: ReturnType<typeof sealsOf>): string[] {
    return marks.map((mark) => `${mark.thing.key} ${mark.seat} ${mark.label}`);
}

describe('seals', () => {
    it('show what is on a list, with its worth', () => {
        expect(told(targetSeals(view(['nicaea', 'thebae', null]), 0))).toEqual([
            'nicaea 0 16',
            'thebae 0 14',
        ]);
    });

    it('show nothing of a list that is not ours to see', () => {
        expect(targetSeals(view(['nicaea'], null), 1)).toEqual([]);
    });

    it('show suspicions of the rivals that are asked for, the main one by itself', () => {
        const belief = { ...turned(turned(BLANK, 'ephesus'), 'larissa'), main: 'larissa' };
        const sheet = { ...withBelief(readSheet(null), 1, belief), shown: false, revealed: [1] };
        expect(told(sealsOf(view(['nicaea'], null), 0, sheet))).toEqual(['ephesus 1 ?', 'larissa 1 ★']);
    });

    it('can be put away', () => {
        expect(sealsOf(view(['nicaea'], null), 0, { ...readSheet(null), shown: false })).toEqual([]);
    });
});
