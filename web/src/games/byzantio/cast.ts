/** The faces of Byzantio's bots: people of the court, the camp and the market. */
import {
    BEARD,
    BRAIDS,
    BROWS,
    COLLAR,
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

const GROUND = '#d9c08a';
const GOLD = '#c99a2e';
const PEARL = '#f4ead2';

/** A halo of gold leaf behind everybody's head, as in a mosaic. */
const HALO: Part = [{ d: 'M24 3a17.5 17.5 0 1 0 .01 0Z', fill: '#e9d7a6', line: '#b98f35', width: 1 }];
const VEIL: Part = [
    {
        d: 'M11 40Q8 9 24 6.5 40 9 37 40q-4 2-7 0 3-13 1.5-21Q29 12.5 24 12.5T16.5 19Q15 27 18 40q-3 2-7 0Z',
        fill: 'trim',
    },
];
const DIADEM: Part = [
    { d: 'M14.5 15.5 13.5 8l4.5 3 6-4.5 6 4.5 4.5-3-1 7.5Q24 12.5 14.5 15.5Z', fill: GOLD },
    { d: 'M24 9.5a1.3 1.3 0 1 0 .01 0Z', fill: '#7b2340' },
    { d: 'M15 16v6M33 16v6', line: PEARL, width: 1.4 },
];
const HOOD: Part = [
    {
        d: 'M10 44Q8 14 18 8q3-3.5 6-4.5 3 1 6 4.5 10 6 8 36-5-2-7.5-5 4.5-9 3-19Q31 12 24 12t-9.5 8q-1.5 10 3 19-2.5 3-7.5 5Z',
        fill: 'robe',
    },
];
const MITRE: Part = [
    { d: 'M13.5 15.5Q12 6 24 2.5 36 6 34.5 15.5 24 12 13.5 15.5Z', fill: '#6c1f3a' },
    { d: 'M24 4.5v6.5M21.2 7.3h5.6', line: GOLD, width: 1.4 },
    { d: 'M13.6 15.3Q24 11.8 34.4 15.3', line: GOLD, width: 1.5 },
];
const HELMET: Part = [
    { d: 'M13.5 18Q13 7.5 24 5q11 2.5 10.5 13Q24 14 13.5 18Z', fill: '#8c929b' },
    { d: 'M24 5V1.5M13.6 17.8Q24 13.8 34.4 17.8', line: GOLD, width: 1.6 },
    { d: 'M13.5 18q-1.5 6 .5 10l3-1q-1.5-5-.5-10ZM34.5 18q1.5 6-.5 10l-3-1q1.5-5 .5-10Z', fill: '#757b84' },
];
const CAP: Part = [
    { d: 'M14 15.5Q13 8 24 7.5T34 15.5Q24 12.5 14 15.5Z', fill: 'trim' },
    { d: 'M13.8 15.7Q24 12.3 34.2 15.7', line: GOLD, width: 1.8 },
];
const EARRINGS: Part = [{ d: 'M13.6 26.5a1.4 1.6 0 1 0 .01 0ZM34.4 26.5a1.4 1.6 0 1 0 .01 0Z', fill: GOLD }];
const BAND: Part = [{ d: 'M14.6 16.2Q24 12.6 33.4 16.2', line: GOLD, width: 1.8 }];

const LIGHT = { skin: '#e8bd95', shade: '#c8936b' };
const OLIVE = { skin: '#cf9c6e', shade: '#a8764b' };
const BROWN = { skin: '#a06f47', shade: '#7c5231' };

function face(colours: Omit<Face, 'ground' | 'parts'>, ...parts: Part[]): Face {
    return { ...colours, ground: GROUND, parts: [HALO, ...parts] };
}

export const faces: Faces = {
    eudokia: face(
        { ...LIGHT, hair: '#4b2c1a', robe: '#6b2d5c', trim: '#8d4f86' },
        SHOULDERS,
        NECK,
        HEAD,
        EYES,
        BROWS,
        MOUTH,
        PARTING,
        VEIL,
        BAND,
    ),
    bardas: face(
        { ...OLIVE, hair: '#2b211c', robe: '#7a2f24', trim: GOLD },
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        SHORT_HAIR,
        BEARD,
        EYES,
        STERN,
    ),
    theophano: face(
        { ...LIGHT, hair: '#7c4a1e', robe: '#2c5566', trim: GOLD },
        LONG_HAIR,
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        EYES,
        BROWS,
        SMILE,
        PARTING,
        DIADEM,
    ),
    kosmas: face(
        { ...OLIVE, hair: '#5c5048', robe: '#3d3732', trim: '#3d3732' },
        SHOULDERS,
        NECK,
        HEAD,
        BEARD,
        EYES,
        BROWS,
        HOOD,
    ),
    kassia: face(
        { ...BROWN, hair: '#1f1713', robe: '#a8572b', trim: '#e1b04b' },
        BRAIDS,
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        CURLS,
        EYES,
        BROWS,
        SMILE,
        EARRINGS,
    ),
    leontios: face(
        { ...LIGHT, hair: '#e6e0d6', robe: '#4a1a33', trim: GOLD },
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        LONG_BEARD,
        EYES,
        BROWS,
        WRINKLES,
        MITRE,
    ),
    nikephoros: face(
        { ...OLIVE, hair: '#33251b', robe: '#5a6168', trim: GOLD },
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        MOUSTACHE,
        EYES,
        STERN,
        HELMET,
    ),
    narses: face(
        { ...LIGHT, hair: '#9c8f80', robe: '#31614f', trim: '#b5402f' },
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        EYES,
        BROWS,
        MOUTH,
        WRINKLES,
        CAP,
    ),
    thekla: face(
        { ...OLIVE, hair: '#d8d0c4', robe: '#52462f', trim: '#3f6d83' },
        SHOULDERS,
        NECK,
        HEAD,
        EYES,
        BROWS,
        SMILE,
        WRINKLES,
        PARTING,
        VEIL,
    ),
    symeon: face(
        { ...BROWN, hair: '#2a1a12', robe: '#3b4d8a', trim: '#d9d2bd' },
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        CURLS,
        EYES,
        BROWS,
        SMILE,
    ),
};
