/** Who is playing: nobody yet, a guest, or a member. */
import { get, patch, post, put, remove, ServerProblem } from './api/client';
import type { Account, Me } from './api/types';
import { t, texts } from './text/texts.svelte';

let account = $state.raw<Account | null>(null);
let asked: Promise<void> | undefined;

export const me = {
    get account(): Account | null {
        return account;
    },
};

/** Ask the server once who this browser belongs to. */
export function recall(): Promise<void> {
    asked ??= load().catch((error: unknown) => {
        asked = undefined;
        throw error;
    });
    return asked;
}

/** The present person; whoever has no name yet becomes a guest under the given one. */
export async function somebody(name = ''): Promise<Account> {
    await recall();
    if (account === null) await introduce(name.trim() || t('guest-name'));
    if (account === null) throw new Error('no account after introduction');
    return account;
}

export async function introduce(name: string): Promise<void> {
    account = (await post<Me>('/guests', { name, language: texts.language })).account;
}

export async function register(name: string, password: string): Promise<void> {
    account = (await post<Me>('/accounts', { name, password, language: texts.language })).account;
}

export async function logIn(name: string, password: string): Promise<void> {
    account = (await post<Me>('/session', { name, password })).account;
}

export async function logOut(): Promise<void> {
    await remove('/session');
    account = null;
}

export async function rename(name: string): Promise<void> {
    account = await patch<Account>('/me', { name });
}

/** Other settings for the account, in place of all it had; the server reads `mail`, `webhook` and `notify`. */
export async function keepSettings(settings: Account['settings'], language: string): Promise<void> {
    account = await put<Account>('/me/settings', { settings, language });
}

export async function changePassword(old: string, next: string): Promise<void> {
    await put('/me/password', { old, new: next });
}

export async function logOutElsewhere(): Promise<void> {
    await remove('/sessions');
}

/** Be forgotten by the server. */
export async function deleteAccount(): Promise<void> {
    await remove('/me');
    account = null;
}

async function load(): Promise<void> {
    try {
        account = (await get<Me>('/me')).account;
    } catch (error) {
        if (!(error instanceof ServerProblem) || error.status !== 401) throw error;
        account = null;
    }
}
