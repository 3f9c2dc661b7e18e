import { describe, expect, it } from 'vitest';
import type { Settings } from '../lib/settings.svelte';
import { fromAccount, toAccount } from './preferences';

const HERE: Settings = {
    language: 'fr',
    theme: 'dark',
    motion: 'system',
    colours: 'standard',
    numbers: true,
    sound: true,
    notifications: true,
};

describe('preferences of a member', () => {
    it('come from the account, as far as it knows them', () => {
        const account = {
            language: 'en',
            settings: { theme: 'light', numbers: true, sound: false, mail: 'a' },
        };
        expect(fromAccount(account)).toEqual({
            language: 'en',
            theme: 'light',
            numbers: true,
            sound: false,
        });
    });

    it('ignore what this page does not understand', () => {
        expect(fromAccount({ language: 'tlh', settings: { theme: 'sepia', motion: 3 } })).toEqual({});
    });

    it('leave alone what the server reads', () => {
        const account = { language: 'en', settings: { mail: 'a@example.org', notify: true } };
        expect(toAccount(account, HERE)).toEqual({
            language: 'fr',
            settings: {
                mail: 'a@example.org',
                notify: true,
                theme: 'dark',
                motion: 'system',
                colours: 'standard',
                numbers: true,
                sound: true,
            },
        });
    });

    it('stay in this browser if they are about it', () => {
        expect(toAccount({ language: 'fr', settings: {} }, HERE)?.settings).not.toHaveProperty(
            'notifications',
        );
    });

    it('need no keeping if the account has them', () => {
        const kept = toAccount({ language: 'fr', settings: {} }, HERE);
        expect(toAccount({ language: 'fr', settings: kept?.settings ?? {} }, HERE)).toBeNull();
    });
});
