/**
 * For tests of guides: recorded games as one seat saw them (`python -m tests.guides` makes them), each moment in both languages,
 * and what a guide has to say of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import { changed, type Change } from './api/change';
import type { GameEvent, Prompt, TitleDetail } from './api/types';
import type { Guide, Lesson, Sight } from './guiding';
import { Catalogue } from './text/catalogue';
import { Narrator } from './text/narrator';
import { LANGUAGES } from './text/texts.svelte';

interface Recording {
    title: string;
    verbs: TitleDetail['verbs'];
    domains: Record<string, string[]>;
    scene: unknown;
    games: {
        seat: number;
        moments: { prompt: Prompt; offers: string[]; told: GameEvent[]; view: Change }[];
    }[];
}

const GAMES = '../src/logothete/games';

/** The recorded games of a folder of `games/`, with the words in `texts` (below the games' own sources). */
export function replayed(folder: string, texts: readonly string[]): Sight[][] {
    const packed = readFileSync(join('src/games', folder, 'guide.moments.json.gz'));
    const recording = JSON.parse(gunzipSync(packed).toString()) as Recording;
    return LANGUAGES.flatMap((language) => {
        const sources = texts.flatMap((one) =>
            readdirSync(join(GAMES, one))
                .filter((file) => file.endsWith(`${language}.ftl`))
                .map((file) => readFileSync(join(GAMES, one, file), 'utf8')),
        );
        const catalogue = new Catalogue(language, sources);
        const narrator = new Narrator(catalogue, recording as unknown as TitleDetail, []);
        return recording.games.map(({ seat, moments }) => {
            let view: unknown = null;
            return moments.map((moment, decided): Sight => {
                view = changed(view, moment.view);
                return {
                    scene: recording.scene,
                    view,
                    seat,
                    prompt: moment.prompt,
                    offers: moment.offers.map((text) => narrator.read(text)),
                    picked: { verb: null, things: [] },
                    told: moment.told,
                    decided,
                    undoable: false,
                    refused: false,
                    narrator,
                };
            });
        });
    });
}

/** The same moment while something of the decision is chosen: each verb that is offered. */
export function halfway(now: Sight): Sight[] {
    const verbs = new Set(now.offers.map(({ verb }) => verb));
    return [...verbs].map((verb) => ({ ...now, picked: { verb, things: [] } }));
}

/** The step that a guide shows at a moment. */
export function stepAt(guide: Guide, now: Sight): Lesson | undefined {
    return guide.begun(now) ? undefined : guide.steps.find((step) => step.when(now));
}

/** The steps of a game in the order in which they are shown, each once. */
export function course(guide: Guide, game: readonly Sight[]): string[] {
    return [...new Set(game.flatMap((now) => stepAt(guide, now)?.key ?? []))];
}

/** Expects a lesson to have its words, whole ones, and to point at what there is. */
export function expectTaught(lesson: Lesson, now: Sight): void {
    const said = [now.narrator.say(`guide-${lesson.key}`), lesson.text(now)];
    for (const text of said) {
        expect(text.trim(), lesson.key).not.toBe('');
        expect(text, lesson.key).not.toMatch(/undefined|NaN|Infinity|[{}]|guide-/);
    }
    for (const spot of lesson.at?.(now) ?? [])
        if ('domain' in spot) expect(spot.key, lesson.key).not.toBe('');
}

/** Fails when a catalogue reports something while `act` runs. */
export function withoutComplaint(act: () => void): void {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
        act();
        expect(complaints.mock.calls).toEqual([]);
    } finally {
        complaints.mockRestore();
    }
}
