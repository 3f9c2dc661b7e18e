/** What the replay page knows besides drawing: its address, its keys, its speed, what to fetch ahead. */
import type { Eyes } from './chronicle';

export const SPEEDS = [0.5, 1, 2, 4, 8];
/** How long a move is shown at speed 1. */
export const MOVE_MS = 1400;

export type Command = { to: number } | 'play';

/** What a key means, or null; `move` and `moves` say where the reader is. */
export function commandOf(key: string, move: number, moves: number): Command | null {
    switch (key) {
        case 'ArrowRight':
            return { to: Math.min(move + 1, moves) };
        case 'ArrowLeft':
            return { to: Math.max(move - 1, 0) };
        case 'PageDown':
            return { to: Math.min(move + 10, moves) };
        case 'PageUp':
            return { to: Math.max(move - 10, 0) };
        case 'Home':
            return { to: 0 };
        case 'End':
            return { to: moves };
        case ' ':
            return 'play';
        default:
            return null;
    }
}

/** The move in an address; what is not one of this game is its end, where a reader begins to look back. */
export function moveIn(text: string | null, moves: number): number {
    return text !== null && /^\d+$/.test(text) ? Math.min(Number(text), moves) : moves;
}

/** The moves worth having soon: those ahead, more of them while it plays, and the one before. */
export function ahead(move: number, moves: number, playing: boolean): number[] {
    const wanted = playing ? [1, 2, 3, 4, 5] : [1, -1, 2];
    return wanted.map((step) => move + step).filter((one) => one >= 0 && one <= moves);
}

/** The address of a moment; a secret behind # stays there. */
export function momentAddress(game: string, move: number, eyes: Eyes, secret: string): string {
    return `/games/${game}/replay?move=${move}&eyes=${eyes}${secret ? `#${secret}` : ''}`;
}
