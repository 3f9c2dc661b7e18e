import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import HexGrid from './HexGrid.svelte';

const pick = vi.fn();
const inspect = vi.fn();
const thing = (place: number) => ({ domain: 'hex', key: String(place) });

beforeEach(() => {
    pick.mockReset();
    inspect.mockReset();
    render(HexGrid, {
        grid: { columns: 64, rows: 20, size: 10 },
        thing,
        label: (place: number) => `hex ${place}`,
        lit: new Set([21, 1000]),
        pick,
        inspect,
        pointed: null,
    });
});
afterEach(cleanup);

function press(key: string): string | null {
    void fireEvent.keyDown(screen.getByRole('button'), { key });
    flushSync();
    return screen.getByRole('button').getAttribute('aria-label');
}

it('is one stop for the Tab key, at what can be chosen', () => {
    expect(document.querySelectorAll('[tabindex]').length).toBe(1);
    expect(screen.getByRole('button', { name: 'hex 21' }).getAttribute('aria-disabled')).toBe('false');
});

it('is walked with arrows, and what is walked on has the focus', () => {
    screen.getByRole('button').focus();
    expect(press('ArrowDown')).toBe('hex 22');
    expect(press('ArrowRight')).toBe('hex 42');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('hex 42');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    expect(inspect).toHaveBeenLastCalledWith(thing(42));
});

it('jumps to the next place where something can be chosen', () => {
    expect(press('PageDown')).toBe('hex 1000');
    expect(press('PageDown')).toBe('hex 21');
});

it('points at what is walked on', () => {
    press('ArrowUp');
    press('Enter');
    expect(pick).toHaveBeenCalledWith(thing(20));
});

it('draws a thousand hexes with a handful of elements', () => {
    expect(document.querySelectorAll('svg *, path, g').length).toBeLessThan(12);
});
