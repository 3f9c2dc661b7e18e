import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../text/lobby.en.ftl?raw';
import french from '../text/lobby.fr.ftl?raw';

vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"language":"en","resources":[]}')));

import type { SeatInfo, TableInfo } from '../lib/api/types';
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

    it('count bots of a level instead of listing them', () => {
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

    it('say who won', () => {
        const seats = [person('Anna'), person('Bela')];
        const result = { places: [2, 1], scores: [3, 5] };
        const ended: Partial<TableInfo> = { status: 'finished', finished: NOW, result };
        expect(statusText(table(seats, ended), NOW)).toBe('Bela won (now)');
        expect(statusText(table(seats, { ...ended, yours: [1] }), NOW)).toBe('You won (now)');
        const shared = { ...ended, result: { places: [1, 1], scores: [5, 5] } };
        expect(statusText(table(seats, shared), NOW)).toBe('Anna and Bela shared the first place (now)');
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
