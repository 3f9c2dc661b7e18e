/**
 * Who may import what: a game's folder stands for itself, and the shell knows games only by their contract.
 *
 * So a game can be added, changed or taken away without opening another's folder.
 */
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** What games and shared drawings may use of the rest of the page. */
const COMMON = ['lib/', 'drawing/', 'games/contract'];
/** All that the shell may know of games. */
const DOORS = ['games/contract', 'games/index'];
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

type Sources = Record<string, string>;

/** Imports that cross a border, as sentences. Paths begin below `src/`. */
function trespasses(sources: Sources): string[] {
    return Object.entries(sources).flatMap(([path, text]) =>
        importsOf(path, text).flatMap((target) => {
            const why = fault(path, target);
            return why ? [`${path} imports ${target}: ${why}`] : [];
        }),
    );
}

function importsOf(path: string, text: string): string[] {
    const named = [...text.matchAll(IMPORTS)].map((match) => match[1] ?? '');
    return named.filter((name) => name.startsWith('.')).map((name) => posix.join(posix.dirname(path), name));
}

function fault(path: string, target: string): string | null {
    const own = folderOf(path);
    const other = folderOf(target);
    if (own === null) {
        if (path.startsWith('drawing/') && !within(target, COMMON))
            return 'what games share knows only lib/ and the contract';
        if (target.startsWith('games/') && !path.startsWith('games/') && !within(target, DOORS))
            return 'the shell knows games by games/contract.ts and games/index.ts';
        return null;
    }
    if (other !== null) return own === other ? null : 'a game imports no other; share it in drawing/';
    // A test may set up what the shell would hand to the game.
    if (path.endsWith('.test.ts') || within(target, COMMON)) return null;
    return 'a game knows lib/, drawing/ and the contract';
}

/** The game's folder that a file lies in. */
function folderOf(path: string): string | null {
    return /^games\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function within(target: string, places: readonly string[]): boolean {
    return places.some((place) =>
        place.endsWith('/') ? target.startsWith(place) : target.replace(/\.ts$/, '') === place,
    );
}

test('nobody crosses a border', () => {
    const found: Sources = import.meta.glob(['../**/*.ts', '../**/*.svelte'], {
        query: '?raw',
        import: 'default',
        eager: true,
    });
    const sources = Object.fromEntries(
        Object.entries(found).map(([path, text]) => [posix.join('games', path), text]),
    );
    expect(Object.keys(sources)).toEqual(expect.arrayContaining(['main.ts', 'games/index.ts']));
    expect(trespasses(sources)).toEqual([]);
});

test.each([
    ['games/chess/Board.svelte', "import Knight from '../draughts/Knight.svelte';"],
    ['games/chess/pieces/Rook.svelte', "import { tower } from '../../draughts/towers';"],
    ['games/chess/board.test.ts', "import { tower } from '../draughts/towers';"],
    ['games/chess/game.ts', "const towers = await import('../draughts/towers');"],
    ['games/chess/world.ts', "import '../draughts/world.css';"],
    ['games/chess/Hand.svelte', "import { remember } from '../../table/memory';"],
    ['table/Log.svelte', "import type { View } from '../games/chess/types';"],
    ['pages/Game.svelte', "export { game } from '../games/chess/game';"],
    ['drawing/looks.ts', "import type { View } from '../games/chess/types';"],
    ['drawing/Card.svelte', "import { remember } from '../table/memory';"],
])('%s may not say: %s', (path, text) => {
    expect(trespasses({ [path]: text })).toHaveLength(1);
});

test.each([
    ['games/chess/Board.svelte', "import type { BoardParts } from '../contract';"],
    ['games/chess/blitz/game.ts', "import Board from '../Board.svelte';"],
    ['games/chess/pieces/Rook.svelte', "import { piece } from '../../../drawing/piece';"],
    ['games/chess/board.test.ts', "import { Choice } from '../../table/choice.svelte';"],
    ['games/contract.ts', "import type { Choice } from '../table/choice.svelte';"],
    ['pages/Game.svelte', "import { gameOf } from '../games';"],
    ['lobby/shelf.ts', "import type { Game } from '../games/contract';"],
])('%s may say: %s', (path, text) => {
    expect(trespasses({ [path]: text })).toEqual([]);
});
