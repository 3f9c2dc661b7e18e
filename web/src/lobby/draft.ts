/**
 * A table that is being planned: who sits where, which rules, how fast. Plain values and functions; what the server is
 * asked for in the end is `request`.
 */
import type { Host, NewTable, Pace, SeatSpec, TitleInfo } from '../lib/api/types';
import { NO_PACE } from './pace';

export type SeatKind = SeatSpec['kind'];

export interface SeatDraft {
    kind: SeatKind;
    /** For a bot; kept while somebody else is planned, so that changing one's mind costs nothing. */
    level: string;
    /** For another person at this screen. */
    name: string;
}

export interface Draft {
    title: string;
    pack: string;
    seats: SeatDraft[];
    options: Record<string, string>;
    pace: Pace;
    on_timeout: 'standin' | 'forfeit';
    public: boolean;
}

/** What keeps a draft from being laid: a message of the page, and the seat it is about. */
export interface Obstacle {
    key: 'seat-needs-name' | 'name-too-long' | 'nobody-plays' | 'name-twice';
    seat?: number;
}

export const NAME_LENGTH = 24;
export const LEVEL = 'normal';

/** The level to propose: the last one chosen, if the host still has it. */
export function levelOf(host: Pick<Host, 'levels'>, last = ''): string {
    if (host.levels.includes(last)) return last;
    return host.levels.includes(LEVEL) ? LEVEL : (host.levels[0] ?? '');
}

/** The number of players to propose: as many as can play. */
export function mostPlayers(title: Pick<TitleInfo, 'players'>): number {
    return Math.max(...title.players);
}

/** A game with friends: I sit first, the other seats are open. */
export function newDraft(title: TitleInfo, level: string, players = mostPlayers(title)): Draft {
    const seats = Array.from({ length: players }, (_, seat): SeatDraft =>
        newSeat(seat === 0 ? 'me' : 'open', level),
    );
    return {
        title: title.key,
        pack: '',
        seats,
        options: Object.fromEntries(title.options.map((option) => [option.key, option.values[0] ?? ''])),
        pace: NO_PACE,
        on_timeout: 'standin',
        public: false,
    };
}

export function newSeat(kind: SeatKind, level: string): SeatDraft {
    return { kind, level, name: '' };
}

/** More seats are open, or bots where bots sit already; fewer go from the end, but never mine. */
export function resize(seats: readonly SeatDraft[], players: number): SeatDraft[] {
    const resized = [...seats];
    while (resized.length > players) {
        const gone = resized.findLastIndex((seat) => seat.kind !== 'me');
        resized.splice(gone, 1);
    }
    const model = resized.at(-1);
    while (resized.length < players) {
        resized.push(newSeat(model?.kind === 'bot' ? 'bot' : 'open', model?.level ?? LEVEL));
    }
    return resized;
}

/** Put somebody on a seat. I sit only once: where I sat before is open then. */
export function place(seats: readonly SeatDraft[], seat: number, kind: SeatKind): SeatDraft[] {
    return seats.map((one, number) => {
        if (number === seat) return { ...one, kind };
        return kind === 'me' && one.kind === 'me' ? { ...one, kind: 'open' } : one;
    });
}

/** Give all seats but mine to the same kind of players. */
export function fill(seats: readonly SeatDraft[], kind: Exclude<SeatKind, 'me'>): SeatDraft[] {
    return seats.map((seat) => (seat.kind === 'me' ? seat : { ...seat, kind }));
}

export function obstacles(draft: Pick<Draft, 'seats'>, myName: string): Obstacle[] {
    const found: Obstacle[] = [];
    const names = new Set(draft.seats.some((seat) => seat.kind === 'me') ? [fold(myName)] : []);
    for (const [number, seat] of draft.seats.entries()) {
        if (seat.kind !== 'here') continue;
        const name = seat.name.trim();
        if (name === '') found.push({ key: 'seat-needs-name', seat: number });
        else if ([...name].length > NAME_LENGTH) found.push({ key: 'name-too-long', seat: number });
        else if (names.has(fold(name))) found.push({ key: 'name-twice', seat: number });
        names.add(fold(name));
    }
    if (draft.seats.every((seat) => seat.kind === 'bot')) found.push({ key: 'nobody-plays' });
    return found;
}

/** Whether nobody has to be waited for: the game can begin as soon as the table is laid. */
export function complete(draft: Pick<Draft, 'seats'>): boolean {
    return draft.seats.every((seat) => seat.kind !== 'open');
}

/** What the server is asked for. */
export function request(draft: Draft): NewTable {
    return {
        title: draft.title,
        pack: draft.pack,
        seats: draft.seats.map(spec),
        options: { ...draft.options },
        pace: draft.pace,
        on_timeout: draft.on_timeout,
        public: draft.public,
    };
}

/** A game against bots that needs no plan. */
export function quickTable(title: Pick<TitleInfo, 'key'>, opponents: number, level: string): NewTable {
    const bots = Array.from({ length: opponents }, (): SeatSpec => ({ kind: 'bot', level }));
    return {
        title: title.key,
        pack: '',
        seats: [{ kind: 'me' }, ...bots],
        on_timeout: 'standin',
        public: false,
    };
}

function spec(seat: SeatDraft): SeatSpec {
    switch (seat.kind) {
        case 'bot':
            return { kind: 'bot', level: seat.level };
        case 'here':
            return { kind: 'here', name: seat.name.trim() };
        default:
            return { kind: seat.kind };
    }
}

function fold(name: string): string {
    return name.trim().normalize('NFKC').toLowerCase();
}
