/**
 * Faces of bots as data: a face is a few colours and a list of parts, drawn one over the other in a 48 × 48 box.
 *
 * What every head has is here; hats, masks and paint are a game's own (`cast.ts` in its folder).
 */

/** A colour of the face, or one of the part's own. */
export type Paint = 'skin' | 'shade' | 'hair' | 'robe' | 'trim' | 'ink' | `#${string}`;

export interface Shape {
    d: string;
    /** What fills it; nothing for a line. */
    fill?: Paint;
    line?: Paint;
    width?: number;
}

export type Part = readonly Shape[];

export interface Face {
    skin: string;
    /** The skin in shadow: neck, nose, ears. */
    shade: string;
    hair: string;
    robe: string;
    trim: string;
    /** What the head stands before. */
    ground: string;
    parts: readonly Part[];
}

/** The cast of a game: a face for each key that its title names. */
export type Faces = Readonly<Record<string, Face>>;

const INK = 'ink';

export const SHOULDERS: Part = [{ d: 'M4 48C5 38 13 34.5 24 34.5S43 38 44 48Z', fill: 'robe' }];
export const COLLAR: Part = [
    {
        d: 'M15.5 36.2C18 40.5 21 42 24 42s6-1.5 8.5-5.8l3 1C33 43.5 28.5 45.5 24 45.5S15 43.5 12.5 37.2Z',
        fill: 'trim',
    },
];
export const NECK: Part = [{ d: 'M20 28h8v7.5q-4 3-8 0Z', fill: 'shade' }];
export const HEAD: Part = [
    { d: 'M14.3 20.5q-1.8-.6-1.5 1.8t2.4 2.9ZM33.7 20.5q1.8-.6 1.5 1.8t-2.4 2.9Z', fill: 'shade' },
    { d: 'M15 18.5C15 12 18.5 9 24 9s9 3 9 9.5C33 27 29 32.5 24 32.5S15 27 15 18.5Z', fill: 'skin' },
];
export const EYES: Part = [
    { d: 'M19.9 20.2a1.15 1.3 0 1 0 .01 0ZM28.1 20.2a1.15 1.3 0 1 0 .01 0Z', fill: INK },
    { d: 'M24 20.5l-1.3 4.3q1.2.8 2.5.1', line: 'shade', width: 1.2 },
];
export const CLOSED: Part = [
    { d: 'M18.3 21.5q1.6 1.3 3.3 0M26.4 21.5q1.6 1.3 3.3 0', line: INK, width: 1.2 },
    { d: 'M24 20.5l-1.3 4.3q1.2.8 2.5.1', line: 'shade', width: 1.2 },
];
export const BROWS: Part = [{ d: 'M17.8 18.4q2-1.3 4-.4M26.2 18q2-.9 4 .4', line: 'hair', width: 1.3 }];
export const STERN: Part = [
    { d: 'M17.6 17.4q2.3-.2 4.5 1.3M25.9 18.7q2.2-1.5 4.5-1.3', line: 'hair', width: 1.5 },
];
export const MOUTH: Part = [{ d: 'M21.5 28q2.5 1.1 5 0', line: INK, width: 1.2 }];
export const SMILE: Part = [{ d: 'M20.6 27.2q3.4 3.2 6.8 0', line: INK, width: 1.3 }];
export const WRINKLES: Part = [
    { d: 'M17.5 23.8q1.5.9 3 .4M27.5 24.2q1.5.5 3-.4M20.5 14.6q3.5-.9 7 0', line: 'shade', width: 0.9 },
];
export const BEARD: Part = [
    {
        d: 'M15 20.5q.9 4 4.2 5.1 4.8-2.2 9.6 0 3.3-1.1 4.2-5.1.6 9.5-3.6 13.3-5.4 3.6-10.8 0-4.2-3.8-3.6-13.3Z',
        fill: 'hair',
    },
    { d: 'M21.6 28.3q2.4 1 4.8 0', line: INK, width: 1.2 },
];
export const LONG_BEARD: Part = [
    {
        d: 'M15 20.5q.9 4 4.2 5.1 4.8-2.2 9.6 0 3.3-1.1 4.2-5.1.9 12-2.4 17.5Q28 44 24 45.5 20 44 17.4 38 14.1 32.5 15 20.5Z',
        fill: 'hair',
    },
    { d: 'M21.6 28.3q2.4 1 4.8 0', line: INK, width: 1.2 },
    { d: 'M21 34q.4 4 1.6 7M27 34q-.4 4-1.6 7', line: 'shade', width: 0.8 },
];
export const MOUSTACHE: Part = [
    { d: 'M24 25.9q-2.8-.7-5.4 2 2.8 1.1 5.4-.6 2.6 1.7 5.4.6-2.6-2.7-5.4-2Z', fill: 'hair' },
];
export const LONG_HAIR: Part = [
    {
        d: 'M12.5 38q-2-20 3-26Q19 7.5 24 7.5t8.5 4.5q5 6 3 26-3 1.5-6 .5V19H18.5v19.5q-3 1-6-.5Z',
        fill: 'hair',
    },
];
export const SHORT_HAIR: Part = [
    { d: 'M14.2 19.5Q12.5 7.5 24 7.3t9.8 12.2q-1.3-4.7-4.3-6-5.5 2-11 0-3 1.3-4.3 6Z', fill: 'hair' },
];
export const PARTING: Part = [
    { d: 'M14.8 19Q15 11 24 8.8 33 11 33.2 19 30.5 13 24 11.3 17.5 13 14.8 19Z', fill: 'hair' },
];
export const CURLS: Part = [
    {
        d: 'M14.6 20.5a3.3 3.3 0 0 1-.9-5.2 3.3 3.3 0 0 1 2.6-4.7 3.3 3.3 0 0 1 4.4-2.9 3.6 3.6 0 0 1 6.6 0 3.3 3.3 0 0 1 4.4 2.9 3.3 3.3 0 0 1 2.6 4.7 3.3 3.3 0 0 1-.9 5.2q-.4-4.5-2.8-6.5-6.6 1.6-13.2 0-2.4 2-2.8 6.5Z',
        fill: 'hair',
    },
];
export const BRAIDS: Part = [
    {
        d: 'M13.5 18q-2.5 6-.5 10-2 3-.2 6-1.2 3 .7 5.5 2-2.5 1.3-5.5 1.6-3 .2-6 1.4-4 .5-9ZM34.5 18q2.5 6 .5 10 2 3 .2 6 1.2 3-.7 5.5-2-2.5-1.3-5.5-1.6-3-.2-6-1.4-4-.5-9Z',
        fill: 'hair',
    },
];
