/** Keeping the record of a finished game as a file. */
import { ServerProblem } from '../lib/api/client';
import type { Problem } from '../lib/api/types';

/** Whoever came with a secret cannot follow a plain link: the secret must not stand in an address. */
export async function saveRecord(game: string, secret: string): Promise<void> {
    const answer = await fetch(`/api/games/${game}/record`, {
        headers: { Authorization: `Bearer ${secret}` },
    });
    if (!answer.ok) throw new ServerProblem((await answer.json()) as Problem, answer.status);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = `${game}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
}
