/** Clocks of a table: what is left of a seat's time now, and how it is written. */
import type { Clock } from '../lib/api/types';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Less than this, or a tenth of what a turn may take over days, is little. */
const LITTLE_MS = MINUTE;

/** Milliseconds left by the server's time `now`; null without a limit. */
export function remaining(clock: Clock, now: number): number | null {
    if (clock.left_ms === null) return null;
    const spent = clock.running ? Math.max(0, now - clock.since) : 0;
    return Math.max(0, clock.left_ms - spent);
}

/** Whether so little is left that a player should notice. */
export function isLow(left: number, days: boolean): boolean {
    return left < (days ? 6 * HOUR : LITTLE_MS);
}

/** “4:05”, “1:02:03”, and for long times “2 d 5 h” in the units of the language. */
export function written(left: number, language: string): string {
    if (left >= DAY) {
        return [
            unit(Math.floor(left / DAY), 'day', language),
            unit(Math.floor((left % DAY) / HOUR), 'hour', language),
        ].join(' ');
    }
    // A second counts until it is over, so that 0:00 means that there is none left.
    const seconds = Math.ceil(left / SECOND);
    const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
    const shown = parts[0] === 0 ? parts.slice(1) : parts;
    return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** How often a clock must be looked at to be right. */
export function beat(left: number): number {
    return left >= DAY ? MINUTE : SECOND / 2;
}

function unit(count: number, name: string, language: string): string {
    return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(
        count,
    );
}
