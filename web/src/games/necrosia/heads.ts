/** The head of a region: its name between what it is worth and its guild, and how much room that leaves below. */
import type { Box, Point } from '../../drawing/viewport';

/** Below so many pixels a unit nothing can be read, and names are left out; letters have so many pixels at least. */
const NAMED = 0.3;
const LEGIBLE = 8;
/** The share of a letter's height that it is wide, on average, and the height of a line. */
const LETTER = 0.47;
const LINE = 1.05;
const MEDAL = 13;
/** Medals are so many pixels large at least, from their middle to their rim; fewer where regions are small. */
const RIM = { near: 9.4, far: 6.5 };
const NEAR = 0.55;
const GAP = 4;
/** Half way up a cell is wider than the box that fits into all of it: so much. */
const WIDER = 1.25;

export interface Head {
    /** The name, in one line or two; none from afar. */
    lines: readonly { text: string; y: number }[];
    /** Size of the letters. */
    letters: number;
    name: Point;
    /** How large the medals are drawn. */
    size: number;
    medals: readonly Point[];
    /** What is left for what stands in the region. */
    body: Box;
}

/** `scale` is how many pixels a unit has; `medals` how many signs go with the name. */
export function headOf(name: string, room: Box, medals: number, scale: number): Head {
    const rim = scale >= NEAR ? RIM.near : RIM.far;
    const size = Math.min(2, Math.max(1, rim / (MEDAL * scale)));
    const radius = MEDAL * size;
    const aside = medals * (2 * radius + GAP);
    const texts = scale < NAMED ? [] : fitted(name, room.width * WIDER - aside, scale);
    const letters = texts.length === 0 ? 0 : sizeOf(texts, room.width * WIDER - aside, scale);
    const height = Math.max(radius * 2.1, texts.length * LINE * letters + GAP);
    const middle = { x: room.x + room.width / 2, y: room.y + height / 2 };
    const long = lengthOf(texts) * letters;
    const left = middle.x - (long + aside) / 2;
    // Half way up a cell is wider than the box that fits into all of it.
    const wider = room.width * 0.05;
    return {
        lines: texts.map((text, at) => ({
            text,
            y: middle.y + (at - (texts.length - 1) / 2) * LINE * letters,
        })),
        letters,
        name: { x: left + 2 * radius + GAP + long / 2, y: middle.y },
        size,
        medals: Array.from({ length: medals }, (_, at) => ({
            x:
                at === 0
                    ? left + radius
                    : left + 2 * radius + GAP + long + GAP + radius + (at - 1) * (2 * radius + GAP),
            y: middle.y,
        })),
        body: {
            x: room.x - wider,
            y: room.y + height,
            width: room.width + 2 * wider,
            height: Math.max(1, room.height - height),
        },
    };
}

/** A name in one line where that has room, otherwise in two. */
function fitted(name: string, width: number, scale: number): string[] {
    return name.length * LETTER * (LEGIBLE / scale) <= width ? [name] : broken(name);
}

/** A name in two lines that are as even as its words allow; in one if it has only one. */
export function broken(name: string): string[] {
    const breaks = [...name.matchAll(/[ -]/g)].map((found) => found.index + 1);
    const halves = breaks.map((at) => [name.slice(0, at).trimEnd(), name.slice(at)]);
    return halves.reduce((best, two) => (longest(two) < longest(best) ? two : best), [name]);
}

function sizeOf(texts: readonly string[], width: number, scale: number): number {
    const wanted = Math.min(26, Math.max(18, 13.5 / scale));
    return Math.max(LEGIBLE / scale, Math.min(wanted, width / lengthOf(texts)));
}

/** How wide the longest line is, for letters of size one. */
function lengthOf(texts: readonly string[]): number {
    return longest(texts) * LETTER;
}

function longest(texts: readonly string[]): number {
    return Math.max(0, ...texts.map((text) => text.length));
}
