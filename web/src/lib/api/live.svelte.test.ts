import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSeat } from './live.svelte';

class FakeSocket extends EventTarget {
    static readonly OPEN = 1;
    static all: FakeSocket[] = [];
    readyState = FakeSocket.OPEN;
    sent: Record<string, unknown>[] = [];

    constructor() {
        super();
        FakeSocket.all.push(this);
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }

    close(): void {
        this.readyState = 3;
    }

    hear(message: object): void {
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    }
}

let live: LiveSeat;

function socket(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    live = new LiveSeat('g1', 0);
    live.open();
    socket().dispatchEvent(new Event('open'));
});

afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

test('a plan is one message, answered with the version that it made', async () => {
    const made = live.plan(['place a1', 'place b1']);
    const sent = socket().sent.at(-1);
    expect(sent).toMatchObject({ do: 'plan', actions: ['place a1', 'place b1'], version: 0 });
    expect(live.busy).toBe(1);

    socket().hear({
        is: 'done',
        id: sent?.['id'],
        version: 2,
        actions: ['place a1', 'place b1'],
        stop: 'done',
    });
    expect(await made).toBe(2);
    expect(live.busy).toBe(0);
});

test('a plan that was not answered is sent again with the same id after a break', async () => {
    const made = live.plan(['place a1', 'place b1']);
    const sent = socket().sent.at(-1);
    socket().dispatchEvent(new CloseEvent('close', { code: 1006 }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    socket().dispatchEvent(new Event('open'));
    expect(socket().sent.at(-1)).toEqual(sent);
    socket().hear({ is: 'done', id: sent?.['id'], version: 1, actions: ['place a1'], stop: 'asked' });
    expect(await made).toBe(1);
});

test('so many decisions are taken back as are named', () => {
    void live.undo(3).catch(() => {});
    expect(socket().sent.at(-1)).toMatchObject({ do: 'undo', steps: 3 });
});
