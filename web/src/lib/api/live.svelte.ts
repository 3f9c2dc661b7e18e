/**
 * Live play from one seat, or from a spectator's place: a socket that comes back by itself.
 *
 * After a break it connects again, says what it has, and sends what was not answered with the same ids: the server
 * answers a repeat as it answered the first, so no decision is lost and none is made twice.
 *
 * The server tells the whole state once, and then what differs; whoever misses a message says hello again. Of a long
 * log it tells the newest part, and older ones on demand.
 */
import { kept } from '../kept';
import { changed, type Change } from './change';
import { ServerProblem } from './client';
import type { ChatLine, GameEvent, Problem, SeatState } from './types';

export type Link = 'connecting' | 'live' | 'broken' | 'closed';

interface Request {
    do: 'play' | 'plan' | 'undo';
    id: string;
    action?: string;
    actions?: readonly string[];
    steps?: number;
    version: number;
}

interface Waiting {
    request: Request;
    done: (version: number) => void;
    refused: (problem: ServerProblem) => void;
}

type Said =
    | ({ is: 'state'; n: number } & SeatState)
    | { is: 'change'; n: number; change: Change; log_from: number; log: GameEvent[] }
    | { is: 'log'; log_from: number; log: GameEvent[] }
    | { is: 'done'; id: string; version: number }
    | ({ is: 'refused'; id?: string } & Problem)
    | ({ is: 'chat' } & ChatLine)
    | ({ is: 'error' } & Problem)
    | { is: 'pong' | 'beat' };

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** The server beats at least every 15 s; a silence much longer than that is a dead connection. */
const SILENCE = 40_000;
/** Codes by which the server says that coming back is no use (4000 and an HTTP status). */
const FINAL = new Set([4400, 4401, 4403, 4404, 4422]);

export class LiveSeat {
    readonly game: string;
    readonly seat: number | null;
    readonly #secret: string | undefined;

    state = $state.raw<SeatState | null>(null);
    /** The end of the log, from its position `logFrom` on. */
    log = $state.raw<readonly GameEvent[]>([]);
    logFrom = $state(0);
    chat = $state.raw<readonly ChatLine[]>([]);
    link = $state<Link>('connecting');
    /** Why the connection was ended for good. */
    problem = $state.raw<ServerProblem | null>(null);
    /** Decisions under way. */
    busy = $state(0);

    #socket: WebSocket | undefined;
    /** The number of the latest state or change. */
    #heard = 0;
    #asked: number | null = null;
    #waiting = new Map<string, Waiting>();
    #pause = FIRST_PAUSE;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #silence: ReturnType<typeof setTimeout> | undefined;

    constructor(game: string, seat: number | null, secret?: string) {
        this.game = game;
        this.seat = seat;
        this.#secret = secret;
    }

    open(): void {
        this.#connect();
        window.addEventListener('online', this.#wake);
        window.addEventListener('offline', this.#lose);
        document.addEventListener('visibilitychange', this.#wake);
    }

    close(): void {
        window.removeEventListener('online', this.#wake);
        window.removeEventListener('offline', this.#lose);
        document.removeEventListener('visibilitychange', this.#wake);
        this.#end('closed');
    }

    /** Carry out an action that the present state offers; resolves when it is on the server's disk, with the version it made. */
    play(action: string): Promise<number> {
        return this.#ask({ do: 'play', id: newId(), action, version: this.state?.version ?? 0 });
    }

    /**
     * Carry out several actions, of which the present state offers the first, until one of them is not possible or there is
     * something to see first. Resolves like `play`.
     */
    plan(actions: readonly string[]): Promise<number> {
        return this.#ask({ do: 'plan', id: newId(), actions, version: this.state?.version ?? 0 });
    }

    /** Take back the latest decisions of this seat, all or none. */
    undo(steps = 1): Promise<number> {
        return this.#ask({ do: 'undo', id: newId(), steps, version: this.state?.version ?? 0 });
    }

    /** Ask for the part of the log before the one that is here. */
    earlier(): void {
        if (this.logFrom === 0 || this.#asked === this.logFrom) return;
        this.#asked = this.logFrom;
        this.#send({ do: 'log', before: this.logFrom });
    }

    say(text: string): void {
        this.#send({ do: 'chat', text });
    }

    #ask(request: Request): Promise<number> {
        return new Promise((resolve, reject) => {
            this.busy += 1;
            const settled = (): void => {
                this.#waiting.delete(request.id);
                this.busy -= 1;
            };
            this.#waiting.set(request.id, {
                request,
                done: (version) => {
                    settled();
                    resolve(version);
                },
                refused: (problem) => {
                    settled();
                    reject(problem);
                },
            });
            if (this.link === 'closed') {
                const problem = { code: 'unreachable', detail: 'the connection is closed' };
                this.#waiting.get(request.id)?.refused(this.problem ?? new ServerProblem(problem, 0));
            } else {
                this.#send(request);
            }
        });
    }

    #connect(): void {
        clearTimeout(this.#timer);
        const seat = this.seat === null ? '' : `?seat=${this.seat}`;
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
        const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/live${seat}`);
        this.#socket = socket;
        socket.addEventListener('open', () => {
            this.#asked = null;
            this.#greet();
            for (const { request } of this.#waiting.values()) socket.send(JSON.stringify(request));
            this.#listenForSilence();
        });
        socket.addEventListener('message', (message) => {
            this.#listenForSilence();
            this.#hear(JSON.parse(String(message.data)) as Said);
        });
        socket.addEventListener('close', (event) => {
            if (socket !== this.#socket) return;
            if (FINAL.has(event.code)) {
                this.problem = new ServerProblem(
                    { code: event.reason || 'not-allowed', detail: '' },
                    event.code - 4000,
                );
                this.#end('closed');
            } else if (this.link !== 'closed') {
                this.#retry();
            }
        });
    }

    /** Say what is here; the server answers with the whole state. */
    #greet(): void {
        const version = this.state?.version ?? 0;
        const log = this.logFrom + this.log.length;
        const hello = { do: 'hello', changes: true, version, log, chat: this.chat.at(-1)?.number ?? 0 };
        this.#send(this.#secret ? { ...hello, secret: this.#secret } : hello);
    }

    #see(number: number, state: SeatState, log_from: number, log: readonly GameEvent[]): void {
        this.#heard = number;
        const held = log_from - this.logFrom;
        if (held < 0 || held > this.log.length) {
            // Much has happened meanwhile: what lies between can be asked for.
            this.logFrom = log_from;
            this.log = log;
        } else {
            this.log = [...this.log.slice(0, held), ...log];
        }
        // Most of a table is as it was before the move: what shows it need not look again.
        this.state = {
            ...state,
            view: kept(this.state?.view, state.view),
            seats: kept(this.state?.seats, state.seats),
        };
        this.link = 'live';
        this.#pause = FIRST_PAUSE;
    }

    #hear(said: Said): void {
        switch (said.is) {
            case 'state':
                this.#see(said.n, said, said.log_from, said.log);
                break;
            case 'change':
                if (this.state && said.n === this.#heard + 1) {
                    const state = changed(this.state, said.change) as SeatState;
                    this.#see(said.n, state, said.log_from, said.log);
                } else {
                    this.#greet();
                }
                break;
            case 'log':
                this.#asked = null;
                if (said.log_from + said.log.length === this.logFrom) {
                    this.logFrom = said.log_from;
                    this.log = [...said.log, ...this.log];
                }
                break;
            case 'done':
                this.#waiting.get(said.id)?.done(said.version);
                break;
            case 'refused':
                if (said.id) this.#waiting.get(said.id)?.refused(new ServerProblem(said, 409));
                else this.problem = new ServerProblem(said, 409);
                break;
            case 'chat':
                if (said.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat, said];
                break;
            case 'error':
                this.problem = new ServerProblem(said, 400);
                break;
            default:
                // Signs of life: the server had nothing new for us, so what we show is current.
                this.link = 'live';
        }
    }

    #send(message: object): void {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }

    #retry(): void {
        clearTimeout(this.#silence);
        this.link = 'broken';
        // Spread out, so that a restarted server is not met by everybody at once.
        const pause = this.#pause * (0.75 + Math.random() / 2);
        this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
        this.#timer = setTimeout(() => this.#connect(), pause);
    }

    /** Back from sleep, or online again: do not wait for the next try. */
    #wake = (): void => {
        if (document.visibilityState === 'hidden' || this.link === 'closed') return;
        if (this.link === 'broken') {
            this.#pause = FIRST_PAUSE;
            this.#connect();
        } else {
            this.#send({ do: 'ping' });
        }
    };

    #listenForSilence(): void {
        clearTimeout(this.#silence);
        this.#silence = setTimeout(this.#lose, SILENCE);
    }

    /** The connection is dead, even if nobody has closed it: a browser that is offline may keep it for minutes. */
    #lose = (): void => {
        if (this.link === 'closed') return;
        clearTimeout(this.#timer);
        const socket = this.#socket;
        this.#socket = undefined;
        socket?.close();
        this.#retry();
    };

    #end(link: Link): void {
        this.link = link;
        clearTimeout(this.#timer);
        clearTimeout(this.#silence);
        const socket = this.#socket;
        this.#socket = undefined;
        socket?.close();
        for (const { refused } of [...this.#waiting.values()]) {
            refused(
                this.problem ??
                    new ServerProblem({ code: 'unreachable', detail: 'the connection was closed' }, 0),
            );
        }
    }
}

function newId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
