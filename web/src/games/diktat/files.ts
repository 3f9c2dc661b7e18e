/** Cards as files: what is printed on one, whether it is an Opportunity or a card of a Cabal, and what it says in words. */
import type { Narrator } from '../../lib/text/narrator';
import type { Scene, View } from './types';

export interface File {
    key: string;
    type: string;
    /** Where an Opportunity is won, and whose it is; null for a card of a Cabal. */
    sector: string | null;
    faction: string | null;
    cabal: string | null;
    symbols: readonly string[];
    darkness: number;
    attack: boolean;
}

/** What lies on a file before a player. */
export interface Kept {
    filled: readonly (string | null)[];
    used: boolean;
}

const found = new WeakMap<Scene, ReadonlyMap<string, File>>();

/** A card of the game by its key. Without the Others nothing asks for its Darkness, and it does not show. */
export function fileOf(scene: Scene, { others }: Pick<View, 'others'>, key: string): File | undefined {
    const files = found.get(scene) ?? all(scene);
    found.set(scene, files);
    const file = files.get(key);
    return file && !others ? { ...file, darkness: 0 } : file;
}

function all(scene: Scene): ReadonlyMap<string, File> {
    return new Map<string, File>([
        ...scene.opportunities.map((card): [string, File] => [card.key, { ...card, cabal: null }]),
        ...scene.cabal_cards.map((card): [string, File] => [
            card.key,
            { ...card, sector: null, faction: null, symbols: [], darkness: 0, attack: false },
        ]),
    ]);
}

/** Whose a file is: its sector and faction, or its Cabal. */
export function headOf(narrator: Narrator, file: File): string {
    if (file.sector === null) return narrator.name({ domain: 'cabal', key: file.cabal ?? '' });
    return narrator.say('page-of-sector', {
        sector: narrator.name({ domain: 'sector', key: file.sector }),
        faction: narrator.say(`faction-${file.faction ?? ''}`),
    });
}

/** A symbol of a file in words, and whether an Affinity lies on it. */
export function symbolTold(narrator: Narrator, symbol: string, filled: string | null): string {
    const named = (key: string) => narrator.name({ domain: 'affinity', key });
    if (filled !== null) return narrator.say('page-symbol-filled', { what: named(filled) });
    return symbol === 'any'
        ? narrator.say('page-symbol-any')
        : narrator.say('page-symbol', { what: named(symbol) });
}

/** What its narrow tab leaves out of a file, for whoever cannot see the whole: its name, symbols and tokens are on the tab. */
export function fileTold(narrator: Narrator, file: File, used: boolean): string {
    const type = used ? [narrator.say(`type-${file.type}`)] : [];
    return [...type, headOf(narrator, file), narrator.say(`card-${file.key}-text`)].join('. ');
}
