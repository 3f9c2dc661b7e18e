/** The games that brought a folder, each loaded when it is wanted. */
import type { Game } from './contract';

const FOLDERS = import.meta.glob<{ game: Game }>('./*/game.ts');

export async function gameOf(title: string): Promise<Game | null> {
    const load = FOLDERS[`./${title}/game.ts`];
    return load ? (await load()).game : null;
}
