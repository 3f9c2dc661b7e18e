import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../lib/text/texts.svelte';
import OddsChart from './OddsChart.svelte';

beforeEach(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ language: 'en', resources: [] })));
    await speak('en');
});

afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
});

function shares(chances: number[]): (string | null)[] {
    const { container } = render(OddsChart, { label: 'Losses', chances });
    return [...container.querySelectorAll('.share')].map((share) => share.textContent);
}

it('makes two chances that are each half a percent off add up to a hundred', () => {
    expect(shares([0.125, 0.875])).toEqual(['12%', '88%']);
    expect(shares([0.865, 0.135])).toEqual(['86%', '14%']);
});

it('leaves out what is too rare for a bar at the end, not in the middle', () => {
    expect(shares([0.5, 0.001, 0.498, 0.001])).toHaveLength(3);
});
