/** Necrosia at the table. */
import type { Game } from '../contract';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { faces } from './cast';
import Cover from './Cover.svelte';
import { guide } from './guide';
import Defeat from './Defeat.svelte';
import Hand from './Hand.svelte';
import { seatLook } from './looks';
import Market from './Market.svelte';
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
    panels: [
        { key: 'market', part: Market, own: false, icon: 'table' },
        { key: 'cards', part: Cards, own: false, icon: 'book' },
    ],
    Outcome,
    Defeat,
    look: seatLook,
    moment,
    Moment,
    guide,
    world: 'world-necrosia',
};
