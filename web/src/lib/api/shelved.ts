/**
 * A title as it is at one table: its words and its board.
 *
 * A game goes on with the content that it began with, even when its title has another one by now.
 */
import { get } from './client';
import type { SceneInfo, TableInfo, TitleDetail } from './types';

export interface Shelved {
    detail: TitleDetail;
    scene: unknown;
}

type Table = Pick<TableInfo, 'title' | 'pack' | 'content' | 'staged'>;

export async function titleAt(table: Table): Promise<Shelved> {
    const wanted = new URLSearchParams();
    if (table.pack) wanted.set('pack', table.pack);
    if (table.content) wanted.set('content', table.content);
    const query = wanted.size > 0 ? `?${wanted.toString()}` : '';
    for (const [key, value] of Object.entries(table.staged ?? {})) wanted.append('option', `${key}:${value}`);
    const staged = wanted.size > 0 ? `?${wanted.toString()}` : '';
    const [detail, found] = await Promise.all([
        get<TitleDetail>(`/titles/${table.title}${query}`),
        get<SceneInfo>(`/titles/${table.title}/scene${staged}`),
    ]);
    return { detail, scene: found.scene };
}
