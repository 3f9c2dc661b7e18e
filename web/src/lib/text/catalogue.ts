/** Fluent catalogues: the same messages as the engine's, in one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;

export class Catalogue {
    readonly language: string;
    readonly #bundle: FluentBundle;
    // Making one takes longer than formatting with it a hundred times.
    readonly #lists: Intl.ListFormat;
    readonly #numbers: Intl.NumberFormat;
    // A table says the same words at every change; without values they never differ.
    readonly #plain = new Map<string, string>();

    /** Later sources override earlier ones, so that a pack can rename what a game ships. */
    constructor(language: string, sources: readonly string[]) {
        this.language = language;
        this.#bundle = new FluentBundle(language, { useIsolating: false });
        this.#lists = new Intl.ListFormat(language, { type: 'conjunction' });
        this.#numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
        for (const source of sources)
            this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }

    has(id: string): boolean {
        return this.#bundle.hasMessage(id);
    }

    /** Names in a row. */
    list(names: readonly string[]): string {
        return this.#lists.format(names);
    }

    /** A number as the language writes it: halves with a comma or a point. */
    number(value: number): string {
        return this.#numbers.format(value);
    }

    /** The message in this language; an id that no catalogue has is shown as it is, and reported. */
    say(id: string, values?: Arguments): string {
        if (values) return this.#format(id, values);
        const known = this.#plain.get(id);
        if (known !== undefined) return known;
        const text = this.#format(id, {});
        this.#plain.set(id, text);
        return text;
    }

    #format(id: string, values: Arguments): string {
        const pattern = this.#bundle.getMessage(id)?.value;
        if (!pattern) {
            console.error(`no message "${id}" in "${this.language}"`);
            return id;
        }
        const errors: Error[] = [];
        const text = this.#bundle.formatPattern(pattern, values, errors);
        for (const error of errors) console.error(`message "${id}": ${error.message}`);
        return this.language === 'fr' ? bound(text) : text;
    }
}

/** French signs that stand apart from their word never begin a line of their own. */
function bound(text: string): string {
    return text.replace(/ (?=[?!:;»])/g, '\u202f').replace(/« /g, '«\u202f');
}
