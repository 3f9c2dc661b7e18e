import { describe, expect, it } from 'vitest';
import { DAY, daysPace, HOUR, livePace, MINUTE, NO_PACE, samePace, SECOND, span } from './pace';
import { relative } from './when';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a span of time', () => {
    it('is said in the largest units that say it exactly', () => {
        expect(span(3 * DAY, 'en')).toBe('3 days');
        expect(span(HOUR + 30 * MINUTE, 'en')).toBe('1 hour 30 minutes');
        expect(span(15 * SECOND, 'en')).toBe('15 seconds');
    });

    it('is said in the language of the reader', () => {
        expect(plain(span(2 * DAY, 'fr'))).toBe('2 jours');
    });

    it('of nothing is no seconds', () => {
        expect(span(0, 'en')).toBe('0 seconds');
    });
});

describe('a moment', () => {
    const now = Date.UTC(2026, 0, 15, 12);

    it('is now within a minute', () => {
        expect(relative(now - 59 * SECOND, now, 'en')).toBe('now');
    });

    it('counts whole minutes, hours and days', () => {
        expect(relative(now - 5 * MINUTE, now, 'en')).toBe('5 minutes ago');
        expect(relative(now - 90 * MINUTE, now, 'en')).toBe('1 hour ago');
        expect(relative(now - DAY, now, 'en')).toBe('yesterday');
        expect(relative(now - 5 * MINUTE, now, 'fr')).toBe('il y a 5 minutes');
    });
});

describe('paces', () => {
    it('are the same if all their figures are', () => {
        expect(samePace(livePace(10, 15), livePace(10, 15))).toBe(true);
        expect(samePace(livePace(10, 15), livePace(10, 20))).toBe(false);
        expect(samePace(NO_PACE, daysPace(1))).toBe(false);
    });
});
