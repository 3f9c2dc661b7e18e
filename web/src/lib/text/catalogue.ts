/** Fluent catalogues: the same messages as the engine's, in one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;

export class Catalogue {
    readonly language: string;
    readonly #bundle: FluentBundle;

    /** Later sources override earlier ones, so that a pack can rename what a game ships. */
    constructor(language: string, sources: readonly string[]) {
        this.language = language;
        this.#bundle = new FluentBundle(language, { useIsolating: false });
        for (const source of sources)
            this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }

    has(id: string): boolean {
        return this.#bundle.hasMessage(id);
    }

    /** The message in this language; an id that no catalogue has is shown as it is, and reported. */
    say(id: string, values: Arguments = {}): string {
        const pattern = this.#bundle.getMessage(id)?.value;
        if (!pattern) {
            console.error(`no message "${id}" in "${this.language}"`);
            return id;
        }
        const errors: Error[] = [];
        const text = this.#bundle.formatPattern(pattern, values, errors);
        for (const error of errors) console.error(`message "${id}": ${error.message}`);
        return text;
    }
}
