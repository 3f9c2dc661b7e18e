import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../lib/settings.svelte', () => ({ settings: { notifications: false } }));

import { recallDice } from '../after/commitment';
import type { SeatInfo, TableInfo } from '../lib/api/types';
import { remember } from '../table/memory';
import WaitingRoom from './WaitingRoom.svelte';

class Silence extends EventTarget {
    static readonly OPEN = 1;
    readyState = 0;
    send() {}
    close() {}
}

const ANSWERS: Record<string, unknown> = {
    '/api/host': { levels: ['easy', 'normal'], paces: [] },
    '/api/titles': [],
    '/api/games/g1': { commitment: 'c0ffee' },
};

let asked: string[] = [];
/** The chances that the waiting room adds by itself. */
let chances = 0;

beforeEach(() => {
    asked = [];
    chances = 0;
    sessionStorage.clear();
    localStorage.clear();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('WebSocket', Silence);
    vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string | null }) => {
        if (method !== 'GET') asked.push(`${method} ${path} ${body ?? ''}`.trim());
        const answer = ANSWERS[path];
        return Promise.resolve(
            answer ? new Response(JSON.stringify(answer)) : new Response(null, { status: 204 }),
        );
    });
});

// No request of one test may come to its end in the next.
afterEach(async () => {
    await waitFor(() => expect(nonces()).toHaveLength(chances));
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
});

function seat(number: number, change: Partial<SeatInfo>): SeatInfo {
    return {
        seat: number,
        kind: 'person',
        name: 'Anna',
        level: null,
        ready: true,
        standin: false,
        who: '',
        ...change,
    };
}

function table(seats: Partial<SeatInfo>[], change: Partial<TableInfo> = {}): TableInfo {
    return {
        id: 'g1',
        title: 'tictactoe',
        pack: '',
        content: '',
        setup: { players: seats.length },
        pace: { kind: 'none', bank_ms: 0, increment_ms: 0, days_ms: 0 },
        on_timeout: 'standin',
        public: false,
        status: 'open',
        owner: 'Anna',
        owned: true,
        created: 0,
        started: null,
        finished: null,
        commitment: '',
        seed: null,
        nonces: [],
        seats: seats.map((one, number) => seat(number, one)),
        yours: [0],
        due: [],
        due_since: null,
        invited: [],
        asked: [],
        asked_since: null,
        result: null,
        rematch_of: null,
        rematch: null,
        branch_of: null,
        branch_at: null,
        ...change,
    };
}

function enter(shown: TableInfo) {
    const refresh = vi.fn(() => Promise.resolve());
    render(WaitingRoom, { table: shown, refresh });
    chances = shown.yours.length;
    return refresh;
}

const nonces = () => asked.filter((one) => one.includes('/nonce'));

// No catalogue is loaded here: texts are their ids.
describe('the waiting room', () => {
    it('lets the owner start when everybody is there and ready', async () => {
        const refresh = enter(table([{}, { name: 'Bela' }]));
        await userEvent.click(screen.getByRole('button', { name: 'new-start' }));
        expect(asked).toContain('POST /api/games/g1/start');
        await waitFor(() => expect(refresh).toHaveBeenCalled());
    });

    it('waits for those who are not ready', () => {
        enter(table([{}, { name: 'Bela', ready: false }]));
        expect(screen.queryByRole('button', { name: 'new-start' })).toBeNull();
    });

    it('does not wait for the owner', () => {
        enter(table([{ ready: false }, { name: 'Bela' }]));
        expect(screen.getByRole('button', { name: 'new-start' })).toBeTruthy();
    });

    it('fills free seats with bots before the start', async () => {
        enter(table([{}, { kind: 'open', name: '', ready: false }]));
        await userEvent.click(await screen.findByRole('button', { name: 'fill-and-start' }));
        await waitFor(() => expect(asked).toContain('POST /api/games/g1/start'));
        expect(asked).toContain('PUT /api/games/g1/seats/1/bot {"level":"normal"}');
    });

    it('takes whoever sits down for ready', async () => {
        enter(table([{}, { name: 'Bela', ready: false }], { owned: false, yours: [1] }));
        await waitFor(() => expect(asked).toContain('PUT /api/games/g1/seats/1/ready {"ready":true}'));
    });

    it('believes whoever is not ready after all, also when they come back', async () => {
        enter(table([{}, { name: 'Bela' }], { owned: false, yours: [1] }));
        await userEvent.click(screen.getByRole('button', { name: 'not-ready-after-all' }));
        await waitFor(() => expect(asked).toContain('PUT /api/games/g1/seats/1/ready {"ready":false}'));
        cleanup();

        enter(table([{}, { name: 'Bela', ready: false }], { owned: false, yours: [1] }));
        chances = 2;
        await waitFor(() => expect(nonces()).toHaveLength(chances));
        await new Promise((wake) => setTimeout(wake));
        expect(asked).not.toContain('PUT /api/games/g1/seats/1/ready {"ready":true}');
    });

    it('asks others whether they are ready, and shows them nothing of the owner’s', async () => {
        remember('g1', 'unready', true);
        enter(table([{}, { name: 'Bela', ready: false }], { owned: false, yours: [1] }));
        expect(screen.queryByRole('button', { name: 'take-away' })).toBeNull();
        expect(screen.queryByText('invite')).toBeNull();
        await userEvent.click(screen.getByRole('button', { name: 'ready' }));
        expect(asked).toContain('PUT /api/games/g1/seats/1/ready {"ready":true}');
    });

    it('offers a free seat to who has none', async () => {
        ANSWERS['/api/me'] = { account: { id: 'b', name: 'Bela' }, csrf: '' };
        enter(table([{}, { kind: 'open', name: '', ready: false }], { owned: false, yours: [] }));
        await userEvent.click(screen.getByRole('button', { name: /action-join/ }));
        await waitFor(() => expect(asked).toContain('POST /api/games/g1/join {"seat":1}'));
    });

    it.each([
        ['new-start', { owned: true }, 'POST /api/games/g1/start'],
        ['ready', { owned: false }, 'PUT /api/games/g1/seats/0/ready {"ready":true}'],
    ])('adds this browser’s chance before it says %s', async (name, whose, said) => {
        const answered = fetch;
        vi.stubGlobal('fetch', async (path: string, how: RequestInit) => {
            if (path === '/api/games/g1') await new Promise((wake) => setTimeout(wake, 300));
            return answered(path, how);
        });
        enter(table([{ ready: false }, { name: 'Bela' }], whose));
        await userEvent.click(screen.getByRole('button', { name }));
        await waitFor(() => expect(asked).toContain(said));
        expect(nonces()).toHaveLength(1);
        expect(asked.indexOf(nonces()[0]!)).toBeLessThan(asked.indexOf(said));
    });

    it('says nothing when the game began before its chance arrived', async () => {
        const late = JSON.stringify({ code: 'already-started', detail: 'the game has started' });
        const answered = fetch;
        vi.stubGlobal('fetch', async (path: string, how: RequestInit) => {
            const usual = await answered(path, how);
            return path.endsWith('/nonce') ? new Response(late, { status: 409 }) : usual;
        });
        enter(table([{}, { name: 'Bela' }]));
        await userEvent.click(screen.getByRole('button', { name: 'new-start' }));
        await waitFor(() => expect(asked).toContain('POST /api/games/g1/start'));
        expect(console.error).not.toHaveBeenCalledWith(expect.any(Error));
        expect(recallDice('g1').nonces).toBeUndefined();
    });

    it('adds chance for each seat of this browser, once', async () => {
        enter(table([{}, { name: 'Zoe' }], { yours: [0, 1] }));
        await waitFor(() => expect(nonces()).toHaveLength(2));
        expect(recallDice('g1').commitment).toBe('c0ffee');
        expect(nonces()[0]).toMatch(/seats\/0\/nonce \{"nonce":"[0-9a-f]{48}"\}$/);
        expect(screen.getByText('here-about')).toBeTruthy();
    });
});
