/** Nekken at the table: Byzantio’s parts in another world. */
import { guide } from '../guide';
import Hand from '../Hand.svelte';
import { seatLook } from '../looks';
import { jot, sealsOf } from '../marking';
import { moment } from '../moment';
import Track from '../Track.svelte';
import type { Scene, View } from '../types';
import type { Game } from '../../contract';
import Beliefs from './Beliefs.svelte';
import Board from './Board.svelte';
import { faces } from './cast';
import Cover from './Cover.svelte';
import Outcome from './Outcome.svelte';
import Seat from './Seat.svelte';
import './world.css';

export const game: Game<View, Scene> = {
    Board,
    Cover,
    faces,
    Seat,
    Hand,
    panels: [
        { key: 'track', part: Track, own: false, icon: 'clock' },
        { key: 'beliefs', part: Beliefs, own: true, icon: 'search' },
    ],
    Outcome,
    look: seatLook,
    marks: sealsOf,
    jot,
    moment,
    guide,
    world: 'world-nekken',
};
