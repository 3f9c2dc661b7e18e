/** The sheet under a board: what is seen around it when a reader pans to its edge. */
import type { Box, Size } from './viewport';

/** The board and so much more on each side. */
export function around({ width, height }: Size, across: number, down = across): Box {
    return { x: -across, y: -down, width: width + 2 * across, height: height + 2 * down };
}
