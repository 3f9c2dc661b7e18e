/** How fast a table is played: the server's proposals, one's own figures, and both in words. */
import type { Pace } from '../lib/api/types';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What the server accepts, in the units that a person types. */
export const BANK_MINUTES = { least: 1, most: 7 * 24 * 60 };
export const INCREMENT_SECONDS = { least: 0, most: 60 * 60 };
export const DAYS = { least: 1, most: 60 };

export const NO_PACE: Pace = { kind: 'none', bank_ms: 0, increment_ms: 0, days_ms: 0 };

export function livePace(minutes: number, seconds: number): Pace {
    return { kind: 'live', bank_ms: minutes * MINUTE, increment_ms: seconds * SECOND, days_ms: 0 };
}

export function daysPace(days: number): Pace {
    return { kind: 'days', bank_ms: 0, increment_ms: 0, days_ms: days * DAY };
}

export function samePace(one: Pace, other: Pace): boolean {
    return (
        one.kind === other.kind &&
        one.bank_ms === other.bank_ms &&
        one.increment_ms === other.increment_ms &&
        one.days_ms === other.days_ms
    );
}

/** A span of time in words, in the largest units that say it exactly: “3 days”, “1 hour 30 minutes”. */
export function span(ms: number, language: string): string {
    const units: [number, string][] = [
        [DAY, 'day'],
        [HOUR, 'hour'],
        [MINUTE, 'minute'],
        [SECOND, 'second'],
    ];
    const parts: string[] = [];
    let left = Math.round(ms / SECOND) * SECOND;
    for (const [size, unit] of units) {
        const count = Math.floor(left / size);
        if (count === 0 && !(unit === 'second' && parts.length === 0)) continue;
        left -= count * size;
        const words = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
        parts.push(words.format(count));
    }
    return parts.join(' ');
}
