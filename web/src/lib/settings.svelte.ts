/** What a reader prefers. Kept in this browser, and with the account of whoever has one. */
import { LANGUAGES, preferred, speak, type Language } from './text/texts.svelte';

export interface Settings {
    language: Language;
    theme: 'system' | 'light' | 'dark';
    motion: 'system' | 'reduced' | 'full';
    /** `contrast` makes patterns and outlines of seats stronger. */
    colours: 'standard' | 'contrast';
    /** Whether each line of a log shows the number of its rule without being pointed at. */
    numbers: boolean;
    sound: boolean;
    notifications: boolean;
}

const KEY = 'logothete-settings';
const DEFAULTS: Omit<Settings, 'language'> = {
    theme: 'system',
    motion: 'system',
    colours: 'standard',
    numbers: false,
    sound: false,
    notifications: false,
};

const still = matchMedia('(prefers-reduced-motion: reduce)');
let systemStill = $state(still.matches);
still.addEventListener('change', () => (systemStill = still.matches));

export const settings = $state<Settings>({ ...DEFAULTS, language: preferred(), ...stored() });

/** Whether things may move. */
export function moving(): boolean {
    return settings.motion === 'full' || (settings.motion === 'system' && !systemStill);
}

/** Change some preferences, here and on the page at once. */
export async function prefer(change: Partial<Settings>): Promise<void> {
    if (change.language && change.language !== settings.language) await speak(change.language);
    Object.assign(settings, change);
    try {
        localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
        // A browser that keeps nothing still plays.
    }
    show();
}

/** Put the preferences onto the document. */
export function show(): void {
    const root = document.documentElement;
    root.dataset['theme'] = settings.theme;
    root.dataset['motion'] = moving() ? 'full' : 'reduced';
    root.dataset['colours'] = settings.colours;
    root.dataset['numbers'] = settings.numbers ? 'shown' : 'aside';
}

function stored(): Partial<Settings> {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
        if (found === null || typeof found !== 'object') return {};
        const known = found as Partial<Settings>;
        if (known.language && !LANGUAGES.includes(known.language)) delete known.language;
        return known;
    } catch {
        return {};
    }
}
