/** The carved tokens: a fighter is square, a merchant triangular, a mage round. Centred, about 22 across. */
import type { Kind } from '../types';

export const OUTLINES: Readonly<Record<Kind, string>> = {
    fighter: 'M-8.5-10.5h17a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z',
    merchant: 'M-1.7-11.2a2 2 0 0 1 3.4 0L12 7.3a2 2 0 0 1-1.7 3h-20.6a2 2 0 0 1-1.7-3z',
    mage: 'M0-11.2a11.2 11.2 0 1 1 0 22.4 11.2 11.2 0 0 1 0-22.4z',
};

/** Where a figure stands in a token: a triangle has its room below. */
export const FIGURE_AT: Readonly<Record<Kind, number>> = { fighter: 0.5, merchant: 3.6, mage: 0.5 };

/** A burr, for Necrosians. */
export const BURR = burr(11, 13.2, 9);

function burr(thorns: number, outer: number, inner: number): string {
    const points = Array.from({ length: thorns * 2 }, (_, at) => {
        const angle = (at / thorns) * Math.PI - Math.PI / 2;
        const radius = at % 2 === 0 ? outer : inner;
        return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
    });
    return `M${points.join('L')}z`;
}
