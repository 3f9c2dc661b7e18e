import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../text/lobby.en.ftl?raw';
import french from '../text/lobby.fr.ftl?raw';

vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"language":"en","resources":[]}')));

import type { SeatInfo, TableInfo } from '../lib/api/types';
import { Catalogue } from '../lib/text/catalogue';
import { speak } from '../lib/text/texts.svelte';
import { paceText, seatsText, statusText } from './words';
import { daysPace, livePace, MINUTE } from './pace';

const NOW = Date.UTC(2026, 0, 15, 12);

const person = (name: string): SeatInfo => ({
    seat: 0,
    kind: 'person',
    name,
    level: null,
    ready: true,
    standin: false,
    who: '',
});
const bot = (level: string): SeatInfo => ({ ...person(''), kind: 'bot', level });
const at = (seats: SeatInfo[]) => seats.map((seat, number) => ({ ...seat, seat: number }));
const table = (seats: SeatInfo[], change: Partial<TableInfo>) =>
    ({ seats: at(seats), yours: [], due: [], asked: [], result: null, ...change }) as TableInfo;

beforeEach(() => speak('en'));
afterEach(() => vi.restoreAllMocks());

describe('the words of the lobby', () => {
    it('are the same messages with the same values in both languages', () => {
        const messages = (source: string) => source.match(/^[a-z][\w-]*(?= =)/gm);
        const values = (source: string) => [...new Set(source.match(/\$\w+/g))].sort();
        expect(messages(french)).toEqual(messages(english));
        expect(values(french)).toEqual(values(english));
    });

    it('call bots by the names that their game gives them, and say that they are bots', () => {
        const words = new Catalogue('en', ['cast-leo = Leo']);
        const leo = { ...bot('easy'), who: 'leo' };
        expect(seatsText([person('Anna'), leo], words)).toBe('Anna and Leo (bot, easy)');
        expect(seatsText([person('Anna'), { ...leo, who: 'gone' }], words)).toBe('Anna and a bot (easy)');
        const shown = table([person('Anna'), leo], { status: 'running', asked: [1], asked_since: NOW });
        expect(statusText(shown, NOW, words)).toBe('Waiting for Leo (bot) (now)');
    });

    it('count bots without a name instead of listing them', () => {
        expect(seatsText([person('Anna'), bot('easy'), bot('easy'), bot('strong')])).toBe(
            'Anna, 2 bots (easy), and a bot (strong)',
        );
    });

    it('say who is waited for, and since when', () => {
        const bela = { asked: [1], asked_since: NOW - 5 * MINUTE };
        const shown = table([person('Anna'), person('Bela')], { status: 'running', ...bela });
        expect(statusText(shown, NOW)).toBe('Waiting for Bela (5 minutes ago)');
    });

    it('say first that it is my turn', () => {
        const mine = { asked: [0, 1], due: [0], due_since: NOW, yours: [0] };
        const shown = table([person('Anna'), person('Bela')], { status: 'running', ...mine });
        expect(statusText(shown, NOW)).toBe('It is your turn (now)');
    });

    it('say who won, and how', () => {
        const seats = [person('Anna'), person('Bela')];
        const ended = (places: number[], scores: number[], yours: number[] = []) => {
            const over = { status: 'finished', finished: NOW, yours, result: { places, scores } } as const;
            return statusText(table(seats, over), NOW);
        };
        expect(ended([2, 1], [3, 5])).toBe('Bela won, 5 points to 3 (now)');
        expect(ended([2, 1], [3, 5], [1])).toBe('You won, 5 points to 3 (now)');
        expect(ended([2, 1], [3, 5], [0, 1])).toBe('Bela won, 5 points to 3 (now)');
        expect(ended([2, 1], [5, 5])).toBe('Bela won a tie at 5 points (now)');
        expect(ended([1, 1], [5, 5])).toBe('Anna and Bela shared the first place with 5 points each (now)');
        expect(ended([2, 2], [3, 5])).toBe('Everybody lost together (now)');
        expect(ended([2, 1], [0, 1])).toBe('Bela won (now)');
        expect(ended([2, 1], [0, 1], [1])).toBe('You won (now)');
        expect(ended([1, 1], [0.5, 0.5])).toBe('Drawn (now)');
    });

    it('say that partners won together, and nobody a part of it', () => {
        const seats = [person('Anna'), person('Bela'), person('Cleo'), person('Dino')];
        const result = { places: [1, 2, 1, 2], scores: [1, 0, 1, 0], sides: [0, 1, 0, 1] };
        const over = { status: 'finished' as const, finished: NOW, yours: [0], result };
        expect(statusText(table(seats, over), NOW)).toBe('Anna and Cleo won (now)');
    });

    it('say what an open table waits for', () => {
        const free = { ...person(''), kind: 'open', ready: false } as const;
        expect(statusText(table([person('Anna'), free], { status: 'open' }), NOW)).toBe('One seat is free');
        const late = { ...person('Bela'), ready: false };
        expect(statusText(table([person('Anna'), late], { status: 'open' }), NOW)).toBe(
            'Waiting for Bela to be ready',
        );
    });

    it('say how fast a table plays', () => {
        expect(paceText(livePace(10, 15))).toBe('10 minutes each, plus 15 seconds a move');
        expect(paceText(daysPace(3))).toBe('3 days for each move');
    });
});
