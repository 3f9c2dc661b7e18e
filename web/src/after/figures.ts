/** Points as a reader writes them: half points with the comma or the point of the language. */
import { texts } from '../lib/text/texts.svelte';

export function figure(points: number): string {
    return new Intl.NumberFormat(texts.language, { maximumFractionDigits: 2 }).format(points);
}

/** Names in a row: “Anna, Béla and Chloé”. */
export function listed(names: readonly string[]): string {
    return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
}
