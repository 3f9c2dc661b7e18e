import { expect, it, vi } from 'vitest';
import type { ReplayState } from '../lib/api/types';
import type { Eyes } from './chronicle';
import { Positions } from './positions';

function server() {
    return vi.fn((number: number, _: Eyes) => Promise.resolve({ number } as ReplayState));
}

it('asks once for each position and pair of eyes', async () => {
    const load = server();
    const positions = new Positions(load);
    expect((await positions.at(3, 'public')).number).toBe(3);
    await positions.at(3, 'public');
    await positions.at(3, 'all');
    expect(load.mock.calls).toEqual([
        [3, 'public'],
        [3, 'all'],
    ]);
});

it('forgets what was used longest ago', async () => {
    const load = server();
    const positions = new Positions(load, 2);
    for (const number of [1, 2, 1, 3, 1, 2]) await positions.at(number, 'public');
    expect(load.mock.calls.map(([number]) => number)).toEqual([1, 2, 3, 2]);
});

it('has what was expected', () => {
    const load = server();
    const positions = new Positions(load);
    positions.expect([4, 5], 'all');
    void positions.at(4, 'all');
    expect(load).toHaveBeenCalledTimes(2);
});

it('asks again after a failure', async () => {
    const load = server().mockRejectedValueOnce(new Error('away'));
    const positions = new Positions(load);
    await expect(positions.at(1, 'public')).rejects.toThrow('away');
    expect((await positions.at(1, 'public')).number).toBe(1);
});
