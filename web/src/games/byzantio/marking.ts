/** The seals that a reader wants on the board: own targets with their worth, and what rivals are suspected of. */
import type { Mark } from '../contract';
import type { Thing } from '../../lib/text/narrator';
import { beliefOf, jotted, readSheet, suspected, type Sheet } from './beliefs';
import type { Scene, View } from './types';

const MAIN = '★';
const MAYBE = '?';

export function sealsOf(view: View, seat: number, notes: unknown): Mark[] {
    const sheet = readSheet(notes);
    const own = sheet.shown ? targetSeals(view, seat) : [];
    const revealed = new Set(sheet.marking === null ? sheet.revealed : [...sheet.revealed, sheet.marking]);
    const others = [...revealed].flatMap((rival) => {
        const belief = beliefOf(sheet, rival);
        return suspected(belief).map((city) => seal(city, rival, city === belief.main ? MAIN : MAYBE));
    });
    return [...own, ...others];
}

/** Pointing at the board while targets of a rival are marked there. */
export function jot(scene: Scene, view: View, seat: number, notes: unknown, thing: Thing): Sheet | null {
    return jotted(scene, view.seats.length, seat, readSheet(notes), thing);
}

/** What is on a seat's list, as far as the view shows it. */
export function targetSeals(view: View, seat: number): Mark[] {
    const targets = view.seats[seat]?.sheet?.targets ?? [];
    return targets.flatMap((target) =>
        target.city === null ? [] : [seal(target.city, seat, String(target.value))],
    );
}

function seal(city: string, seat: number, label: string): Mark {
    return { thing: { domain: 'city', key: city }, seat, label };
}
