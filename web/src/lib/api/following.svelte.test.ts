import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSeat } from './live.svelte';
import type { GameEvent } from './types';

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
    static readonly OPEN = 1;
    static made: FakeSocket[] = [];
    readyState = 0;
    sent: Record<string, unknown>[] = [];

    constructor() {
        super();
        FakeSocket.made.push(this);
    }

    send(message: string): void {
        this.sent.push(JSON.parse(message) as Record<string, unknown>);
    }

    close(): void {
        this.readyState = 3;
    }

    connect(): void {
        this.readyState = FakeSocket.OPEN;
        this.dispatchEvent(new Event('open'));
    }

    say(message: object): void {
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    }
}

const happened = (...kinds: string[]): GameEvent[] => kinds.map((kind) => ({ kind, rule: 'T-1', about: {} }));
const whole = (n: number, changes: object = {}): object => ({
    is: 'state',
    n,
    version: 1,
    view: { turn: 1, seats: [{ name: 'a' }, { name: 'b' }] },
    offers: ['pass'],
    seats: [],
    log_from: 0,
    log: [],
    ...changes,
});

let live: LiveSeat;
let socket: FakeSocket;

beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.made = [];
    live = new LiveSeat('g1', 0);
    live.open();
    socket = FakeSocket.made[0] as FakeSocket;
    socket.connect();
});

afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
});

test('it says hello with what it has, and asks for what differs', () => {
    expect(socket.sent).toEqual([{ do: 'hello', changes: true, version: 0, log: 0, chat: 0 }]);
});

test('what differs is put into the state, and the rest stays the same object', () => {
    socket.say(whole(1));
    const before = live.state?.view as { seats: unknown[] };
    socket.say({
        is: 'change',
        n: 2,
        change: { version: [2], view: { turn: [2], seats: { '1': [{ name: 'c' }] } } },
        log_from: 0,
        log: happened('moved'),
    });

    expect(live.state?.version).toBe(2);
    expect(live.state?.view).toEqual({ turn: 2, seats: [{ name: 'a' }, { name: 'c' }] });
    expect((live.state?.view as typeof before).seats[0]).toBe(before.seats[0]);
    expect(live.log).toEqual(happened('moved'));
});

test('whoever missed something asks for the whole', () => {
    socket.say(whole(1));
    socket.say({ is: 'change', n: 3, change: { version: [9] }, log_from: 0, log: [] });

    expect(live.state?.version).toBe(1);
    expect(socket.sent.at(-1)).toMatchObject({ do: 'hello', changes: true, version: 1 });
    socket.say(whole(1, { version: 9 }));
    socket.say({ is: 'change', n: 2, change: { version: [10] }, log_from: 0, log: [] });
    expect(live.state?.version).toBe(10);
});

test('of a long log the end is here, and earlier parts come on demand', () => {
    socket.say(whole(1, { log_from: 4, log: happened('e', 'f') }));
    expect(live.logFrom).toBe(4);

    live.earlier();
    live.earlier();
    expect(socket.sent.slice(1)).toEqual([{ do: 'log', before: 4 }]);
    socket.say({ is: 'log', log_from: 2, log: happened('c', 'd') });
    expect(live.logFrom).toBe(2);
    expect(live.log).toEqual(happened('c', 'd', 'e', 'f'));

    socket.say({ is: 'change', n: 2, change: {}, log_from: 5, log: happened('g') });
    expect(live.log).toEqual(happened('c', 'd', 'e', 'g'));
    live.earlier();
    socket.say({ is: 'log', log_from: 0, log: happened('a', 'b') });
    live.earlier();
    expect(socket.sent).toHaveLength(3);
    expect(live.log).toHaveLength(6);
});

test('after a gap the log begins anew, and a part that does not fit is left aside', () => {
    socket.say(whole(1, { log: happened('a', 'b') }));
    socket.say({ is: 'change', n: 2, change: {}, log_from: 300, log: happened('x') });

    expect(live.logFrom).toBe(300);
    expect(live.log).toEqual(happened('x'));
    socket.say({ is: 'log', log_from: 0, log: happened('a') });
    expect(live.logFrom).toBe(300);
});
