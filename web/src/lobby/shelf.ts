/**
 * The games of this server with their own words and pictures, and what the host allows. Asked for once; the words again
 * for each language.
 */
import { gameOf } from '../games';
import type { Game } from '../games/contract';
import { get } from '../lib/api/client';
import type { Host, TitleInfo } from '../lib/api/types';
import type { Catalogue } from '../lib/text/catalogue';
import { titleCatalogue, type Language } from '../lib/text/texts.svelte';

/** A game on the shelf. */
export interface Shelved {
    info: TitleInfo;
    words: Catalogue;
    /** What it brings to the page; null for a title that is played from a list of actions. */
    game: Game | null;
}

let titles: Promise<TitleInfo[]> | undefined;
let host: Promise<Host> | undefined;

/** All games, in the order of the server. */
export async function shelf(language: Language): Promise<Shelved[]> {
    return Promise.all((await allTitles()).map((info) => shelved(info, '', language)));
}

/** One game, or null if this server does not have it. */
export async function fromShelf(title: string, pack: string, language: Language): Promise<Shelved | null> {
    const info = (await allTitles()).find((one) => one.key === title);
    return info ? shelved(info, pack, language) : null;
}

export function hostInfo(): Promise<Host> {
    host ??= get<Host>('/host').catch((error: unknown) => {
        host = undefined;
        throw error;
    });
    return host;
}

/** Titles that are there to try the table: nothing hidden, nothing left to chance, and no picture of their own. */
export function minor(one: Pick<Shelved, 'info' | 'game'>): boolean {
    return !one.game?.Cover && !one.info.chance && !one.info.secrets;
}

function allTitles(): Promise<TitleInfo[]> {
    titles ??= get<TitleInfo[]>('/titles').catch((error: unknown) => {
        titles = undefined;
        throw error;
    });
    return titles;
}

async function shelved(info: TitleInfo, pack: string, language: Language): Promise<Shelved> {
    const [words, game] = await Promise.all([titleCatalogue(info.key, pack, language), partsOf(info.key)]);
    return { info, words, game };
}

/** What cannot be loaded is only a picture here: the shelf stands without it. */
async function partsOf(title: string): Promise<Game | null> {
    try {
        return await gameOf(title);
    } catch (error) {
        console.error(error);
        return null;
    }
}
