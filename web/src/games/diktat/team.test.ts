import { describe, expect, it } from 'vitest';
import { leftFor, planFor, shifted } from './team';
import type { View } from './types';

const VIEW = {
    seat: 1,
    seats: [{}, { screen: { agents: { citizen: 3, guard: 1 } } }],
    team: { sector: 'karst', pawns: ['citizen'] },
} as unknown as View;

describe('a team before it is sealed', () => {
    it('takes its agents from behind the screen, those that were added already included', () => {
        expect(leftFor(VIEW, ['citizen', 'guard'])).toEqual({ citizen: 1, guard: 0, emissary: 0 });
    });

    it('is put in order', () => {
        expect(shifted(['citizen', 'guard', 'emissary'], 2, -1)).toEqual(['citizen', 'emissary', 'guard']);
        expect(shifted(['citizen', 'guard'], 0, 1)).toEqual(['guard', 'citizen']);
    });

    it('stays as it is where there is no place to move to', () => {
        expect(shifted(['citizen', 'guard'], 0, -1)).toEqual(['citizen', 'guard']);
        expect(shifted(['citizen', 'guard'], 1, 1)).toEqual(['citizen', 'guard']);
        expect(shifted(['citizen'], 4, -1)).toEqual(['citizen']);
    });

    it('goes as one plan, from the top down', () => {
        expect(planFor(['emissary', 'guard'])).toEqual(['add emissary', 'add guard', 'seal']);
    });
});
