/**
 * The page's language and its catalogues. `t(id)` is reactive: whatever shows a text follows a change of language.
 *
 * The shell's texts come with the page, one chunk a language; those of the server (its errors) and of each title come
 * from the server, so that a pack can rename what it likes.
 */
import { get } from '../api/client';
import type { Problem, Texts } from '../api/types';
import { Catalogue, type Arguments } from './catalogue';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const SHELL = import.meta.glob<string>('../../text/*.ftl', {
    query: '?raw',
    import: 'default',
});

const kept = new Map<string, Promise<readonly string[]>>();
let shown = $state.raw(new Catalogue('en', []));
let language = $state<Language>('en');

export const texts = {
    /** The language that is shown. */
    get language(): Language {
        return language;
    },
};

/** The message in the reader's language. */
export function t(id: string, values?: Arguments): string {
    return shown.say(id, values);
}

export function has(id: string): boolean {
    return shown.has(id);
}

const percents = $derived(
    // Halves go to the even number: 12.5 % and 87.5 % must not add up to 101.
    new Intl.NumberFormat(language, { style: 'percent', roundingMode: 'halfEven' }),
);
const signs = $derived(new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }));

/** A chance as the language writes it. */
export function percent(chance: number): string {
    return percents.format(chance);
}

/** A number with its sign. */
export function signed(value: number): string {
    return signs.format(value);
}

/** What went wrong, for people. */
export function problemText(problem: Pick<Problem, 'code' | 'about'>): string {
    const id = `error-${problem.code}`;
    return t(shown.has(id) ? id : 'error-unknown', { code: problem.code, ...problem.about });
}

/** Show another language; nothing changes until its texts are there. */
export async function speak(next: Language): Promise<void> {
    const shell = await sources(next);
    const server = await served(`/texts/${next}`);
    shown = new Catalogue(next, [...server, ...shell]);
    language = next;
    document.documentElement.lang = next;
}

/** The browser's first language that we speak. */
export function preferred(): Language {
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return (
        LANGUAGES.find((one) => one === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ??
        'en'
    );
}

/** The catalogue of a title (and pack) in a language. */
export async function titleCatalogue(title: string, pack: string, spoken: Language): Promise<Catalogue> {
    const query = pack ? `?pack=${encodeURIComponent(pack)}` : '';
    return new Catalogue(spoken, await served(`/titles/${title}/texts/${spoken}${query}`));
}

function sources(spoken: Language): Promise<string[]> {
    const files = Object.entries(SHELL).filter(([file]) => file.endsWith(`.${spoken}.ftl`));
    return Promise.all(files.map(([, load]) => load()));
}

function served(path: string): Promise<readonly string[]> {
    const known = kept.get(path);
    if (known) return known;
    const asked = get<Texts>(path).then((answer) => answer.resources);
    kept.set(path, asked);
    // A failure is not kept: the next who asks tries again.
    asked.catch(() => kept.delete(path));
    return asked;
}
