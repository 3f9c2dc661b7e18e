/**
 * “It is your turn”: which of my tables wait for me, told by the server as it happens.
 *
 * One socket for the whole page, while somebody is signed in. When a table begins to wait and nobody looks at the page,
 * the browser says so, if that was asked for.
 */
import { navigate } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/text/texts.svelte';

export interface Due {
    game: string;
    seats: number[];
    since: number | null;
}

interface Mine {
    is: 'mine';
    due: Due[];
    tables: number;
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** The server beats every 15 s; a much longer silence is a dead connection. */
const SILENCE = 45_000;
/** The session has ended: coming back is no use until somebody signs in. */
const SIGNED_OUT = 4401;

export class Badge {
    due = $state.raw<readonly Due[]>([]);
    /** Unfinished tables. */
    tables = $state(0);
    /** Grows with every word of the server: whoever lists tables looks again. */
    news = $state(0);

    #socket: WebSocket | undefined;
    #pause = FIRST_PAUSE;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #silence: ReturnType<typeof setTimeout> | undefined;
    #told = false;

    get count(): number {
        return this.due.length;
    }

    /** Listen for whoever is signed in; returns what ends it. */
    follow(): () => void {
        const wake = () => this.#wake();
        window.addEventListener('online', wake);
        document.addEventListener('visibilitychange', wake);
        this.#connect();
        return () => {
            window.removeEventListener('online', wake);
            document.removeEventListener('visibilitychange', wake);
            this.#end();
            this.due = [];
            this.tables = 0;
            this.#told = false;
        };
    }

    /** Have everything looked up anew: a table was laid, joined or left. */
    ask(): void {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ do: 'hello' }));
    }

    #connect(): void {
        clearTimeout(this.#timer);
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
        const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
        this.#socket = socket;
        socket.addEventListener('open', () => {
            socket.send(JSON.stringify({ do: 'hello' }));
            this.#listen();
        });
        socket.addEventListener('message', (message) => {
            this.#listen();
            this.#pause = FIRST_PAUSE;
            const said = JSON.parse(String(message.data)) as Mine | { is: string };
            if (said.is === 'mine') this.#hear(said as Mine);
        });
        socket.addEventListener('close', (event) => {
            if (socket !== this.#socket) return;
            this.#socket = undefined;
            clearTimeout(this.#silence);
            if (event.code !== SIGNED_OUT) this.#retry();
        });
    }

    #hear(mine: Mine): void {
        const before = new Set(this.due.map((one) => one.game));
        const begun = mine.due.filter((one) => !before.has(one.game));
        this.due = mine.due;
        this.tables = mine.tables;
        this.news += 1;
        // What waited already when the page was opened is no news.
        if (this.#told) for (const one of begun) notify(one);
        this.#told = true;
    }

    #retry(): void {
        const pause = this.#pause * (0.75 + Math.random() / 2);
        this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
        this.#timer = setTimeout(() => this.#connect(), pause);
    }

    #wake(): void {
        if (document.visibilityState === 'hidden' || this.#socket) return;
        this.#pause = FIRST_PAUSE;
        this.#connect();
    }

    #listen(): void {
        clearTimeout(this.#silence);
        this.#silence = setTimeout(() => {
            this.#end();
            this.#retry();
        }, SILENCE);
    }

    #end(): void {
        clearTimeout(this.#timer);
        clearTimeout(this.#silence);
        const socket = this.#socket;
        this.#socket = undefined;
        socket?.close();
    }
}

/** The page's own. */
export const badge = new Badge();

function notify(due: Due): void {
    if (!settings.notifications || document.visibilityState === 'visible') return;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    // Browsers on phones let only a service worker notify; there the title and the badge have to do.
    try {
        const notice = new Notification(t('turn-notice'), { body: t('turn-notice-body'), tag: due.game });
        notice.addEventListener('click', () => {
            window.focus();
            navigate(`/games/${due.game}`);
            notice.close();
        });
    } catch {
        // See above.
    }
}
