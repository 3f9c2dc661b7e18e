/** What has moved between two positions: units and Necrosians that left one region and came to another. */
import { KINDS, type Kind, type Region } from './types';

export interface Flight {
    /** Null: Necrosians. */
    seat: number | null;
    kind: Kind | null;
    from: string;
    to: string;
    count: number;
}

/** More at once is no move but another position: a film, an undo, an end. */
const MOST = 6;

export function flightsOf(before: readonly Region[], after: readonly Region[]): Flight[] {
    const changes = new Map<string, { region: string; by: number }[]>();
    for (const region of after) {
        const old = before.find((one) => one.key === region.key);
        if (!old) continue;
        const counts = countsOf(region);
        const earlier = countsOf(old);
        for (const name of new Set([...counts.keys(), ...earlier.keys()])) {
            const by = (counts.get(name) ?? 0) - (earlier.get(name) ?? 0);
            if (by !== 0) changes.set(name, [...(changes.get(name) ?? []), { region: region.key, by }]);
        }
    }
    const flights = [...changes].flatMap(([name, all]) => paired(name, all));
    return flights.length > MOST ? [] : flights;
}

/** Of those who left somewhere and those who came somewhere, as many as can have gone from one to the other. */
function paired(name: string, changes: readonly { region: string; by: number }[]): Flight[] {
    const [seat = '', kind = ''] = name.split(' ');
    const left = changes.filter(({ by }) => by < 0).map(({ region, by }) => ({ region, count: -by }));
    const flights: Flight[] = [];
    for (const { region: to, by } of changes.filter((one) => one.by > 0)) {
        let wanted = by;
        for (const source of left) {
            const count = Math.min(wanted, source.count);
            if (count === 0) continue;
            wanted -= count;
            source.count -= count;
            const who = seat === '' ? null : Number(seat);
            flights.push({
                seat: who,
                kind: who === null ? null : (kind as Kind),
                from: source.region,
                to,
                count,
            });
        }
    }
    return flights;
}

/** Everything in a region that can move, by `seat kind`; Necrosians by an empty name. */
function countsOf(region: Region): Map<string, number> {
    const counts = new Map<string, number>([['', region.necrosians]]);
    for (const { seat, units } of region.troops) {
        for (const kind of KINDS) counts.set(`${seat} ${kind}`, units[kind] ?? 0);
    }
    return counts;
}
