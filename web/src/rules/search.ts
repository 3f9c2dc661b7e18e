/**
 * Search in a rulebook, as one types: every word asked for must begin some word of the rule, accents and case aside.
 *
 * Rules whose titles answer come before those whose texts do. Texts are cut into spans, so that a page can mark what was
 * found and link the rules that a text refers to without writing markup.
 */
import type { Book, Chapter, Rule } from './book';

export interface Found {
    rule: Rule;
    chapter: Chapter;
}

/** A stretch of a text; `hit` if it was searched for, `rule` if it names a rule of the book. */
export interface Span {
    text: string;
    hit: boolean;
    rule?: string;
}

interface Folded {
    text: string;
    /** Where each character of the folded text came from; one more, for its end. */
    from: number[];
}

const REFERENCE = /\b[A-Z]{3}-(?:[0-9]{3}|[A-Z][0-9]{2})\b/g;
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** The words of a search, ready to be compared. */
export function wordsOf(asked: string): string[] {
    return [...new Set(fold(asked).text.match(WORD) ?? [])];
}

/** The rules in which every word is found: by id, then by title, then by text; none for a search without a word. */
export function search(book: Book, asked: string): Found[] {
    const words = wordsOf(asked);
    if (words.length === 0) return [];
    const ranked: { rank: number; found: Found }[] = [];
    for (const chapter of book.chapters) {
        for (const rule of chapter.rules) {
            const rank = rankOf(rule, words);
            if (rank !== null) ranked.push({ rank, found: { rule, chapter } });
        }
    }
    return ranked.sort((one, other) => one.rank - other.rank).map(({ found }) => found);
}

/** A text in spans: what the words hit, and the known rules it names. */
export function spansOf(text: string, words: readonly string[], known: ReadonlySet<string>): Span[] {
    const references = [...text.matchAll(REFERENCE)]
        .filter(([id]) => known.has(id))
        .map((match) => ({ start: match.index, end: match.index + match[0].length }));
    // A link is not cut in two: it is marked as a whole.
    const hits = hitsIn(text, words).map(
        (hit) => references.find(({ start, end }) => start < hit.end && hit.start < end) ?? hit,
    );
    const edges = new Set([0, text.length]);
    for (const { start, end } of [...hits, ...references]) edges.add(start).add(end);
    const cuts = [...edges].sort((one, other) => one - other);
    return cuts.slice(0, -1).map((start, at) => {
        const reference = references.find((one) => one.start <= start && start < one.end);
        return {
            text: text.slice(start, cuts[at + 1]),
            hit: hits.some((one) => one.start <= start && start < one.end),
            ...(reference ? { rule: text.slice(reference.start, reference.end) } : {}),
        };
    });
}

function rankOf(rule: Rule, words: readonly string[]): number | null {
    const places = [rule.id, rule.title, rule.term ?? '', rule.text, rule.why ?? '', rule.example ?? ''];
    const ranks = words.map((word) => places.findIndex((text) => begins(text, word)));
    return ranks.includes(-1) ? null : Math.max(...ranks);
}

function begins(text: string, word: string): boolean {
    const folded = fold(text).text;
    for (const [found] of folded.matchAll(WORD)) {
        if (parts(found).some(({ text: part }) => part.startsWith(word))) return true;
    }
    return false;
}

function hitsIn(text: string, words: readonly string[]): { start: number; end: number }[] {
    if (words.length === 0) return [];
    const folded = fold(text);
    const hits: { start: number; end: number }[] = [];
    for (const match of folded.text.matchAll(WORD)) {
        for (const part of parts(match[0])) {
            const long = words.filter((word) => part.text.startsWith(word)).map((word) => word.length);
            if (long.length === 0) continue;
            const start = match.index + part.at;
            const end = start + Math.max(...long);
            hits.push({ start: folded.from[start] ?? 0, end: folded.from[end] ?? text.length });
        }
    }
    return hits;
}

/** What a word can be found by: itself, and what follows its hyphens (`byz-058` by `058`). */
function parts(word: string): { text: string; at: number }[] {
    const found = [{ text: word, at: 0 }];
    for (let at = word.indexOf('-'); at !== -1; at = word.indexOf('-', at + 1)) {
        found.push({ text: word.slice(at + 1), at: at + 1 });
    }
    return found;
}

function fold(text: string): Folded {
    let folded = '';
    const from: number[] = [];
    for (let at = 0; at < text.length; at += 1) {
        const letter = (text[at] ?? '').toLowerCase();
        const plain = LIGATURES[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
        for (const one of plain) {
            folded += one;
            from.push(at);
        }
    }
    from.push(text.length);
    return { text: folded, from };
}
