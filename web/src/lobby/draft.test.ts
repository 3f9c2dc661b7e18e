import { describe, expect, it } from 'vitest';
import type { TitleInfo } from '../lib/api/types';
import {
    complete,
    fill,
    levelOf,
    newDraft,
    obstacles,
    place,
    quickTable,
    request,
    resize,
    type SeatDraft,
    type SeatKind,
} from './draft';

const TITLE: TitleInfo = {
    key: 'byzantio',
    version: 1,
    players: [2, 3, 4],
    options: [{ key: 'events', values: ['open', 'hidden'] }],
    packs: [],
    chance: true,
    secrets: true,
    talk: '',
    seated: false,
};

const seats = (...kinds: SeatKind[]): SeatDraft[] =>
    kinds.map((kind) => ({ kind, level: 'normal', name: kind === 'here' ? 'Bela' : '' }));
const kinds = (drafted: readonly SeatDraft[]) => drafted.map((seat) => seat.kind);

describe('a new table', () => {
    it('has me first, the most players, and the first value of each option', () => {
        const draft = newDraft(TITLE, 'easy');
        expect(kinds(draft.seats)).toEqual(['me', 'open', 'open', 'open']);
        expect(draft.options).toEqual({ events: 'open' });
        expect(draft.pace.kind).toBe('none');
        expect(draft.public).toBe(false);
    });

    it('asks the server for a level only where a bot sits, and for a name only of people here', () => {
        const draft = { ...newDraft(TITLE, 'easy'), seats: seats('me', 'open', 'bot', 'here') };
        expect(request(draft).seats).toEqual([
            { kind: 'me' },
            { kind: 'open' },
            { kind: 'bot', level: 'normal' },
            { kind: 'here', name: 'Bela' },
        ]);
    });
});

describe('another number of players', () => {
    it('takes seats from the end, but never mine', () => {
        expect(kinds(resize(seats('open', 'bot', 'open', 'me'), 2))).toEqual(['open', 'me']);
    });

    it('adds free seats', () => {
        expect(kinds(resize(seats('me', 'open'), 4))).toEqual(['me', 'open', 'open', 'open']);
    });

    it('adds bots where bots play', () => {
        expect(kinds(resize(seats('me', 'bot'), 3))).toEqual(['me', 'bot', 'bot']);
    });
});

describe('who sits where', () => {
    it('lets me sit only once', () => {
        expect(kinds(place(seats('me', 'open', 'bot'), 2, 'me'))).toEqual(['open', 'open', 'me']);
    });

    it('can be the same for everybody but me', () => {
        expect(kinds(fill(seats('open', 'me', 'here'), 'bot'))).toEqual(['bot', 'me', 'bot']);
    });

    it('is complete when no seat is open', () => {
        expect(complete({ seats: seats('me', 'bot', 'here') })).toBe(true);
        expect(complete({ seats: seats('me', 'open') })).toBe(false);
    });
});

describe('obstacles', () => {
    it('are none at a table of friends', () => {
        expect(obstacles({ seats: seats('me', 'open') }, 'Anna')).toEqual([]);
    });

    it('are people here without a name', () => {
        const drafted = seats('me', 'here').map((seat) => ({ ...seat, name: ' ' }));
        expect(obstacles({ seats: drafted }, 'Anna')).toEqual([{ key: 'seat-needs-name', seat: 1 }]);
    });

    it('are two of the same name, however they write it', () => {
        expect(obstacles({ seats: seats('me', 'here') }, 'BELA')).toEqual([{ key: 'name-twice', seat: 1 }]);
        expect(obstacles({ seats: seats('here', 'here') }, 'Anna')).toEqual([{ key: 'name-twice', seat: 1 }]);
    });

    it('are names that the server would not take', () => {
        const drafted = seats('me', 'here').map((seat) => ({ ...seat, name: 'x'.repeat(25) }));
        expect(obstacles({ seats: drafted }, 'Anna')).toEqual([{ key: 'name-too-long', seat: 1 }]);
    });

    it('are bots among themselves', () => {
        expect(obstacles({ seats: seats('bot', 'bot') }, 'Anna')).toEqual([{ key: 'nobody-plays' }]);
    });
});

describe('a quick game', () => {
    it('is me and so many bots', () => {
        expect(quickTable(TITLE, 2, 'strong').seats).toEqual([
            { kind: 'me' },
            { kind: 'bot', level: 'strong' },
            { kind: 'bot', level: 'strong' },
        ]);
    });

    it('begins with the last level, or normal, or what the host has', () => {
        expect(levelOf({ levels: ['easy', 'normal'] }, 'easy')).toBe('easy');
        expect(levelOf({ levels: ['easy', 'normal'] }, 'gone')).toBe('normal');
        expect(levelOf({ levels: ['only'] })).toBe('only');
    });
});
