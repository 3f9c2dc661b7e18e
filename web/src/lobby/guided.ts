/** A first game with somebody who explains: against the easiest bots, as many as can play. */
import { navigate } from '../lib/router.svelte';
import type { TitleInfo } from '../lib/api/types';
import { mostPlayers, quickTable } from './draft';
import { layAndStart } from './lay';
import { rememberQuick } from './quick';

export async function guidedGame(title: TitleInfo, levels: readonly string[]): Promise<void> {
    const level = levels[0] ?? '';
    const opponents = mostPlayers(title) - 1;
    const game = await layAndStart(quickTable(title, opponents, level));
    rememberQuick(title.key, opponents, level);
    navigate(`/games/${game}?guide=1`);
}
