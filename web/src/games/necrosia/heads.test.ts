import { describe, expect, it } from 'vitest';
import { headOf } from './heads';

const ROOM = { x: 100, y: 50, width: 220, height: 150 };

describe('the head of a region', () => {
    it('has the name between what it is worth and its guild', () => {
        const { letters, name, medals } = headOf('Stormpeak', ROOM, 2, 0.66);
        expect(letters).toBeGreaterThan(15);
        expect(medals).toHaveLength(2);
        expect(medals[0]?.x).toBeLessThan(name.x);
        expect(medals[1]?.x).toBeGreaterThan(name.x);
    });

    it('makes letters smaller for a long name, but never too small to be read', () => {
        const short = headOf('Sun Cape', ROOM, 2, 0.66).letters;
        const long = headOf('Sanctuaire d’Ambre et de Corail', ROOM, 2, 0.66).letters;
        expect(long).toBeLessThan(short);
        expect(long * 0.66).toBeGreaterThanOrEqual(8.5);
    });

    it('has no name from afar, and larger medals in its middle', () => {
        const { letters, size, medals } = headOf('Stormpeak', ROOM, 1, 0.3);
        expect(letters).toBe(0);
        expect(size).toBeGreaterThan(headOf('Stormpeak', ROOM, 1, 1).size);
        expect(medals[0]?.x).toBe(ROOM.x + ROOM.width / 2);
    });

    it.each([0.3, 0.66, 2])('leaves the rest of the room to what stands there (scale %d)', (scale) => {
        const { body, medals } = headOf('Stormpeak', ROOM, 3, scale);
        expect(body.y + body.height).toBeCloseTo(ROOM.y + ROOM.height);
        expect(Math.max(...medals.map((medal) => medal.y))).toBeLessThan(body.y);
    });
});
