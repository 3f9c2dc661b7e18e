/** What goes on for the whole page while somebody is signed in: the badge, and preferences that follow a member. */
import { untrack } from 'svelte';
import { keepSettings, me } from '../lib/account.svelte';
import { prefer, settings } from '../lib/settings.svelte';
import { badge } from './badge.svelte';
import { fromAccount, toAccount } from './preferences';

/** Several changes in a row (somebody tries out the themes) are kept together. */
const PAUSE = 1_200;

/** Call once, while the page is set up. */
export function accompany(): void {
    const person = $derived(me.account?.id);
    const member = $derived(me.account && !me.account.guest ? me.account.id : undefined);

    $effect(() => {
        if (person !== undefined) return badge.follow();
    });

    let adopted = $state<string>();
    $effect(() => {
        const id = member;
        if (id === undefined) {
            adopted = undefined;
            return;
        }
        const account = untrack(() => me.account);
        if (!account) return;
        // Whatever the account does not say yet is kept with it by the effect below.
        void prefer(fromAccount(account))
            .catch((error: unknown) => console.error(error))
            .finally(() => (adopted = id));
    });

    $effect(() => {
        const account = me.account;
        if (!account || account.id !== adopted) return;
        const wanted = toAccount(account, { ...settings });
        if (!wanted) return;
        const timer = setTimeout(() => {
            keepSettings(wanted.settings, wanted.language).catch((error: unknown) => console.error(error));
        }, PAUSE);
        return () => clearTimeout(timer);
    });
}
