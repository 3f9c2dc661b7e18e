/** A list of tables that is loaded in parts, and again when something has changed. */
import { get } from '../lib/api/client';
import type { TableInfo, TablePage } from '../lib/api/types';

export class TableList {
    readonly #path: string;
    tables = $state.raw<readonly TableInfo[]>([]);
    /** Where the next part begins; null if there is none. */
    next = $state<string | null>(null);
    loaded = $state(false);
    problem = $state.raw<unknown>(null);
    #asked = 0;

    constructor(path: string) {
        this.#path = path;
    }

    /** The list from its beginning. What is shown stays until the answer is there, and if there is none. */
    async load(): Promise<void> {
        const asked = (this.#asked += 1);
        try {
            const page = await get<TablePage>(this.#path);
            if (asked !== this.#asked) return;
            this.tables = page.tables;
            this.next = page.next;
            this.problem = null;
        } catch (error) {
            if (asked !== this.#asked) return;
            this.problem = error;
        }
        this.loaded = true;
    }

    /** The following part; fails as the request does. */
    async more(): Promise<void> {
        if (this.next === null) return;
        const asked = this.#asked;
        const page = await get<TablePage>(`${this.#path}?after=${encodeURIComponent(this.next)}`);
        if (asked !== this.#asked) return;
        const known = new Set(this.tables.map((table) => table.id));
        this.tables = [...this.tables, ...page.tables.filter((table) => !known.has(table.id))];
        this.next = page.next;
    }
}
