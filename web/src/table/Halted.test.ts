import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RulesChange } from '../lib/api/types';
import { speak } from '../lib/text/texts.svelte';
import { opened } from './fake.svelte';
import Halted from './Halted.svelte';

const OWN: RulesChange = {
    was: 1,
    now: 2,
    line: 7,
    kind: 'refused',
    seat: 0,
    rule: 'T-9',
    action: 'march krete',
    reason: 'too-far',
    about: { province: 'krete' },
    agreed: [2],
    asked: [0, 1],
};

let asked: string[];
let status: number;

beforeEach(async () => {
    asked = [];
    status = 204;
    vi.stubGlobal('fetch', (url: string, options?: { method?: string }) => {
        if (options?.method === 'POST') {
            asked.push(url);
            if (status === 204) return Promise.resolve(new Response(null, { status }));
            return Promise.resolve(Response.json({ code: 'not-halted', detail: '', about: {} }, { status }));
        }
        const answer = url.includes('/rules/') ? { title: 'trial', chapters: [] } : { resources: [] };
        return Promise.resolve(Response.json({ language: 'en', ...answer }));
    });
    await speak('en');
});

afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
});

function halted(changes: Partial<RulesChange> = {}) {
    const { sitting, lives } = opened();
    const change = { ...OWN, ...changes };
    lives.get(0)?.tell({ departure: change });
    return render(Halted, { sitting, change });
}

function words(): string {
    return document.body.textContent.replace(/\s+/g, ' ');
}

it('says why the game stands still, with the rule, and from where it could go on', () => {
    halted();
    expect(words()).toContain('version 1 → 2');
    expect(words()).toContain('A move of Anna is not allowed now. The move was: March to Krete.');
    expect(words()).toContain('Krete is too far.');
    expect(screen.getByRole('link', { name: 'Rule T-9' })).toBeTruthy();
    expect(words()).toContain('7 lines of the log still stand');
});

it('tells others no more than that the move was hidden', () => {
    halted({ kind: 'hidden', seat: null, rule: null, action: '', reason: null, about: {} });
    expect(words()).toContain('It is a move that was hidden from you.');
    expect(words()).not.toContain('Krete');
    expect(screen.queryByRole('link')).toBeNull();
});

it('lets a player agree to go on', async () => {
    halted();
    expect(words()).toContain('Still to agree: Anna and Bela.');
    await userEvent.click(screen.getByRole('button', { name: 'Go on from here' }));
    expect(asked).toEqual(['/api/games/g1/seats/0/agree']);
});

it('says why that was not granted', async () => {
    halted();
    status = 409;
    await userEvent.click(screen.getByRole('button', { name: 'Go on from here' }));
    expect(screen.getByRole('alert')).toBeTruthy();
});

it('asks nobody twice, and nobody at the end', () => {
    halted({ agreed: [0], asked: [1] });
    expect(screen.queryByRole('button', { name: 'Go on from here' })).toBeNull();
    expect(words()).toContain('You have agreed.');
    cleanup();
    halted({ agreed: [], asked: [] });
    expect(words()).not.toContain('Still to agree');
});
