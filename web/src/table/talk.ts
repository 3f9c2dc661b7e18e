/** Who may talk to whom at a table, and which lines belong together. */
import { post, ServerProblem } from '../lib/api/client';
import type { ChatLine, Prompt, TableInfo, TitleDetail } from '../lib/api/types';

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

/** What was written beside something that lies before the reader; the last word counts. Null: nothing. */
export function noteOf(lines: readonly ChatLine[], invitation: Prompt): ChatLine | null {
    const wanted = identity(invitation);
    return lines.findLast((line) => line.about && identity(line.about) === wanted) ?? null;
}

function identity({ key, about }: Prompt): string {
    return JSON.stringify([key, Object.entries(about ?? {}).sort()]);
}

/** Write something beside what the seat has laid before others; the problem, if it was not taken. */
export async function addNote(
    game: string,
    seat: number,
    key: string,
    text: string,
    secret?: string,
): Promise<ServerProblem | null> {
    try {
        await post(`/games/${game}/chat`, { text, seat, note: key }, secret ? { secret } : {});
        return null;
    } catch (error) {
        if (!(error instanceof ServerProblem)) throw error;
        return error;
    }
}
