import { expect, it } from 'vitest';
import { around } from './ground';

it('leaves as much on each side', () => {
    expect(around({ width: 100, height: 50 }, 10)).toEqual({ x: -10, y: -10, width: 120, height: 70 });
    expect(around({ width: 100, height: 50 }, 100, 50)).toEqual({ x: -100, y: -50, width: 300, height: 150 });
});
