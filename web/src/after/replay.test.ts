import { describe, expect, it } from 'vitest';
import { ahead, commandOf, momentAddress, moveIn } from './replay';

describe('keys', () => {
    it('step inside the game', () => {
        expect(commandOf('ArrowRight', 3, 9)).toEqual({ to: 4 });
        expect(commandOf('ArrowRight', 9, 9)).toEqual({ to: 9 });
        expect(commandOf('ArrowLeft', 0, 9)).toEqual({ to: 0 });
        expect(commandOf('PageDown', 3, 9)).toEqual({ to: 9 });
        expect(commandOf('Home', 3, 9)).toEqual({ to: 0 });
        expect(commandOf('End', 3, 9)).toEqual({ to: 9 });
    });

    it('play and stop', () => {
        expect(commandOf(' ', 3, 9)).toBe('play');
        expect(commandOf('x', 3, 9)).toBeNull();
    });
});

it('begins at the end unless the address names a move', () => {
    expect([null, '4', '99', 'four'].map((text) => moveIn(text, 9))).toEqual([9, 4, 9, 9]);
});

it('fetches only moves that exist', () => {
    expect(ahead(0, 9, false)).toEqual([1, 2]);
    expect(ahead(8, 9, true)).toEqual([9]);
});

it('keeps the secret behind the address', () => {
    expect(momentAddress('g', 4, 'all', '')).toBe('/games/g/replay?move=4&eyes=all');
    expect(momentAddress('g', 4, '1', 's3')).toBe('/games/g/replay?move=4&eyes=1#s3');
});
