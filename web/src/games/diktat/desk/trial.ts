/** For tests: a narrator with the game's own texts. */
import { readdirSync, readFileSync } from 'node:fs';
import type { TitleDetail } from '../../../lib/api/types';
import { Catalogue } from '../../../lib/text/catalogue';
import { Narrator } from '../../../lib/text/narrator';

const TEXTS = '../src/logothete/games/diktat/text';

/** One who knows what these verbs name, and who sits where. */
export function narratorOf(
    language: 'en' | 'fr',
    verbs: Readonly<Record<string, string>> = {},
    names: readonly string[] = [],
): Narrator {
    const sources = readdirSync(TEXTS)
        .filter((file) => file.endsWith(`.${language}.ftl`))
        .map((file) => readFileSync(`${TEXTS}/${file}`, 'utf8'));
    const title = {
        verbs: Object.entries(verbs).map(([key, domain]) => ({ key, domains: [domain] })),
        domains: {},
    } as unknown as TitleDetail;
    return new Narrator(
        new Catalogue(language, sources),
        title,
        names.map((name) => ({ name })),
    );
}
