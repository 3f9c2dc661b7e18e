/** What a table of some options would be like, as far as its title tells before anybody plays: seats, and cards of values. */
import { get } from '../lib/api/client';
import type { About, Card, SceneInfo, SetupInfo } from '../lib/api/types';
import type { Catalogue } from '../lib/text/catalogue';
import { t } from '../lib/text/texts.svelte';

export type Options = Readonly<Record<string, string>>;

export function setupOf(title: string, pack: string, players: number, options: Options): Promise<SetupInfo> {
    return get<SetupInfo>(`/titles/${title}/setup?${asked(pack, options, players)}`);
}

export async function sceneOf(title: string, pack: string, options: Options): Promise<unknown> {
    return (await get<SceneInfo>(`/titles/${title}/scene?${asked(pack, options)}`)).scene;
}

function asked(pack: string, options: Options, players?: number): string {
    const wanted = new URLSearchParams();
    if (pack) wanted.set('pack', pack);
    if (players !== undefined) wanted.set('players', String(players));
    for (const [key, value] of Object.entries(options)) wanted.append('option', `${key}:${value}`);
    return wanted.toString();
}

/** What a seat is in the game, who it plays with and whether it begins: "Normans, side 1, plays first". Empty: nothing to say. */
export function seatWords(words: Catalogue, setup: SetupInfo, seat: number): string {
    const names = Object.entries(setup.stands[seat] ?? {}).map(([domain, key]) =>
        words.say(`${domain}-${key}`),
    );
    const side = setup.sides[seat] ?? seat;
    const together = setup.sides.filter((one) => one === side).length > 1;
    return [
        ...names,
        ...(together ? [t('seat-side', { number: side + 1 })] : []),
        ...(setup.first === seat ? [t('seat-first')] : []),
    ].join(', ');
}

/** The facts of a card as sentences; what they are about is called by its name. */
export function factsOf(words: Catalogue, card: Card): string[] {
    return (card.facts ?? []).map((fact) => words.say(`fact-${fact.key}`, named(words, fact.about ?? {})));
}

function named(words: Catalogue, about: About): About {
    return Object.fromEntries(
        Object.entries(about).map(([domain, key]) => {
            const id = `${domain}-${key}`;
            return [domain, words.has(id) ? words.say(id) : key];
        }),
    );
}
