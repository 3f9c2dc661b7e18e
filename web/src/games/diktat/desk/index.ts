/** What the desk adds to the game: its panels, and which of them takes over what is done aside. */
import type { Panel } from '../../contract';
import Desk from './Desk.svelte';
import Dossiers from './Dossiers.svelte';

export const panels: readonly Panel[] = [
    { key: 'desk', part: Desk, own: true, icon: 'mail' },
    { key: 'dossiers', part: Dossiers, own: true, icon: 'book' },
];
/** The panel in which asides are done and invitations are read. */
export const asides = 'desk';
