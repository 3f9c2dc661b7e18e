/** What the lobby says of tables and seats, in the reader's language. */
import type { Pace, SeatInfo, TableInfo } from '../lib/api/types';
import { has, t, texts } from '../lib/text/texts.svelte';
import { span } from './pace';
import { relative } from './when';

export function levelName(level: string): string {
    const id = `level-${level}`;
    return has(id) ? t(id) : level;
}

/** What a level plays like; empty for one that this page does not know. */
export function levelAbout(level: string): string {
    const id = `level-${level}-about`;
    return has(id) ? t(id) : '';
}

/** Who sits there. */
export function seatName(seat: Pick<SeatInfo, 'kind' | 'name' | 'level'>): string {
    if (seat.kind === 'open') return t('seat-free');
    if (seat.kind === 'bot') return t('seat-bot', { level: levelName(seat.level ?? '') });
    return seat.name;
}

/** All who sit at a table, in a row of words; empty if nobody does. Bots of a level are counted, not listed. */
export function seatsText(seats: readonly SeatInfo[]): string {
    const people = seats.filter((seat) => seat.kind === 'person').map(seatName);
    const levels = seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.level ?? '');
    const bots = [...new Set(levels)].map((level) =>
        t('seat-bots', { count: levels.filter((one) => one === level).length, level: levelName(level) }),
    );
    return list([...people, ...bots]);
}

/** Who sits where, seat by seat. */
export function tableText(seats: readonly SeatInfo[]): string {
    return list(seats.map(seatName));
}

export function list(parts: readonly string[]): string {
    return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(parts);
}

export function paceText(pace: Pace): string {
    const language = texts.language;
    if (pace.kind === 'live') {
        const bank = span(pace.bank_ms, language);
        if (pace.increment_ms === 0) return t('pace-live-bank', { bank });
        return t('pace-live', { bank, increment: span(pace.increment_ms, language) });
    }
    return pace.kind === 'days' ? t('pace-days', { span: span(pace.days_ms, language) }) : t('pace-none');
}

/** Where a table stands, for whoever reads the list. */
export function statusText(table: TableInfo, now: number): string {
    switch (table.status) {
        case 'open':
            return openText(table);
        case 'running':
            return turnText(table, now);
        default:
            return outcomeText(table, now);
    }
}

function openText(table: TableInfo): string {
    const free = table.seats.filter((seat) => seat.kind === 'open').length;
    if (free > 0) return t('status-free-seats', { free });
    const waiting = table.seats.filter((seat) => !seat.ready && seat.kind === 'person');
    if (waiting.length > 0) return t('status-not-ready', { names: list(waiting.map(seatName)) });
    return t('status-may-start');
}

function turnText(table: TableInfo, now: number): string {
    if (table.due.length > 0) {
        if (table.due_since === null) return t('status-your-turn');
        return t('status-your-turn-since', { when: relative(table.due_since, now, texts.language) });
    }
    const asked = table.seats.filter((seat) => table.asked.includes(seat.seat));
    if (asked.length === 0) return t('status-running');
    const names = list(asked.map(seatName));
    if (table.asked_since === null) return t('status-turn-of', { names });
    return t('status-turn-of-since', { names, when: relative(table.asked_since, now, texts.language) });
}

function outcomeText(table: TableInfo, now: number): string {
    const when = table.finished === null ? '' : relative(table.finished, now, texts.language);
    const winners = table.seats.filter((seat) => table.result?.places[seat.seat] === 1);
    if (winners.length === 0) return t('status-over', { when });
    const mine = winners.some((seat) => table.yours.includes(seat.seat));
    if (mine && winners.length === 1 && table.yours.length === 1) return t('status-you-won', { when });
    const names = list(winners.map(seatName));
    return t(winners.length === 1 ? 'status-won-by' : 'status-shared-by', { names, when });
}
