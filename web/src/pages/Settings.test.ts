/** The settings: groups with pictures of what each choice does, and all of it by radio buttons and switches. */
import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { speak } from '../lib/text/texts.svelte';
import Settings from './Settings.svelte';

beforeAll(async () => {
    vi.stubGlobal('fetch', () =>
        Promise.resolve(new Response('{"language":"en","resources":[],"levels":[],"messages":[]}')),
    );
    await speak('en');
});

afterEach(cleanup);

test('choices of how it looks are groups of radio buttons, each with its picture', async () => {
    const user = userEvent.setup();
    render(Settings);
    for (const [legend, words] of [
        ['Brightness', ['as the device', 'light', 'dark']],
        ['Seats', ['normal', 'strong contrast']],
        ['Motion', ['as the device', 'full', 'none']],
    ] as const) {
        const group = within(screen.getByRole('group', { name: legend }));
        expect(group.getAllByRole('radio').map((one) => one.parentElement?.textContent?.trim())).toEqual(
            words,
        );
        for (const radio of group.getAllByRole('radio'))
            expect(radio.parentElement?.querySelector('[aria-hidden] svg')).not.toBeNull();
    }
    await user.click(screen.getByRole('radio', { name: 'strong contrast' }));
    expect(settings.colours).toBe('contrast');
    expect(document.documentElement.dataset['colours']).toBe('contrast');
});

test('a line of a log shows what rule numbers look like', async () => {
    const user = userEvent.setup();
    render(Settings);
    expect(screen.queryByText('BYZ-057')).toBeNull();
    await user.click(screen.getByRole('switch', { name: /Rule numbers/ }));
    expect(screen.getByText('BYZ-057')).toBeTruthy();
});
