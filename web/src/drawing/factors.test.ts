import { expect, it } from 'vitest';
import { grouped } from './factors';

it('puts together what adds to the same', () => {
    const attack = { value: 25, to: 'difference' };
    const ground = { value: -1, to: 'column' };
    const defence = { value: -13, to: 'difference' };
    expect(grouped([attack, ground, defence])).toEqual([
        { to: 'difference', total: 12, factors: [attack, defence] },
        { to: 'column', total: -1, factors: [ground] },
    ]);
    expect(grouped([{ value: 4 }])).toEqual([{ to: '', total: 4, factors: [{ value: 4 }] }]);
});
