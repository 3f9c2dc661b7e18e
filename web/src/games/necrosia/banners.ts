/**
 * How what stands in a region is arranged: one banner for each people, with a token for each kind it has there.
 *
 * Five peoples with three kinds each must be readable as well as one alone. Banners flow in rows through the room of the
 * region and are as large as they fit.
 */
import type { Box, Point } from '../../drawing/viewport';
import { KINDS, type Count, type Kind, type Region } from './types';

/** Sizes of a banner drawn at its own scale: its height, its emblem, a token, and the space between two banners. */
export const TALL = 26;
export const SLOT = 25;
/** The room for how many units are too few. */
export const DOOM = 42;
const GAP = 5;
const STEP = 0.05;

export interface Piece {
    kind: Kind;
    count: number;
    paralysed: number;
}

export interface Banner {
    /** Null: the Necrosians. */
    seat: number | null;
    total: number;
    /** From afar only the total is shown. */
    pieces: readonly Piece[];
    /** Where Necrosians bring the region down at the end of the year: how many units they outnumber. */
    against?: number;
    width: number;
}

export interface Flow {
    scale: number;
    /** The left end of each banner, half way up, in the order given. */
    spots: readonly Point[];
}

/** What stands in a region, as far as banners show it. */
export type Standing = Pick<Region, 'necrosians' | 'troops'> & Partial<Pick<Region, 'falling'>>;

/** The banners of a region: Necrosians first, then peoples in the order of the seats. */
export function bannersOf(region: Standing, near: boolean): Banner[] {
    const dead: Banner[] = region.necrosians > 0 ? [deadIn(region)] : [];
    const peoples = region.troops.map(({ seat, units, paralysed }) => {
        const pieces = near ? piecesOf(units, paralysed) : [];
        return { seat, total: totalOf(units), pieces, width: TALL + SLOT * Math.max(1, pieces.length) };
    });
    return [...dead, ...peoples];
}

function deadIn(region: Standing): Banner {
    const dead = { seat: null, total: region.necrosians, pieces: [], width: SLOT + 4 };
    return region.falling ? { ...dead, width: SLOT + 4 + DOOM, against: unitsIn(region) } : dead;
}

/** All units of all peoples in a region: with more Necrosians than that at the end of the year it falls. */
export function unitsIn(region: Pick<Region, 'troops'>): number {
    return region.troops.reduce((sum, troop) => sum + totalOf(troop.units), 0);
}

export function piecesOf(units: Count, paralysed: Count): Piece[] {
    return KINDS.flatMap((kind) => {
        const count = units[kind] ?? 0;
        return count > 0 ? [{ kind, count, paralysed: paralysed[kind] ?? 0 }] : [];
    });
}

export function totalOf(units: Count): number {
    return KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0), 0);
}

/**
 * Lay banners of these widths in rows into a box, at the largest scale up to `most` at which they fit. Smaller than `least` they
 * are never drawn: then they stand out of the box a little, which is better than not to be read.
 */
export function flowed(widths: readonly number[], box: Box, most: number, least = STEP * 4): Flow {
    let scale = Math.max(most, least);
    let rows = rowsAt(widths, box.width / scale);
    while (scale > least && !fits(rows, widths, box, scale)) {
        scale = Math.max(least, Math.round((scale - STEP) / STEP) * STEP);
        rows = rowsAt(widths, box.width / scale);
    }
    const pitch = (TALL + GAP) * scale;
    // What has no room stands out below, where it hides no name.
    const middle = box.y + box.height / 2 - ((rows.length - 1) * pitch) / 2;
    const top = Math.max(middle, box.y + (TALL * scale) / 2);
    const spots: Point[] = [];
    rows.forEach((row, line) => {
        let x = box.x + (box.width - lengthOf(row, widths) * scale) / 2;
        for (const at of row) {
            spots[at] = { x, y: top + line * pitch };
            x += ((widths[at] ?? 0) + GAP) * scale;
        }
    });
    return { scale, spots };
}

/** A banner must be so many times its own size on the screen for its kinds to be told apart, and for its number. */
const LEGIBLE = 0.52;
const LEAST = 0.46;

/**
 * The banners of a region as they fit into a box that is seen at `scale` pixels a unit: with every kind where that is
 * legible, otherwise only with how many they are.
 */
export function standing(
    region: Standing,
    box: Box,
    scale: number,
    largest: number,
): { banners: readonly Banner[]; flow: Flow } {
    const full = laid(bannersOf(region, true), box, largest);
    if (full.flow.scale * scale >= LEGIBLE) return full;
    return laid(bannersOf(region, false), box, largest, LEAST / scale);
}

function laid(banners: readonly Banner[], box: Box, largest: number, least?: number) {
    const widths = banners.map((banner) => banner.width);
    return { banners, flow: flowed(widths, box, largest, least) };
}

function rowsAt(widths: readonly number[], width: number): number[][] {
    const rows: number[][] = [];
    widths.forEach((one, at) => {
        const row = rows.at(-1);
        if (row && lengthOf(row, widths) + GAP + one <= width) row.push(at);
        else rows.push([at]);
    });
    return rows;
}

function fits(rows: readonly number[][], widths: readonly number[], box: Box, scale: number): boolean {
    const height = rows.length * TALL + (rows.length - 1) * GAP;
    const width = Math.max(0, ...rows.map((row) => lengthOf(row, widths)));
    return height * scale <= box.height && width * scale <= box.width;
}

function lengthOf(row: readonly number[], widths: readonly number[]): number {
    return row.reduce((sum, at) => sum + (widths[at] ?? 0), 0) + Math.max(0, row.length - 1) * GAP;
}
