/** What the server tells of Byzantio and Nekken, and the drawing of a board, whose form only the page knows. */
import type * as told from './schema';

export type * from './schema';

export type Spot = readonly [number, number];

/** A drawing of the board, made beforehand; its form is described where it is made (`scripts/maps.py`). */
export interface MapSheet {
    width: number;
    height: number;
    scale: number;
    margin: number;
    provinces: Record<string, { path: string; label: Spot; room: number }>;
    land: string;
    coast: string;
    contours: readonly string[];
    borders: string;
    frontier: string;
    rivers: readonly string[];
    barriers: readonly { kind: string; path: string }[];
    lanes: Record<string, string>;
    crater: readonly string[];
}

export interface Scene extends told.Scene {
    map: MapSheet | null;
}
