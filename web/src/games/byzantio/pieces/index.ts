/** How an edition draws its board and its pieces; everything else is common to all. */
import type { Component } from 'svelte';
import type { SeatLook } from '../../contract';
import type { MapSheet, Scene } from '../types';

export interface Pieces {
    Ground: Component<{ scene: Scene; map: MapSheet }>;
    /** Centred, about 14 across. */
    Garrison: Component<{ look: SeatLook }>;
    /** Its feet at 0, 0; about 30 high. */
    Pretender: Component<{ look: SeatLook }>;
    /** The picture of a city; none where provinces are the cities. */
    Town?: Component<{ large: boolean }>;
}
