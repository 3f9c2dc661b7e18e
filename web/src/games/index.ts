/**
 * The games that brought a folder, each loaded when it is wanted.
 *
 * A folder is named after its title. A further title of the same family lies inside it, so that both can share what they have in
 * common; nobody else reaches into a folder (`borders.test.ts`).
 */
import type { Game } from './contract';

const LOADERS = new Map(
    Object.entries(import.meta.glob<{ game: Game }>(['./*/game.ts', './*/*/game.ts'])).map(([path, load]) => [
        path.split('/').at(-2),
        load,
    ]),
);

export async function gameOf(title: string): Promise<Game | null> {
    const load = LOADERS.get(title);
    return load ? (await load()).game : null;
}
