/** Who may talk to whom at a table, and which lines belong together. */
import type { ChatLine, TableInfo, TitleDetail } from '../lib/api/types';

/** How players may talk: to chosen others too, to all, or only by what the game itself lets them tell. */
export type TalkForm = 'private' | 'public' | 'forms';

export function talkForm(title: TitleDetail, table: TableInfo): TalkForm {
    const said = title.title.talk === '' ? undefined : table.setup.options?.[title.title.talk];
    return said === 'private' || said === 'forms' ? said : 'public';
}

/** The lines of one conversation: of all that the reader hears, or of those with exactly these others. */
export function conversation(
    lines: readonly ChatLine[],
    own: number | null,
    others: readonly number[],
): readonly ChatLine[] {
    if (own === null || others.length === 0) return lines;
    const wanted = [own, ...others].sort((one, other) => one - other).join();
    return lines.filter((line) => line.to?.join() === wanted);
}
