/** Moments in words, in the reader's language: “5 minutes ago”, “yesterday”. */
import { DAY, HOUR, MINUTE } from './pace';

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
    [365 * DAY, 'year'],
    [30 * DAY, 'month'],
    [7 * DAY, 'week'],
    [DAY, 'day'],
    [HOUR, 'hour'],
    [MINUTE, 'minute'],
];

/** How long ago, or how far ahead, a moment is; less than a minute is “now”. */
export function relative(at: number, now: number, language: string): string {
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const passed = at - now;
    for (const [size, unit] of STEPS) {
        const count = Math.trunc(passed / size);
        if (count !== 0) return words.format(count, unit);
    }
    return words.format(0, 'second');
}

/** The moment in full, for who wants to know exactly. */
export function moment(at: number, language: string): string {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at);
}
