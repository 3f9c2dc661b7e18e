import { describe, expect, it } from 'vitest';
import { coloured } from './colouring';

function ring(length: number) {
    return Array.from({ length }, (_, at) => ({
        key: `p${at}`,
        borders: [`p${(at + 1) % length}`, `p${(at + length - 1) % length}`],
        lanes: [] as string[],
    }));
}

function clashes(provinces: { key: string; borders: string[]; lanes: string[] }[]): string[] {
    const colours = coloured(provinces);
    return provinces.flatMap((one) =>
        one.borders
            .filter((other) => colours.get(one.key) === colours.get(other))
            .map((other) => one.key + other),
    );
}

describe('colouring', () => {
    it('gives neighbours different colours', () => {
        const wheel = ring(7);
        for (const one of wheel) one.borders.push('hub');
        wheel.push({ key: 'hub', borders: ring(7).map((one) => one.key), lanes: [] });
        expect(clashes(wheel)).toEqual([]);
        expect(new Set(coloured(wheel).values()).size).toBe(4);
    });

    it('uses all colours evenly where nothing forces it', () => {
        const islands = Array.from({ length: 8 }, (_, at) => ({ key: `i${at}`, borders: [], lanes: [] }));
        const found = [...coloured(islands).values()];
        expect([0, 1, 2, 3].map((colour) => found.filter((one) => one === colour).length)).toEqual([
            2, 2, 2, 2,
        ]);
    });

    it('prefers different colours across a strait', () => {
        const shores = ['a', 'b'].map((key) => ({ key, borders: [], lanes: [key === 'a' ? 'b' : 'a'] }));
        const colours = coloured(shores);
        expect(colours.get('a')).not.toBe(colours.get('b'));
    });

    it('takes a fifth colour for a board that no flat map could show', () => {
        const keys = ['a', 'b', 'c', 'd', 'e'];
        const all = keys.map((key) => ({ key, borders: keys.filter((other) => other !== key), lanes: [] }));
        expect(clashes(all)).toEqual([]);
    });

    it('is the same every time', () => {
        expect([...coloured(ring(9))]).toEqual([...coloured(ring(9))]);
    });
});
