import { expect, it } from 'vitest';
import { flightsOf } from './flights';
import { view } from './trial';
import type { Region } from './types';

function land(regions: Record<string, Partial<Region>>): readonly Region[] {
    return view({}, regions).regions;
}

function troop(seat: number, units: Region['troops'][0]['units']): Region['troops'][0] {
    return { seat, units, paralysed: {} };
}

it('sees units walk from region to region', () => {
    const before = land({ crossing: { troops: [troop(0, { fighter: 3, mage: 1 })] } });
    const after = land({
        crossing: { troops: [troop(0, { fighter: 1, mage: 1 })] },
        stormpeak: { troops: [troop(0, { fighter: 2 })] },
    });
    expect(flightsOf(before, after)).toEqual([
        { seat: 0, kind: 'fighter', from: 'crossing', to: 'stormpeak', count: 2 },
    ]);
});

it('sees Necrosians move', () => {
    const flights = flightsOf(
        land({ necrosia: { necrosians: 3 } }),
        land({ 'grey-heath': { necrosians: 1 } }),
    );
    expect(flights).toEqual([{ seat: null, kind: null, from: 'necrosia', to: 'grey-heath', count: 1 }]);
});

it('sees nobody walk where units only come or go', () => {
    const empty = land({});
    const full = land({ crossing: { troops: [troop(0, { mage: 1 })], necrosians: 1 } });
    expect(flightsOf(empty, full)).toEqual([]);
    expect(flightsOf(full, empty)).toEqual([]);
    expect(
        flightsOf(
            land({ crossing: { troops: [troop(0, { mage: 1 })] } }),
            land({ stormpeak: { troops: [troop(1, { mage: 1 })] } }),
        ),
    ).toEqual([]);
});

it('takes too many moves at once for another position', () => {
    const keys = land({}).map((region) => region.key);
    const half = (from: number) =>
        Object.fromEntries(
            keys.slice(from, from + 8).map((key) => [key, { troops: [troop(0, { mage: 1 })] }]),
        );
    expect(flightsOf(land(half(0)), land(half(9)))).toEqual([]);
});
