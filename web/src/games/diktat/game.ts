/** Diktat at the table. */
import '@fontsource/courier-prime/latin-400.css';
import '@fontsource/courier-prime/latin-700.css';
import '@fontsource/saira-stencil-one/latin-400.css';
import type { Game } from '../contract';
import Board from './Board.svelte';
import Cabals from './Cabals.svelte';
import { faces } from './cast';
import Cover from './Cover.svelte';
import Defeat from './Defeat.svelte';
import { asides, panels } from './desk';
import { guide } from './guide';
import Hand from './Hand.svelte';
import { seatLook } from './looks';
import { moment } from './moment';
import Moment from './Moment.svelte';
import Outcome from './Outcome.svelte';
import Seat from './Seat.svelte';
import type { Scene, View } from './types';
import './world.css';

export const game: Game<View, Scene> = {
    Board,
    Cover,
    faces,
    Seat,
    Hand,
    panels: [{ key: 'cabals', part: Cabals, own: false, icon: 'table' }, ...panels],
    asides,
    Outcome,
    Defeat,
    look: seatLook,
    moment,
    Moment,
    guide,
    world: 'world-diktat',
};
