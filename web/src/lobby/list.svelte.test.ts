import { afterEach, describe, expect, it, vi } from 'vitest';
import { TableList } from './list.svelte';

const answer = (ids: string[], next: string | null) =>
    new Response(JSON.stringify({ tables: ids.map((id) => ({ id })), next }));
const ids = (list: TableList) => list.tables.map((table) => table.id);

afterEach(() => vi.unstubAllGlobals());

describe('a list of tables', () => {
    it('is loaded in parts, and no table twice', async () => {
        const fetched = vi
            .fn()
            .mockResolvedValueOnce(answer(['a', 'b'], '0.1.b'))
            .mockResolvedValueOnce(answer(['b', 'c'], null));
        vi.stubGlobal('fetch', fetched);
        const list = new TableList('/tables/open');
        await list.load();
        await list.more();
        expect(ids(list)).toEqual(['a', 'b', 'c']);
        expect(list.next).toBeNull();
        expect(fetched.mock.calls[1]?.[0]).toBe('/api/tables/open?after=0.1.b');
    });

    it('keeps what it shows when the server cannot be reached', async () => {
        const fetched = vi
            .fn()
            .mockResolvedValueOnce(answer(['a'], null))
            .mockRejectedValueOnce(new TypeError());
        vi.stubGlobal('fetch', fetched);
        const list = new TableList('/tables/open');
        await list.load();
        await list.load();
        expect(ids(list)).toEqual(['a']);
        expect(list.problem).toMatchObject({ code: 'unreachable' });
    });

    it('believes the latest question, not the latest answer', async () => {
        let late: (response: Response) => void = () => undefined;
        const fetched = vi
            .fn()
            .mockReturnValueOnce(new Promise<Response>((resolve) => (late = resolve)))
            .mockResolvedValueOnce(answer(['new'], null));
        vi.stubGlobal('fetch', fetched);
        const list = new TableList('/tables/open');
        const first = list.load();
        await list.load();
        late(answer(['old'], null));
        await first;
        expect(ids(list)).toEqual(['new']);
    });
});
