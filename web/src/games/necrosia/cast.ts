/** The faces of Necrosia's bots: those who stay on a land that sickens. */
import {
    BEARD,
    BRAIDS,
    BROWS,
    CLOSED,
    CURLS,
    EYES,
    HEAD,
    LONG_BEARD,
    LONG_HAIR,
    MOUSTACHE,
    MOUTH,
    NECK,
    PARTING,
    SHORT_HAIR,
    SHOULDERS,
    SMILE,
    STERN,
    WRINKLES,
    type Face,
    type Faces,
    type Part,
} from '../../drawing/face';

const PALE = '#d9e3c8';

/** A low moon and dead twigs behind everybody. */
const DUSK: Part = [
    { d: 'M35 4a8 8 0 1 0 .01 0Z', fill: '#b9c79a' },
    { d: 'M3 48q3-14 1-26l-3-5M4.5 27l5-6M4.4 35l6-4', line: '#1d2a24', width: 1.3 },
];
const COWL: Part = [
    {
        d: 'M9 46Q7 12 24 4.5 41 12 39 46q-5-2-8-6 4-10 2.5-20Q30 11 24 10.5 18 11 14.5 20 13 30 17 40q-3 4-8 6Z',
        fill: 'robe',
    },
    { d: 'M17 40Q13 30 14.5 20 18 11 24 10.5T33.5 20Q35 30 31 40', line: 'trim', width: 1.2 },
];
const WIDE_HAT: Part = [
    { d: 'M6 17q18-7.5 36 0-3 1.8-7 1.7Q24 15 13 18.7q-4 .1-7-1.7Z', fill: 'robe' },
    { d: 'M15 14.8Q16 4.5 24 4.5t9 10.3q-9-2.6-18 0Z', fill: 'robe' },
    { d: 'M15 14.6q9-2.6 18 0', line: 'trim', width: 1.8 },
];
const TRICORNE: Part = [
    { d: 'M5.5 15.5Q14 6 24 6t18.5 9.5Q33 13.5 24 16.5 15 13.5 5.5 15.5Z', fill: '#22303a' },
    { d: 'M6.5 15.2Q15 13.2 24 16.2q9-3 17.5-1', line: 'trim', width: 1.2 },
];
const LEAVES: Part = [
    {
        d: 'M15 15q-5-2-5-7 5 0 7 4.5 0-5.5 4-8 3 4 1 8 1-2 2-3 1 1 2 3-2-4 1-8 4 2.5 4 8Q33 8 38 8q0 5-5 7-9-4-18 0Z',
        fill: 'trim',
    },
];
const CANDLE: Part = [
    { d: 'M22.2 11V5h3.6v6Z', fill: PALE },
    { d: 'M24 5q-2-2 0-5 2 3 0 5Z', fill: '#f0b43c' },
    { d: 'M14.8 15.5Q24 9 33.2 15.5q-.1 1-.6 1.7Q24 12.5 15.4 17.2q-.5-.7-.6-1.7Z', fill: 'trim' },
];
const BEAK: Part = [
    { d: 'M16 18.5Q24 16.5 32 18.5q-1.5 8-8 15.5-6.5-7.5-8-15.5Z', fill: '#2a2d33' },
    { d: 'M20 20.3a1.6 1.6 0 1 0 .01 0ZM28 20.3a1.6 1.6 0 1 0 .01 0Z', fill: '#d0b453' },
    { d: 'M24 22.5v9', line: '#454a52', width: 1 },
];
const KERCHIEF: Part = [
    { d: 'M13.5 21Q10.5 8.5 24 7t10.5 14q-3-6.5-10.5-7.5Q16.5 14.5 13.5 21Z', fill: 'trim' },
    { d: 'M18 31q6 5 12 0l-1.5 5h-9Z', fill: 'trim' },
];
const SCAR: Part = [{ d: 'M28.5 16.5l2.5 9M28 20.5l3-.8M28.5 23.3l3-.8', line: '#8d3d4d', width: 1 }];
const VEINS: Part = [
    { d: 'M15.5 25q2.5 0 3.5 3.5M17.3 25.6q2-.6 2.7.4M32.5 13q-3 .5-4 3', line: '#4d3b5c', width: 0.9 },
];
const PATCH: Part = [
    { d: 'M25.8 18.5q2.5-1 4.8 0 .2 3.8-2.4 4.3-2.5-.6-2.4-4.3Z', fill: '#1b1b1f' },
    { d: 'M15 15.5 26 18.8M30.6 18.3 33 17', line: '#1b1b1f', width: 1.2 },
];
const CLASP: Part = [
    { d: 'M14 36.8Q24 44 34 36.8', line: 'trim', width: 2 },
    { d: 'M24 38.3a2 2 0 1 0 .01 0Z', fill: '#d0b453' },
];

const FAIR = { skin: '#e2c3a8', shade: '#b9937a' };
const GREYED = { skin: '#c3bfae', shade: '#948f80' };
const TAWNY = { skin: '#b98960', shade: '#8f6543' };
const DEEP = { skin: '#835a44', shade: '#5f3e2e' };

function face(colours: Omit<Face, 'ground' | 'parts'>, ...parts: Part[]): Face {
    return { ...colours, ground: '#47604f', parts: [DUSK, ...parts] };
}

export const faces: Faces = {
    thorn: face(
        { ...FAIR, hair: '#5a2430', robe: '#3c2440', trim: '#a06a8c' },
        SHOULDERS,
        NECK,
        HEAD,
        PARTING,
        EYES,
        STERN,
        MOUTH,
        COWL,
    ),
    marrow: face(
        { ...GREYED, hair: '#e4e2d6', robe: '#3b3f3a', trim: '#8d9b74' },
        SHOULDERS,
        CLASP,
        NECK,
        HEAD,
        LONG_BEARD,
        EYES,
        STERN,
        WRINKLES,
        VEINS,
    ),
    salt: face(
        { ...TAWNY, hair: '#40332b', robe: '#2c4a5c', trim: '#d0b453' },
        SHOULDERS,
        CLASP,
        NECK,
        HEAD,
        BEARD,
        EYES,
        BROWS,
        PATCH,
        TRICORNE,
    ),
    nettle: face(
        { ...FAIR, hair: '#b5651d', robe: '#41633a', trim: '#6f9a4a' },
        BRAIDS,
        SHOULDERS,
        CLASP,
        NECK,
        HEAD,
        SHORT_HAIR,
        EYES,
        BROWS,
        SMILE,
        LEAVES,
    ),
    wick: face(
        { ...GREYED, hair: '#5b5146', robe: '#5a4630', trim: '#7c6344' },
        SHOULDERS,
        CLASP,
        NECK,
        HEAD,
        CLOSED,
        BROWS,
        SMILE,
        MOUSTACHE,
        CANDLE,
    ),
    tansy: face(
        { ...TAWNY, hair: '#cfc8ba', robe: '#6a4a2c', trim: '#c79a2d' },
        SHOULDERS,
        NECK,
        HEAD,
        PARTING,
        EYES,
        BROWS,
        SMILE,
        WRINKLES,
        KERCHIEF,
    ),
    rook: face(
        { ...GREYED, hair: '#16171a', robe: '#1f2127', trim: '#4a4e58' },
        SHOULDERS,
        CLASP,
        NECK,
        HEAD,
        BEAK,
        WIDE_HAT,
    ),
    ochre: face(
        { ...DEEP, hair: '#1d1512', robe: '#a4651f', trim: '#e1b04b' },
        LONG_HAIR,
        SHOULDERS,
        CLASP,
        NECK,
        HEAD,
        CURLS,
        EYES,
        BROWS,
        MOUTH,
    ),
    gale: face(
        { ...DEEP, hair: '#e6e6ee', robe: '#3f5f78', trim: '#a9c4d4' },
        LONG_HAIR,
        SHOULDERS,
        CLASP,
        NECK,
        HEAD,
        PARTING,
        EYES,
        STERN,
        MOUTH,
        SCAR,
    ),
    moss: face(
        { ...TAWNY, hair: '#7d8f55', robe: '#4a4f2c', trim: '#7d8f55' },
        SHOULDERS,
        NECK,
        HEAD,
        LONG_BEARD,
        EYES,
        BROWS,
        WRINKLES,
        WIDE_HAT,
    ),
};
