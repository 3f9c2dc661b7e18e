import { afterEach, expect, it, vi } from 'vitest';
import { eyesIn, loadCourse, nextTold, type Entry } from './chronicle';

function entry(number: number, seat: number | null = null): Entry {
    return { number, seat, action: '', lapsed: false, log: [], progress: null };
}

afterEach(() => vi.unstubAllGlobals());

it('joins the parts of a long game', async () => {
    const parts = [
        { game: 'g', moves: 2, stands: [], entries: [entry(0), entry(1)], next: 2 },
        { game: 'g', moves: 2, stands: [{ house: 'doukas' }], entries: [entry(2)], next: null },
    ];
    const asked = vi.fn((_: string) => Promise.resolve(Response.json(parts[asked.mock.calls.length - 1])));
    vi.stubGlobal('fetch', asked);
    const course = await loadCourse('g', 'all');
    expect(course.entries.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(course.stands).toEqual([{ house: 'doukas' }]);
    expect(asked.mock.calls.map(([url]) => url)).toEqual([
        '/api/games/g/chronicle?eyes=all&from=0',
        '/api/games/g/chronicle?eyes=all&from=2',
    ]);
});

it('looks through the eyes of an address, and publicly when it makes no sense', () => {
    expect(['all', '1', '01', '7', 'x', null].map((text) => eyesIn(text, 3))).toEqual([
        'all',
        '1',
        '1',
        'public',
        'public',
        'public',
    ]);
});

it('finds the next move of which something was seen', () => {
    const entries = [entry(0), entry(1), entry(2), entry(3, 0), entry(4)];
    expect(nextTold(entries, 0)).toBe(3);
    expect(nextTold(entries, 3)).toBe(4);
});
