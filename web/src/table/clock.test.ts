import { expect, test } from 'vitest';
import { isLow, remaining, written } from './clock';
import { ahead } from './servertime';

const clock = { seat: 0, left_ms: 90_000, running: true, since: 1_000 };

test('a running clock runs out from when it was told, a halted one does not', () => {
    expect(remaining(clock, 31_000)).toBe(60_000);
    expect(remaining({ ...clock, running: false }, 31_000)).toBe(90_000);
});

test('no time is ever less than none', () => {
    expect(remaining(clock, 999_000)).toBe(0);
});

test('a clock of a server that is ahead does not gain time', () => {
    expect(remaining(clock, 0)).toBe(90_000);
});

test('no limit is no time', () => {
    expect(remaining({ ...clock, left_ms: null }, 0)).toBeNull();
});

test('times are written as on a clock, days in words', () => {
    expect(written(5_000, 'en')).toBe('0:05');
    expect(written(245_000, 'en')).toBe('4:05');
    expect(written(3_723_000, 'en')).toBe('1:02:03');
    expect(written(2 * 86_400_000 + 5 * 3_600_000, 'en')).toBe('2d 5h');
    expect(written(2 * 86_400_000 + 5 * 3_600_000, 'fr')).toMatch(/^2\s?j 5\s?h$/);
});

test('a second counts until it is over', () => {
    expect(written(1, 'en')).toBe('0:01');
    expect(written(0, 'en')).toBe('0:00');
});

test('little is a minute in a live game, hours in one over days', () => {
    expect(isLow(59_000, false)).toBe(true);
    expect(isLow(61_000, false)).toBe(false);
    expect(isLow(5 * 3_600_000, true)).toBe(true);
});

test('the server’s time is read off the date of an answer, if it differs at all', () => {
    const date = new Date(60_000).toUTCString();

    expect(ahead(date, 0, 200)).toBe(60_400);
    expect(ahead(date, 60_000, 60_300)).toBe(0);
    expect(ahead(null, 0, 0)).toBe(0);
});
