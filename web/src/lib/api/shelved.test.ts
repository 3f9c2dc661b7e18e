import { expect, test, vi } from 'vitest';

import { titleAt } from './shelved';

test('a title is asked for with the pack and the content of its table, its scene by the options that it depends on', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
        asked.push(url);
        return Promise.resolve(
            new Response(JSON.stringify({ scene: url.includes('/scene') ? 'board' : '' })),
        );
    });
    const old = await titleAt({ title: 'byzantio', pack: 'my box', content: 'abc' });
    expect(old.scene).toBe('board');
    await titleAt({ title: 'tictactoe', pack: '', content: '', staged: { scenario: 'duel' } });
    expect(asked).toEqual([
        '/api/titles/byzantio?pack=my+box&content=abc',
        '/api/titles/byzantio/scene?pack=my+box&content=abc',
        '/api/titles/tictactoe',
        '/api/titles/tictactoe/scene?option=scenario%3Aduel',
    ]);
    vi.unstubAllGlobals();
});
