/** The faces of Diktat's bots: those who keep a city's doors, files, wires and secrets. */
import {
    BROWS,
    COLLAR,
    CURLS,
    EYES,
    HEAD,
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

/** Slabs of concrete with a few lit windows behind everybody. */
const BLOCKS: Part = [
    { d: 'M0 48V20h9V10h10v38ZM29 48V14h12v8h7v26Z', fill: '#2a2f37' },
    { d: 'M3 25h2v3H3ZM12 15h2v3h-2ZM44 27h2v3h-2ZM36 18h2v3h-2Z', fill: '#e0b45a' },
];
const SPECTACLES: Part = [
    {
        d: 'M16.6 21.4a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0ZM25 21.4a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0Z',
        line: 'trim',
        width: 1,
    },
    { d: 'M23 21q1-.8 2 0M16.6 21l-2-.8M31.4 21l2-.8', line: 'trim', width: 1 },
];
const PEAKED_CAP: Part = [
    { d: 'M12.5 14Q12 6.5 24 6t11.5 8q-11.5-3.4-23 0Z', fill: 'robe' },
    { d: 'M14 14q10-3.4 20 0l-1 3q-9-3.2-18 0Z', fill: 'trim' },
    { d: 'M24 8.4a1.5 1.5 0 1 0 .01 0Z', fill: '#c8ccd2' },
];
const FELT_HAT: Part = [
    { d: 'M8.5 15.5q15.5-5 31 0-1 2.6-4 2.4Q24 14 12.5 17.9q-3 .2-4-2.4Z', fill: 'robe' },
    { d: 'M15 14Q15.5 5 21 6q3 2 6 0 5.5-1 6 8-9-2.4-18 0Z', fill: 'robe' },
    { d: 'M15 13.8q9-2.4 18 0', line: 'trim', width: 1.8 },
];
const KERCHIEF: Part = [
    { d: 'M14 20Q12 7.5 24 7.5T34 20q-1.5-5-3.5-6.5-6.5-3-13 0Q15.5 15 14 20Z', fill: 'trim' },
    { d: 'M21 34.5l3 3 3-3 2 5-5-2-5 2Z', fill: 'trim' },
];
const HEADSET: Part = [
    { d: 'M13.6 20Q13 7.6 24 7.6T34.4 20', line: 'trim', width: 1.8 },
    { d: 'M11.8 18.6h3.4v6.4h-3.4ZM32.8 18.6h3.4v6.4h-3.4Z', fill: 'trim' },
    { d: 'M13.5 25q1 5.5 8 5.2', line: 'trim', width: 1.2 },
];
const GOGGLES: Part = [
    { d: 'M14.6 13.4h18.8v4H14.6Z', fill: 'trim' },
    { d: 'M17 12.6h5.4v5.6H17ZM25.6 12.6H31v5.6h-5.4Z', fill: '#8fb3c0' },
];
const LAPELS: Part = [
    { d: 'M17 35.4 24 46l7-10.6', line: 'trim', width: 1.8 },
    { d: 'M22.8 39h2.4l.8 9h-4Z', fill: 'trim' },
];

const PALE = { skin: '#dcc4b0', shade: '#b1947f' };
const WORN = { skin: '#c6ab93', shade: '#987c66' };
const TAWNY = { skin: '#b08562', shade: '#865f42' };
const DEEP = { skin: '#7d5642', shade: '#593b2c' };

function face(colours: Omit<Face, 'ground' | 'parts'>, ...parts: Part[]): Face {
    return { ...colours, ground: '#434b58', parts: [BLOCKS, ...parts] };
}

export const faces: Faces = {
    archivist: face(
        { ...PALE, hair: '#8b8f96', robe: '#4d4438', trim: '#1f2328' },
        SHOULDERS,
        LAPELS,
        NECK,
        HEAD,
        PARTING,
        EYES,
        BROWS,
        MOUTH,
        SPECTACLES,
    ),
    concierge: face(
        { ...WORN, hair: '#6d5a4a', robe: '#5b3f46', trim: '#b0484a' },
        SHOULDERS,
        NECK,
        HEAD,
        EYES,
        STERN,
        MOUTH,
        WRINKLES,
        KERCHIEF,
    ),
    inspector: face(
        { ...PALE, hair: '#2b2622', robe: '#23272e', trim: '#6d7480' },
        SHOULDERS,
        LAPELS,
        NECK,
        HEAD,
        SHORT_HAIR,
        EYES,
        STERN,
        MOUSTACHE,
        FELT_HAT,
    ),
    telephonist: face(
        { ...DEEP, hair: '#1c1512', robe: '#35525c', trim: '#c9a24a' },
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        CURLS,
        EYES,
        BROWS,
        SMILE,
        HEADSET,
    ),
    engineer: face(
        { ...TAWNY, hair: '#3a2c22', robe: '#5a5f52', trim: '#2a2f37' },
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        SHORT_HAIR,
        EYES,
        BROWS,
        MOUTH,
        GOGGLES,
    ),
    courier: face(
        { ...PALE, hair: '#a5622c', robe: '#2f4a3f', trim: '#1d2a26' },
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        SHORT_HAIR,
        EYES,
        BROWS,
        SMILE,
        PEAKED_CAP,
    ),
    stoker: face(
        { ...WORN, hair: '#d5d2c8', robe: '#6a4330', trim: '#3b2a22' },
        SHOULDERS,
        COLLAR,
        NECK,
        HEAD,
        SHORT_HAIR,
        EYES,
        STERN,
        MOUSTACHE,
        WRINKLES,
    ),
};
