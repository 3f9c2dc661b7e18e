import { expect, it } from 'vitest';
import { seatLook } from './looks';
import type { Scene, View } from './types';

it('has a seat without a people look like no seat that has one', () => {
    const scene = { peoples: [{ key: 'chosen', colour: 'red', emblem: '' }] } as unknown as Scene;
    const view = { seats: [{ people: null }, { people: 'chosen' }] } as unknown as View;
    const [waiting, chosen] = [0, 1].map((seat) => seatLook(view, scene, seat).tone);
    expect(chosen).toBe(1);
    expect(waiting).not.toBe(chosen);
});
