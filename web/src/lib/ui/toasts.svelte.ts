/** Short notices that come and go: what was done, or what could not be. `Toasts.svelte` shows them. */
import { ServerProblem } from '../api/client';
import { problemText, t } from '../text/texts.svelte';

export interface Toast {
    id: number;
    text: string;
    kind: 'info' | 'good' | 'bad';
    action?: { text: string; run: () => void };
}

export interface ToastOptions {
    kind?: Toast['kind'];
    /** Something to do about it, while it is shown. */
    action?: Toast['action'];
    /** How long it stays; 0: until it is closed. */
    ms?: number;
}

const STAYS = 6_000;
/** What went wrong has to be read, and maybe read out, before it goes. */
const STAYS_BAD = 12_000;
const MOST = 3;

let shown = $state.raw<readonly Toast[]>([]);
let last = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export const toasts = {
    get shown(): readonly Toast[] {
        return shown;
    },
};

/** Show a notice; its id. The same words are not shown twice at once. */
export function toast(text: string, options: ToastOptions = {}): number {
    const { kind = 'info', action, ms = kind === 'bad' ? STAYS_BAD : STAYS } = options;
    for (const same of shown.filter((one) => one.text === text)) dismiss(same.id);
    const id = (last += 1);
    shown = [...shown, { id, text, kind, ...(action ? { action } : {}) }];
    for (const old of shown.slice(0, -MOST)) dismiss(old.id);
    if (ms > 0)
        timers.set(
            id,
            setTimeout(() => dismiss(id), ms),
        );
    return id;
}

/** Show why something did not work. */
export function toastProblem(error: unknown): void {
    if (!(error instanceof ServerProblem)) console.error(error);
    const text = error instanceof ServerProblem ? problemText(error) : t('error-unknown', { code: 'page' });
    toast(text, { kind: 'bad' });
}

export function dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    shown = shown.filter((one) => one.id !== id);
}
