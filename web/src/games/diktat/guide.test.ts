import type { Sight } from '../../lib/guiding';
import { describeGuide } from '../../lib/guiding.every';
import { guide } from './guide';
import type { Scene, View } from './types';

/** What random players hardly ever come to: struggles, deals, and the Others. */
describeGuide(guide, 'diktat', ['diktat/text'], (now) => {
    const view = now.view as View;
    const { track } = (now.scene as Scene).values.others;
    const prompted = (key: string, more: Partial<View> = {}): Sight => ({
        ...now,
        prompt: { key, rule: 'DIK-222', about: { number: 2 } },
        view: { ...view, ...more },
    });
    const nothing = { goods: {}, cards: [], markers: {}, way: null, clauses: [] };
    const offer = { seat: 1, to: [now.seat], form: 'offer', gives: nothing, asks: nothing };
    const oath = { number: 1, seats: [now.seat], clauses: [], wishes: [] };
    return [
        prompted('bid'),
        prompted('strike-for-others'),
        prompted('cleanse'),
        prompted('give-back'),
        prompted('manoeuvre', {
            others: true,
            corruption_track: Array.from({ length: track }, () => 'contagion'),
        }),
        prompted('manoeuvre', { seats: view.seats.map((seat) => ({ ...seat, corruption: 1 })) }),
        prompted('manoeuvre', { desk: { ...view.desk, offers: [offer] } }),
        prompted('manoeuvre', { desk: { ...view.desk, oaths: [oath] } }),
    ];
});
