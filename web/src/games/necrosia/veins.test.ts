import { describe, expect, it } from 'vitest';
import { landOf } from './land';
import { scene } from './trial';
import { grown, illnessOf, veinsOf } from './veins';

const LAND = landOf(scene());
const CRADLE = LAND.cells.get('necrosia');
const CROSSING = LAND.cells.get('crossing');

describe('illness', () => {
    it.each([
        [{ necrosed: true, falling: false, necrosians: 0 }, 3],
        [{ necrosed: false, falling: true, necrosians: 2 }, 2],
        [{ necrosed: false, falling: false, necrosians: 1 }, 1],
        [{ necrosed: false, falling: false, necrosians: 0 }, 0],
    ])('of %o is %i', (region, illness) => {
        expect(illnessOf(region)).toBe(illness);
    });
});

describe('veins', () => {
    it('are the same every time, and different in every region', () => {
        if (!CRADLE || !CROSSING) throw new Error('the board has changed');
        expect(veinsOf(CRADLE)).toEqual(veinsOf(CRADLE));
        expect(veinsOf(CRADLE)).not.toEqual(veinsOf(CROSSING));
    });

    it('begin where the necrosis comes in, thick ones first', () => {
        if (!CROSSING) throw new Error('the board has changed');
        const strands = veinsOf(CROSSING);
        const { x, y } = CROSSING.wound;
        expect(strands[0]?.d).toMatch(`M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}Q`);
        const widths = strands.map((strand) => strand.width);
        expect(widths).toEqual([...widths].sort((one, other) => other - one));
    });

    it('grow with the illness and never shrink', () => {
        if (!CROSSING) throw new Error('the board has changed');
        for (const strand of veinsOf(CROSSING)) {
            const shares = ([0, 1, 2, 3] as const).map((illness) => grown(strand, illness));
            expect(shares).toEqual([...shares].sort());
            expect([shares[0], shares[3]]).toEqual([0, 1]);
        }
    });
});
