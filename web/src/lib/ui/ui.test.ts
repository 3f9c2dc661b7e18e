import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Button from './Button.svelte';
import Segmented from './Segmented.svelte';
import { dismiss, toast, toasts } from './toasts.svelte';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterEach(() => {
    cleanup();
    for (const { id } of toasts.shown) dismiss(id);
    vi.restoreAllMocks();
    vi.useRealTimers();
});

describe('a button', () => {
    it('is deaf while it waits, and hears again afterwards', async () => {
        let finish: () => void = () => undefined;
        const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
        render(Button, { onclick: work, children: words('Go') });
        const button = screen.getByRole('button');
        await userEvent.click(button);
        await userEvent.click(button);
        expect(work).toHaveBeenCalledTimes(1);
        expect(button.getAttribute('aria-busy')).toBe('true');
        finish();
        await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
        await userEvent.click(button);
        expect(work).toHaveBeenCalledTimes(2);
    });

    it('says what went wrong', async () => {
        render(Button, { onclick: () => Promise.reject(new Error('no')), children: words('Go') });
        await userEvent.click(screen.getByRole('button'));
        expect(toasts.shown.map((one) => one.kind)).toEqual(['bad']);
    });
});

describe('a choice side by side', () => {
    it('is a group of radio buttons with a name', async () => {
        const chosen = vi.fn();
        const options = ['easy', 'strong'].map((value) => ({ value, label: value }));
        render(Segmented, { legend: 'Level', options, value: 'easy', onchange: chosen });
        expect(screen.getByRole('group', { name: 'Level' })).toBeTruthy();
        await userEvent.click(screen.getByRole('radio', { name: 'strong' }));
        expect(chosen).toHaveBeenCalledWith('strong');
    });
});

describe('notices', () => {
    it('go by themselves, bad news later', () => {
        vi.useFakeTimers();
        toast('done');
        toast('failed', { kind: 'bad' });
        vi.advanceTimersByTime(7_000);
        expect(toasts.shown.map((one) => one.text)).toEqual(['failed']);
        vi.advanceTimersByTime(7_000);
        expect(toasts.shown).toEqual([]);
    });

    it('do not repeat themselves, and are never many', () => {
        for (const text of ['a', 'a', 'b', 'c', 'd']) toast(text);
        expect(toasts.shown.map((one) => one.text)).toEqual(['b', 'c', 'd']);
    });
});
