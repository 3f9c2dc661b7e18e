/** The head of a region: its name between what it is worth and its guild, and how much room that leaves below. */
import type { Box, Point } from '../../drawing/viewport';

/** From so many pixels a unit on, medals need not be enlarged. */
const NEAR = 0.36;
/** From so many on, names have room; of fewer pixels their letters are not worth showing. */
const NAMED = 0.48;
const LEGIBLE = 8.5;
/** The share of a letter's height that it is wide, on average. */
const LETTER = 0.47;
const MEDAL = 13;

export interface Head {
    /** Size of the letters; 0: the name is not shown. */
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
    const middle = room.x + room.width / 2;
    const size = scale >= NEAR ? Math.min(1.6, Math.max(1, 0.72 / scale)) : 2;
    const radius = MEDAL * size;
    const aside = medals * (2 * radius + 4);
    const wanted = Math.min(26, Math.max(18, 13.5 / scale));
    const letters = Math.max(
        LEGIBLE / scale,
        Math.min(wanted, (room.width * 1.25 - aside) / (name.length * LETTER)),
    );
    const height = radius * 2.1;
    const y = room.y + height / 2;
    // Half way up a cell is wider than the box that fits into all of it.
    const wider = room.width * 0.05;
    const body = {
        x: room.x - wider,
        y: room.y + height,
        width: room.width + 2 * wider,
        height: Math.max(1, room.height - height),
    };
    if (scale < NAMED) {
        const pitch = radius * 2.2;
        const first = middle - ((medals - 1) * pitch) / 2;
        return {
            letters: 0,
            name: { x: middle, y },
            size,
            medals: Array.from({ length: medals }, (_, at) => ({ x: first + at * pitch, y })),
            body,
        };
    }
    const long = name.length * LETTER * letters;
    const left = middle - (long + aside) / 2;
    return {
        letters,
        name: { x: left + 2 * radius + 6 + long / 2, y },
        size,
        medals: Array.from({ length: medals }, (_, at) => ({
            x: at === 0 ? left + radius : left + long + 10 + (2 * at + 1) * radius + (at - 1) * 4,
            y,
        })),
        body,
    };
}
