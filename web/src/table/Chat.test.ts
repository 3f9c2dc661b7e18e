import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../lib/text/texts.svelte';
import Chat from './Chat.svelte';
import { opened, table, title, type FakeLive } from './fake.svelte';
import type { Sitting } from './sitting.svelte';

let posted: unknown[] = [];
let sitting: Sitting;
let live: FakeLive;

beforeAll(async () => {
    vi.stubGlobal('fetch', (_: string, request?: { body?: string }) => {
        if (request?.body) posted.push(JSON.parse(request.body));
        return Promise.resolve(new Response('{"language":"en","resources":[],"chapters":[]}'));
    });
    await speak('en');
});

beforeEach(() => {
    posted = [];
});

afterEach(() => {
    cleanup();
    sitting.close();
});

function sit(talk: string): void {
    const talking = title();
    const made = opened({
        title: { ...talking, title: { ...talking.title, talk: 'talk' } },
        table: table({ setup: { players: 3, options: { talk } } }),
    });
    sitting = made.sitting;
    live = made.lives.get(0) as FakeLive;
    live.chat = [
        { number: 1, name: 'Carl', seat: 2, text: 'to all', at: 0, to: null },
        { number: 2, name: 'Bela', seat: 1, text: 'between us', at: 0, to: [0, 1] },
    ];
    live.tell();
    flushSync();
    render(Chat, { sitting });
}

async function say(text: string): Promise<void> {
    const field = screen.getByRole('textbox');
    await fireEvent.input(field, { target: { value: text } });
    await fireEvent.submit(field.closest('form') as HTMLFormElement);
}

test('a line for a few is marked with those who hear it', () => {
    sit('private');
    expect(screen.getByText('to all')).toBeTruthy();
    expect(screen.getByText(/to Anna only/)).toBeTruthy();
});

test('whoever is chosen hears it alone, and their conversation is shown', async () => {
    sit('private');
    await fireEvent.click(screen.getByRole('button', { name: 'Bela' }));
    expect(screen.queryByText('to all')).toBeNull();
    expect(screen.getByText('between us')).toBeTruthy();
    await say('agreed');
    expect(posted).toEqual([{ text: 'agreed', seat: 0, to: [1] }]);
});

test('to everybody unless somebody is chosen', async () => {
    sit('private');
    await fireEvent.click(screen.getByRole('button', { name: 'Bela' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Everybody' }));
    await say('hello');
    expect(posted).toEqual([{ text: 'hello', seat: 0, to: [] }]);
});

test('where talk is public nobody can be chosen', () => {
    sit('public');
    expect(screen.queryByRole('button', { name: 'Bela' })).toBeNull();
});

test('where nothing is said in free words it says so', () => {
    sit('forms');
    expect(screen.getByText(/nothing is said in free words/)).toBeTruthy();
});
