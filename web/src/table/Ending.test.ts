import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result, SeatMark, TableInfo, TitleDetail } from '../lib/api/types';
import { Catalogue } from '../lib/text/catalogue';
import { Narrator } from '../lib/text/narrator';
import { speak } from '../lib/text/texts.svelte';
import Ending from './Ending.svelte';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '434c1fd6043d26b52c535cf6cfa6dc4b079ba52f90d2c91c2adcd331016527c7';

const RESULT: Result = {
    places: [2, 1],
    scores: [4, 12.5],
    lines: [{ seat: 0, key: 'city', rule: 'GAM-007', points: 4, about: { value: 8 } }],
};
const SEATS = ['Anna', 'Béla'].map((name, seat): SeatMark => {
    return { seat, kind: 'person', name, level: null, ready: true, standin: false, who: '', stands: {} };
});
const DETAIL = { verbs: [], domains: {}, rounds: 'year-began' } as unknown as TitleDetail;
const WORDS = new Catalogue('en', [
    'score-city = A city worth { $value }, shared\nseat-number = seat { $number }\nrounds-name = year',
    'cast-leo = Leo\nbot-named = { $bot } (bot)',
]);
const TABLE = {
    id: 'g',
    title: 'game',
    status: 'finished',
    yours: [0],
    rematch: null,
    seats: SEATS,
} as unknown as TableInfo;

let table: TableInfo;

function answer(url: string): unknown {
    if (url === '/api/games/g') return table;
    if (url.includes('/chronicle')) {
        const entry = { seat: 0, action: '', lapsed: false, log: [] };
        const began = (year: number) => [{ kind: 'year-began', rule: 'GAM-001', about: { year } }];
        const entries = [
            { ...entry, number: 0, progress: [0, 0], log: began(1) },
            { ...entry, number: 1, progress: [2, 3] },
            { ...entry, number: 2, progress: [2, 3], log: began(2) },
            { ...entry, number: 3, progress: [4, 10] },
        ];
        return { game: 'g', moves: 3, stands: [], entries, next: null };
    }
    if (url.includes('/verification')) {
        const given = { nonces: [], seed: SEED, holds: true, detail: '', first_draw: 0, drawn: 0, draws: [] };
        return { game: 'g', status: 'finished', commitment: COMMITMENT, ...given };
    }
    if (url.includes('/rules/')) return { title: 'game', language: 'en', chapters: [] };
    return { language: 'en', resources: [] };
}

beforeEach(async () => {
    table = TABLE;
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(answer(url))));
    await speak('en');
});

afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
});

function end(result: Result = RESULT, seat: number | null = 0) {
    const parts = { game: null, scene: {}, view: {}, log: [], mark: () => undefined };
    const looks = [{ tone: 1 }, { tone: 2 }];
    const narrator = new Narrator(WORDS, DETAIL, SEATS);
    render(Ending, { table, result, narrator, seats: SEATS, seat, looks, ...parts });
}

describe('the end of a game', () => {
    it('says who won and where the reader came', () => {
        end();
        expect(screen.getByRole('heading', { name: 'Béla wins' })).toBeTruthy();
        expect(screen.getByText('You come second of 2.')).toBeTruthy();
    });

    it('congratulates the winner', () => {
        end(RESULT, 1);
        expect(screen.getByRole('heading', { name: 'You win!' })).toBeTruthy();
    });

    it('says plainly that everybody lost', () => {
        end({ places: [3, 3], scores: [0, 0], lines: [] });
        expect(screen.getByRole('heading', { name: 'Everybody has lost' })).toBeTruthy();
        expect(screen.queryByText(/You come/)).toBeNull();
    });

    it('names all who share the victory', () => {
        end({ ...RESULT, places: [1, 1] }, null);
        expect(screen.getByRole('heading', { name: 'Anna and Béla share the victory' })).toBeTruthy();
    });

    it('lets partners win together', () => {
        end({ ...RESULT, places: [1, 1], sides: [0, 0] }, null);
        expect(screen.getByRole('heading', { name: 'Anna and Béla win' })).toBeTruthy();
    });

    it('names the partners of the winner', () => {
        end({ ...RESULT, places: [1, 1], sides: [0, 0] }, 1);
        expect(screen.getByRole('heading', { name: 'You win, with Anna!' })).toBeTruthy();
    });

    it('knows a draw', () => {
        end({ places: [1, 1], scores: [0.5, 0.5], lines: [], sides: [0, 1] });
        expect(screen.getByRole('heading', { name: 'A draw' })).toBeTruthy();
    });

    it('says when points alone did not decide', () => {
        end({ ...RESULT, scores: [8, 8] });
        expect(screen.getByText(/Level on points/)).toBeTruthy();
    });

    it('first offers to play again and to look back', () => {
        end();
        const offered = [...document.querySelectorAll('.ending button, .ending a, .standings')];
        expect(offered[2]?.className).toContain('standings');
        expect(offered.slice(0, 2).map((one) => one.textContent?.trim())).toEqual([
            'Play again',
            'Watch the replay',
        ]);
    });

    it('tells where points came from, with the rule', () => {
        end();
        const line = screen.getByText('A city worth 8, shared').closest('li');
        expect(line).not.toBeNull();
        expect(within(line!).getByRole('link', { name: 'Rule GAM-007' })).toBeTruthy();
        expect(within(line!).getByText('+4')).toBeTruthy();
    });

    it('offers the chart as a table by years, ending with what was counted', async () => {
        end();
        const rows = await screen.findAllByRole('row', { hidden: true });
        const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
        expect(cells).toEqual([
            ['year', 'Anna', 'Béla'],
            ['1', '2', '3'],
            ['2', '4', '12.5'],
        ]);
    });

    it('is a ceremony: the banner of who won, and none when all have lost', () => {
        end();
        expect(document.querySelectorAll('.ceremony .winner')).toHaveLength(1);
        expect(document.querySelector('.ceremony .letter')?.textContent).toBe('B');
        cleanup();
        end({ places: [3, 3], scores: [0, 0], lines: [] });
        expect(document.querySelectorAll('.ceremony .winner')).toHaveLength(0);
        expect(document.querySelector('.ceremony.lost')).not.toBeNull();
    });
});

describe('what comes after', () => {
    it('is another game', () => {
        end();
        expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
    });

    it('begins at once where only bots are to come, with chance of our own', async () => {
        const bot = { ...SEATS[1], kind: 'bot', name: '', who: 'leo', level: 'easy' } as SeatMark;
        table = { ...TABLE, commitment: COMMITMENT, seats: [SEATS[0], bot] } as TableInfo;
        const asked: string[] = [];
        vi.stubGlobal('fetch', (url: string, how?: RequestInit) => {
            asked.push(`${how?.method ?? 'GET'} ${url}`);
            const laid = { game: 'next', link: 'l', seats: [] };
            const found = url.endsWith('/rematch') ? laid : url === '/api/games/next' ? table : answer(url);
            return Promise.resolve(Response.json(found));
        });
        end();
        await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
        await vi.waitFor(() => expect(asked).toContain('POST /api/games/next/start'));
        const order = [
            'POST /api/games/g/rematch',
            'PUT /api/games/next/seats/0/nonce',
            'POST /api/games/next/start',
        ];
        expect(asked.filter((one) => order.includes(one))).toEqual(order);
    });

    it('waits in the waiting room where people are to come', async () => {
        const asked: string[] = [];
        vi.stubGlobal('fetch', (url: string) => {
            asked.push(url);
            const laid = { game: 'next', link: 'l', seats: [] };
            return Promise.resolve(Response.json(url.endsWith('/rematch') ? laid : answer(url)));
        });
        end();
        await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
        await vi.waitFor(() => expect(asked).toContain('/api/games/g/rematch'));
        expect(asked.filter((one) => one.endsWith('/start'))).toEqual([]);
    });

    it('is the game that somebody else asked for already', async () => {
        table = { ...TABLE, rematch: 'next' };
        end();
        const link = await screen.findByRole('link', { name: 'To the next game' });
        expect(link.getAttribute('href')).toBe('/games/next');
    });

    it('is no rematch for who did not play', () => {
        table = { ...TABLE, yours: [] };
        end(RESULT, null);
        expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
    });

    it('is the proof of the dice, in plain words', async () => {
        end();
        await userEvent.click(screen.getByRole('button', { name: 'Check the dice' }));
        expect(await screen.findByText('The dice were fair.')).toBeTruthy();
        expect(screen.getByText('Nothing was left to chance in this game.')).toBeTruthy();
        expect(screen.getByText(/did not see the seal/)).toBeTruthy();
    });

    it('is a command, where the browser cannot compute', () => {
        vi.stubGlobal('crypto', { ...crypto, subtle: undefined });
        end();
        expect(screen.getByText('logothete record verify g.json')).toBeTruthy();
        expect(screen.queryByRole('button', { name: 'Check the dice' })).toBeNull();
    });
});
