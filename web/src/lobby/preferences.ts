/**
 * A member's preferences go with them: those of the account are taken over at sign-in, changes are kept with it.
 *
 * The account's settings also hold what the server itself reads (`mail`, `webhook`, `notify`): that is never touched here.
 */
import type { Account } from '../lib/api/types';
import type { Settings } from '../lib/settings.svelte';
import { LANGUAGES, type Language } from '../lib/text/texts.svelte';

/** Preferences that are about a person, not about one browser: a permission to notify stays where it was given. */
const CHOICES = {
    theme: ['system', 'light', 'dark'],
    motion: ['system', 'reduced', 'full'],
    colours: ['standard', 'contrast'],
} as const satisfies Partial<Record<keyof Settings, readonly string[]>>;

type Kept = Account['settings'];

/** What the account says about preferences; nothing about what it does not know. */
export function fromAccount(account: Pick<Account, 'settings' | 'language'>): Partial<Settings> {
    const kept = account.settings;
    const found: Partial<Settings> = {};
    const language = LANGUAGES.find((one) => one === account.language);
    if (language) found.language = language;
    const theme = CHOICES.theme.find((one) => one === kept['theme']);
    if (theme) found.theme = theme;
    const motion = CHOICES.motion.find((one) => one === kept['motion']);
    if (motion) found.motion = motion;
    const colours = CHOICES.colours.find((one) => one === kept['colours']);
    if (colours) found.colours = colours;
    if (typeof kept['numbers'] === 'boolean') found.numbers = kept['numbers'];
    if (typeof kept['sound'] === 'boolean') found.sound = kept['sound'];
    return found;
}

/** What the account should keep, or null if it keeps that already. */
export function toAccount(
    account: Pick<Account, 'settings' | 'language'>,
    settings: Settings,
): { settings: Kept; language: Language } | null {
    const kept: Kept = {
        ...account.settings,
        theme: settings.theme,
        motion: settings.motion,
        colours: settings.colours,
        numbers: settings.numbers,
        sound: settings.sound,
    };
    const same =
        account.language === settings.language &&
        Object.entries(kept).every(([key, value]) => account.settings[key] === value);
    return same ? null : { settings: kept, language: settings.language };
}
