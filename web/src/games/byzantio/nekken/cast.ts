/** The faces of Nekken's bots: people who live with ash and fire, painted for the way. */
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
} from '../../../drawing/face';

const BONE = '#efe3cc';
const EMBER = '#e8702a';

/** The glow of the mountain behind everybody. */
const GLOW: Part = [
    { d: 'M0 48 15 17q2-3.5 4 0l2 3 4-8q2.5-4 5 0l18 36Z', fill: '#3a2620' },
    { d: 'M24.2 13.5q3.2-5 6.4 0l-1.6 3-1.6-1.6-1.6 1.6Z', fill: EMBER },
];
const FUR: Part = [
    {
        d: 'M5 48q-1-8 5-11l2 2.5 2.5-4 2.5 3.5 2.5-3 4.5 4 4.5-4 2.5 3 2.5-3.5 2.5 4 2-2.5q6 3 5 11Z',
        fill: 'trim',
    },
];
const TEETH: Part = [
    { d: 'M15 37.5Q24 43.5 33 37.5', line: '#5b4232', width: 1 },
    { d: 'M17.5 39l1 4 1.6-3ZM22.8 40.8l1.2 4.2 1.2-4.2ZM27.9 40l1.6 3 1-4Z', fill: BONE },
];
const CHEEKS: Part = [
    { d: 'M17 24.5l4 .8M17.3 26.6l3.5.2M31 24.5l-4 .8M30.7 26.6l-3.5.2', line: EMBER, width: 1.3 },
];
const MASKED: Part = [{ d: 'M15 18.5q9-2.5 18 0l-.4 4.5q-8.6-2-17.2 0Z', fill: '#5a1e12' }];
const STRIPE: Part = [
    { d: 'M24 10v8.5', line: BONE, width: 2.2 },
    { d: 'M21 29.8v2.2M24 30.3v2.2M27 29.8v2.2', line: BONE, width: 1.2 },
];
const DOTS: Part = [
    {
        d: 'M18.2 16a.9.9 0 1 0 .01 0ZM21 14.7a.9.9 0 1 0 .01 0ZM24 14.2a.9.9 0 1 0 .01 0ZM27 14.7a.9.9 0 1 0 .01 0ZM29.8 16a.9.9 0 1 0 .01 0Z',
        fill: BONE,
    },
];
const FEATHERS: Part = [
    { d: 'M30 11Q35 2 41 1.5 40.5 8 32.5 14Z', fill: BONE },
    { d: 'M28.5 9.5Q31 1 36 .5 37 6.5 31.5 12Z', fill: EMBER },
    { d: 'M14.5 15.5Q24 11.5 33.5 15.5', line: '#5b4232', width: 1.8 },
];
const HORNED: Part = [
    { d: 'M16 12Q8 10 9 2.5q3.5 4.5 9.5 6ZM32 12q8-2 7-9.5-3.5 4.5-9.5 6Z', fill: BONE },
    { d: 'M14.5 14.5Q24 9 33.5 14.5l-.6 2.5Q24 12.5 15.1 17Z', fill: 'trim' },
];
const TOPKNOT: Part = [
    { d: 'M21 8.5q-3-5 3-6.5 6 1.5 3 6.5Z', fill: 'hair' },
    { d: 'M20.8 8.3h6.4', line: BONE, width: 1.6 },
];
const HEADBAND: Part = [{ d: 'M14.7 15.8Q24 11.8 33.3 15.8', line: EMBER, width: 2 }];

const DARK = { skin: '#7d4f32', shade: '#5c3721' };
const WARM = { skin: '#b07a4e', shade: '#8a5a35' };
const ASHEN = { skin: '#c9a284', shade: '#a07b5e' };

function face(colours: Omit<Face, 'ground' | 'parts'>, ...parts: Part[]): Face {
    return { ...colours, ground: '#8e3b22', parts: [GLOW, ...parts] };
}

export const faces: Faces = {
    ashfoot: face(
        { ...ASHEN, hair: '#3b332e', robe: '#4a4440', trim: '#6e655d' },
        SHOULDERS,
        FUR,
        NECK,
        HEAD,
        SHORT_HAIR,
        BEARD,
        EYES,
        BROWS,
    ),
    ember: face(
        { ...WARM, hair: '#a33a16', robe: '#5b2c1d', trim: '#5b2c1d' },
        BRAIDS,
        SHOULDERS,
        TEETH,
        NECK,
        HEAD,
        PARTING,
        EYES,
        BROWS,
        SMILE,
        CHEEKS,
    ),
    flint: face(
        { ...WARM, hair: '#d7d2c8', robe: '#4d4a47', trim: '#7d776e' },
        SHOULDERS,
        FUR,
        NECK,
        HEAD,
        LONG_BEARD,
        EYES,
        STERN,
        WRINKLES,
        HEADBAND,
    ),
    rivers: face(
        { ...DARK, hair: '#1a1412', robe: '#29525c', trim: '#29525c' },
        LONG_HAIR,
        SHOULDERS,
        TEETH,
        NECK,
        HEAD,
        PARTING,
        EYES,
        BROWS,
        MOUTH,
        STRIPE,
    ),
    smoke: face(
        { ...ASHEN, hair: '#5d5a58', robe: '#37302d', trim: '#8a7f74' },
        SHOULDERS,
        FUR,
        NECK,
        HEAD,
        SHORT_HAIR,
        MASKED,
        EYES,
        MOUTH,
    ),
    night: face(
        { ...DARK, hair: '#14100f', robe: '#262238', trim: '#514a6d' },
        LONG_HAIR,
        SHOULDERS,
        NECK,
        HEAD,
        PARTING,
        CLOSED,
        BROWS,
        MOUTH,
        DOTS,
    ),
    clay: face(
        { ...WARM, hair: '#2b1a12', robe: '#93452a', trim: '#93452a' },
        SHOULDERS,
        TEETH,
        NECK,
        HEAD,
        SHORT_HAIR,
        TOPKNOT,
        EYES,
        STERN,
        MOUTH,
        CHEEKS,
    ),
    thunder: face(
        { ...DARK, hair: '#221712', robe: '#5a3a1f', trim: '#7a5a36' },
        SHOULDERS,
        FUR,
        NECK,
        HEAD,
        BEARD,
        EYES,
        BROWS,
        HORNED,
    ),
    water: face(
        { ...ASHEN, hair: '#8c6a4a', robe: '#3d5a55', trim: '#3d5a55' },
        BRAIDS,
        SHOULDERS,
        TEETH,
        NECK,
        HEAD,
        CURLS,
        CLOSED,
        BROWS,
        SMILE,
        DOTS,
    ),
    flute: face(
        { ...WARM, hair: '#33211a', robe: '#6b5a33', trim: '#b59b60' },
        SHOULDERS,
        FUR,
        NECK,
        HEAD,
        SHORT_HAIR,
        EYES,
        BROWS,
        SMILE,
        FEATHERS,
    ),
};
