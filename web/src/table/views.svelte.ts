/** What stands around the board: a panel beside it on a large screen, a sheet over it on a phone. */
import { untrack } from 'svelte';
import { recallNumber, remember } from './memory';
import { panelsOf, type PanelInfo } from './panels';
import type { Sitting } from './sitting.svelte';

const NARROW = '(max-width: 52rem)';

export class Views {
    readonly #sitting: Sitting;
    readonly #query = matchMedia(NARROW);
    #panel = $state('log');
    #read = $state(0);
    /** Whether the screen is a phone's. */
    narrow = $state(this.#query.matches);
    /** The sheet that covers the board on a phone. */
    sheet = $state<string | null>(null);
    /** The log begins with what came since the reader's own turn. */
    since = $state(false);

    constructor(sitting: Sitting) {
        this.#sitting = sitting;
        this.#read = untrack(() => recallNumber(sitting.table.id, 'chat')) ?? 0;
    }

    readonly panels: readonly PanelInfo[] = $derived.by(() => panelsOf(this.#sitting, this.narrow));

    /** The panel that stands beside the board. */
    readonly current: string = $derived.by(() =>
        this.panels.some((one) => one.key === this.#panel) ? this.#panel : 'log',
    );

    /** What is seen of them; null: nothing but the board. */
    get open(): string | null {
        return this.narrow ? this.sheet : this.current;
    }

    /** How many messages of others were not seen yet. */
    readonly unread: number = $derived.by(
        () =>
            (this.#sitting.live?.chat ?? []).filter(
                (line) =>
                    line.number > this.#read && (line.seat === null || line.seat !== this.#sitting.seat),
            ).length,
    );

    show(key: string): void {
        if (this.narrow) this.sheet = this.sheet === key ? null : key;
        else this.#panel = key;
        this.since = false;
    }

    /** What came since the reader's own turn, in writing. */
    showSince(): void {
        if (this.open !== 'log') this.show('log');
        this.since = true;
    }

    /** Follow the screen's size and the chat; the result ends it. */
    follow(): () => void {
        const changed = () => {
            this.narrow = this.#query.matches;
            this.sheet = null;
        };
        this.#query.addEventListener('change', changed);
        const stop = $effect.root(() => {
            $effect(() => {
                if (this.open !== 'chat') return;
                this.#read = this.#sitting.live?.chat.at(-1)?.number ?? 0;
                remember(this.#sitting.table.id, 'chat', this.#read);
            });
        });
        return () => {
            stop();
            this.#query.removeEventListener('change', changed);
        };
    }
}
