/** The desk while its reader must be silent. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { Choice } from '../../../table/choice.svelte';
import type { AsideParts } from '../../contract';
import Desk from './Desk.svelte';
import { narratorOf } from './trial';

const nothing = () => Promise.resolve(true);
const ASIDE: AsideParts = {
    choice: new Choice(),
    invitations: [],
    act: nothing,
    cautions: () => [],
    preview: () => Promise.resolve([]),
    noteOf: () => '',
    undoable: [],
    revise: nothing,
    locked: false,
};

function shown(seat: number): void {
    const view = {
        seats: [{ cabal: 'union' }, { cabal: 'resistance' }],
        stacks: [{ place: 'karst-1', seat: 0 }],
        doing: { action: 'strike', seat: 1, left: 1, others: true, place: 'karst-1' },
        desk: {
            oaths: [],
            draft: null,
            clause: [],
            offer: null,
            offers: [],
            left: [30, 30, 30],
            answers: null,
        },
    };
    const narrator = narratorOf('en', {}, ['Anna', 'Béla']);
    const scene = { cabals: [], clauses: {}, sectors: [] };
    render(Desk, { view, scene, seat, seats: [], narrator, aside: ASIDE } as never);
}

afterEach(cleanup);

test('whoever is attacked by the Others is told why nothing can be said', () => {
    shown(0);
    expect(screen.getByRole('status').textContent).toContain('says nothing until the attack is over');
    expect(screen.queryByText('Put something together')).toBeNull();
});

test('everybody else trades on', () => {
    shown(1);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Put something together')).toBeTruthy();
});
