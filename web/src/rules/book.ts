/** The rulebook of a title in one language, asked for once; and its opening, the primer, from the title's texts. */
import { get } from '../lib/api/client';
import type { Catalogue } from '../lib/text/catalogue';
import type { Language } from '../lib/text/texts.svelte';

export interface Rule {
    id: string;
    /** The language of its words: English where no translation is written yet. */
    language?: string;
    title: string;
    text: string;
    why: string | null;
    example: string | null;
    source: 'explicit' | 'ruling' | 'reconstructed' | 'house';
    section: string;
    /** What the French rulebook calls it. */
    term?: string;
    /** Rules of the game being read that replace this one of its base game. */
    replaced_by?: readonly string[];
}

export interface Chapter {
    key: string;
    name: string;
    rules: readonly Rule[];
}

export interface Book {
    title: string;
    language: string;
    chapters: readonly Chapter[];
}

/** One short lesson of the primer, and the rule to read on. */
export interface Lesson {
    title: string;
    text: string;
    rule: string;
}

const kept = new Map<string, Promise<Book>>();
const indexes = new WeakMap<Book, ReadonlyMap<string, Rule>>();

/** The book of a title; a pack adds its house rules at the end. */
export function loadBook(title: string, language: Language, pack = ''): Promise<Book> {
    const path = `/titles/${encodeURIComponent(title)}/rules/${language}${packed(pack)}`;
    const known = kept.get(path);
    if (known) return known;
    const asked = get<Book>(path);
    kept.set(path, asked);
    // A failure is not kept: the next who asks tries again.
    asked.catch(() => kept.delete(path));
    return asked;
}

/** All rules of a book by id, in reading order. */
export function rulesOf(book: Book): ReadonlyMap<string, Rule> {
    const known = indexes.get(book);
    if (known) return known;
    const index = new Map(
        book.chapters.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule] as const)),
    );
    indexes.set(book, index);
    return index;
}

/** The lessons `primer-1-title`, `primer-1-text`, `primer-1-rule`, `primer-2-title` … of a title; none if it has none. */
export function primerOf(catalogue: Catalogue): Lesson[] {
    const lessons: Lesson[] = [];
    for (let number = 1; catalogue.has(`primer-${number}-title`); number += 1) {
        const part = (name: string) => {
            const id = `primer-${number}-${name}`;
            return catalogue.has(id) ? catalogue.say(id) : '';
        };
        lessons.push({ title: part('title'), text: part('text'), rule: part('rule') });
    }
    return lessons;
}

/** The address of a rule, for links that can be opened anywhere. */
export function ruleAddress(title: string, rule = '', pack = ''): string {
    return `/rules/${encodeURIComponent(title)}${packed(pack)}${rule ? `#${rule}` : ''}`;
}

function packed(pack: string): string {
    return pack ? `?pack=${encodeURIComponent(pack)}` : '';
}
