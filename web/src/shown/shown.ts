/** What a game shows of itself, with everything that it takes to draw and to tell it. */
import { gameOf } from '../games';
import type { Game } from '../games/contract';
import { get } from '../lib/api/client';
import { titleAt } from '../lib/api/shelved';
import type { SeatMark, ShownFrame, ShownGame, TitleDetail } from '../lib/api/types';
import { Narrator, plain, SEAT, type Thing } from '../lib/text/narrator';
import type { Catalogue } from '../lib/text/catalogue';
import { titleCatalogue, type Language } from '../lib/text/texts.svelte';

export interface Show {
    game: Game;
    scene: unknown;
    detail: TitleDetail;
    catalogue: Catalogue;
    shown: ShownGame;
}

const asked = new Map<string, Promise<Show | null>>();

/** A title that shows something and can be drawn; null for any other. Asked for once in each language. */
export function showOf(title: string, language: Language): Promise<Show | null> {
    const key = `${title} ${language}`;
    let found = asked.get(key);
    if (!found) {
        found = load(title, language);
        asked.set(key, found);
        found.catch(() => asked.delete(key));
    }
    return found;
}

async function load(title: string, language: Language): Promise<Show | null> {
    const shown = await get<ShownGame>(`/titles/${title}/shown`);
    if (shown.film.length === 0) return null;
    const [{ detail, scene }, catalogue, game] = await Promise.all([
        titleAt({ title, pack: '', content: '' }),
        titleCatalogue(title, '', language),
        gameOf(title),
    ]);
    return game && { game, scene, detail, catalogue, shown };
}

/** The seats of the shown game at a moment of it: nobody in particular plays, only what stands for them is named. */
export function seatsIn(frame: ShownFrame): SeatMark[] {
    const nobody = { kind: 'bot', name: '', who: '', level: null, ready: true, standin: false } as const;
    return frame.stands.map((stands, seat) => ({ ...nobody, seat, stands }));
}

export function narratorIn(show: Show, frame: ShownFrame): Narrator {
    return new Narrator(show.catalogue, show.detail, seatsIn(frame));
}

/** What a move did, in sentences. */
export function told(show: Show, frame: ShownFrame): string[] {
    const narrator = narratorIn(show, frame);
    return frame.log.map((event) => plain(narrator.event(event)));
}

/** What it was about, to be lit on the board. */
export function touched(show: Show, frame: ShownFrame): Thing[] {
    const narrator = narratorIn(show, frame);
    return frame.log.flatMap((event) => narrator.things(event.about)).filter(({ domain }) => domain !== SEAT);
}
