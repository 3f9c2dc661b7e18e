import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ notifications: true }));
vi.mock('../lib/settings.svelte', () => ({ settings }));

import { Badge } from './badge.svelte';

class Line extends EventTarget {
    static readonly OPEN = 1;
    static lines: Line[] = [];
    readonly sent: string[] = [];
    readyState = 0;

    constructor(readonly url: string) {
        super();
        Line.lines.push(this);
    }

    send(text: string) {
        this.sent.push(text);
    }

    close() {
        this.readyState = 3;
    }

    accept() {
        this.readyState = Line.OPEN;
        this.dispatchEvent(new Event('open'));
    }

    say(message: object) {
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    }

    hangUp(code: number) {
        this.readyState = 3;
        this.dispatchEvent(new CloseEvent('close', { code }));
    }
}

const notified: string[] = [];

class Notice extends EventTarget {
    static permission = 'granted';

    constructor(_title: string, options: { tag: string }) {
        super();
        notified.push(options.tag);
    }
}

const due = (...games: string[]) => ({
    is: 'mine',
    due: games.map((game) => ({ game, seats: [0], since: 1 })),
    tables: 3,
});

let badge: Badge;
let stop: () => void;

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('Notification', Notice);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    Line.lines = [];
    notified.length = 0;
    badge = new Badge();
    stop = badge.follow();
});

afterEach(() => {
    stop();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

function connected(): Line {
    const line = Line.lines.at(-1)!;
    line.accept();
    return line;
}

function away(hidden: boolean) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
}

describe('the badge', () => {
    it('says hello and counts the tables that wait', () => {
        const line = connected();
        expect(line.sent).toEqual(['{"do":"hello"}']);
        line.say(due('a', 'b'));
        expect(badge.count).toBe(2);
        expect(badge.tables).toBe(3);
    });

    it('comes back after a break', () => {
        connected().hangUp(1006);
        vi.advanceTimersByTime(2_000);
        expect(Line.lines).toHaveLength(2);
    });

    it('does not come back to a server that does not know us any more', () => {
        connected().hangUp(4401);
        vi.advanceTimersByTime(200_000);
        expect(Line.lines).toHaveLength(1);
    });

    it('gives up a connection that has gone silent', () => {
        connected();
        vi.advanceTimersByTime(60_000);
        expect(Line.lines.length).toBeGreaterThan(1);
    });

    it('counts nothing after the end', () => {
        connected().say(due('a'));
        stop();
        expect(badge.count).toBe(0);
    });

    it('asks again when told to', () => {
        const line = connected();
        badge.ask();
        expect(line.sent).toHaveLength(2);
    });
});

describe('a notice of the browser', () => {
    it('tells of a table that begins to wait while nobody looks', () => {
        away(true);
        const line = connected();
        line.say(due());
        line.say(due('a'));
        expect(notified).toEqual(['a']);
    });

    it('does not tell what waited already when the page was opened, nor twice', () => {
        away(true);
        const line = connected();
        line.say(due('a'));
        line.say(due('a'));
        expect(notified).toEqual([]);
    });

    it('is not needed by somebody who looks', () => {
        away(false);
        const line = connected();
        line.say(due());
        line.say(due('a'));
        expect(notified).toEqual([]);
    });

    it('is only for those who want it', () => {
        away(true);
        settings.notifications = false;
        const line = connected();
        line.say(due());
        line.say(due('a'));
        settings.notifications = true;
        expect(notified).toEqual([]);
    });
});
