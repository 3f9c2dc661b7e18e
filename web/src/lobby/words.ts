/** What the lobby says of tables and seats, in the reader's language. */
import { outcomeOf } from '../after/standing';
import type { Pace, SeatInfo, TableInfo } from '../lib/api/types';
import type { Catalogue } from '../lib/text/catalogue';
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

type Seat = Pick<SeatInfo, 'kind' | 'name' | 'level' | 'who'>;
/** The words of a game, which know the names of its bots. */
type Words = Pick<Catalogue, 'say' | 'has'> | undefined;

/** Who sits there, with a bot's level. */
export function seatName(seat: Seat, words?: Words): string {
    if (seat.kind === 'open') return t('seat-free');
    if (seat.kind === 'person') return seat.name;
    const level = levelName(seat.level ?? '');
    const name = botName(seat, words);
    return name ? t('seat-bot-named', { name, level }) : t('seat-bot', { level });
}

/** The same without the level; a bot is always said to be one. */
export function playerName(seat: Seat, words?: Words): string {
    const name = botName(seat, words);
    return name ? t('bot-named', { name }) : seatName(seat, words);
}

/** All who sit at a table, in a row of words; empty if nobody does. Bots without a name are counted, not listed. */
export function seatsText(seats: readonly SeatInfo[], words?: Words): string {
    const named = seats.filter((seat) => seat.kind === 'person' || botName(seat, words));
    const levels = seats
        .filter((seat) => seat.kind === 'bot' && !botName(seat, words))
        .map((seat) => seat.level ?? '');
    const bots = [...new Set(levels)].map((level) =>
        t('seat-bots', { count: levels.filter((one) => one === level).length, level: levelName(level) }),
    );
    return list([...named.map((seat) => seatName(seat, words)), ...bots]);
}

/** Who sits where, seat by seat. */
export function tableText(seats: readonly SeatInfo[], words?: Words): string {
    return list(seats.map((seat) => seatName(seat, words)));
}

function botName(seat: Seat, words: Words): string {
    const id = `cast-${seat.who}`;
    return seat.kind === 'bot' && seat.who && words?.has(id) ? words.say(id) : '';
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
export function statusText(table: TableInfo, now: number, words?: Words): string {
    switch (table.status) {
        case 'open':
            return openText(table);
        case 'running':
            return turnText(table, now, words);
        default:
            return outcomeText(table, now, words);
    }
}

function openText(table: TableInfo): string {
    const free = table.seats.filter((seat) => seat.kind === 'open').length;
    if (free > 0) return t('status-free-seats', { free });
    const waiting = table.seats.filter((seat) => !seat.ready && seat.kind === 'person');
    if (waiting.length > 0) return t('status-not-ready', { names: list(waiting.map((seat) => seat.name)) });
    return t('status-may-start');
}

function turnText(table: TableInfo, now: number, words: Words): string {
    if (table.due.length > 0) {
        if (table.due_since === null) return t('status-your-turn');
        return t('status-your-turn-since', { when: relative(table.due_since, now, texts.language) });
    }
    const asked = table.seats.filter((seat) => table.asked.includes(seat.seat));
    if (asked.length === 0) return t('status-running');
    const names = list(asked.map((seat) => playerName(seat, words)));
    if (table.asked_since === null) return t('status-turn-of', { names });
    return t('status-turn-of-since', { names, when: relative(table.asked_since, now, texts.language) });
}

/** Who won, and how: by how much, on a tie, together, or nobody at all. */
function outcomeText(table: TableInfo, now: number, words: Words): string {
    const when = table.finished === null ? '' : relative(table.finished, now, texts.language);
    const { result } = table;
    if (!result) return t('status-over', { when });
    const winners = table.seats.filter((seat) => result.places[seat.seat] === 1);
    const [first] = winners;
    if (!first) return t('status-all-lost', { when });
    const names = list(winners.map((seat) => playerName(seat, words)));
    const points = result.scores[first.seat] ?? 0;
    const scored = result.scores.some((score) => Math.abs(score) > 1);
    const outcome = outcomeOf(result);
    if (outcome === 'drawn') return t('status-drawn', { when });
    if (outcome === 'shared')
        return scored
            ? t('status-shared-with', { names, points, when })
            : t('status-shared-by', { names, when });
    const who =
        table.yours.length === 1 && winners.length === 1 && table.yours[0] === first.seat ? 'you' : 'other';
    if (!scored) return t(who === 'you' ? 'status-you-won' : 'status-won-by', { names, when });
    const next = Math.max(...result.scores.filter((_, seat) => result.places[seat] !== 1));
    const how = next === points ? 'status-won-tied' : 'status-won-points';
    return t(how, { who, names, points, next, when });
}
