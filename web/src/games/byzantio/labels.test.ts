import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labelsOf } from './labels';
import { planOf } from './layout';
import type { City, Province, Scene } from './types';

function scene(provinces: Partial<Province>[], cities: Partial<City>[], width = 400): Scene {
    return {
        board: { width, height: 1200 },
        provinces: provinces.map((one) => ({ number: 1, borders: [], lanes: [], closed: false, ...one })),
        cities: cities.map((one) => ({ size: 'large', ...one })),
        map: null,
    } as unknown as Scene;
}

function labels(of: Scene) {
    return labelsOf(of, planOf(of), (_domain, key) => key, 1);
}

describe('names on the board', () => {
    it('stand above a city that is alone', () => {
        const alone = scene(
            [{ key: 'hellas', stand: [50, 900] }],
            [{ key: 'thebae', province: 'hellas', place: [200, 400] }],
        );
        expect(labels(alone).cities.get('thebae')).toMatchObject({ x: 0, anchor: 'middle' });
    });

    it('go aside where a pretender would hide them', () => {
        const crowded = scene(
            [{ key: 'hellas', stand: [200, 390] }],
            [{ key: 'thebae', province: 'hellas', place: [200, 420] }],
        );
        expect(labels(crowded).cities.get('thebae')?.anchor).toBe('start');
    });

    it('keep away from the edge of the sheet', () => {
        const edge = scene(
            [{ key: 'chaldia', stand: [395, 390] }],
            [{ key: 'trapezus', province: 'chaldia', place: [385, 420] }],
        );
        expect(labels(edge).cities.get('trapezus')?.anchor).toBe('end');
    });

    it('need no second place where a province is its city', () => {
        const merged = scene(
            [{ key: 'scorial', stand: [200, 400] }],
            [{ key: 'scorial', province: 'scorial', place: [200, 400] }],
        );
        expect(labels(merged).cities.size).toBe(0);
        expect(labels(merged).provinces.get('scorial')).toMatchObject({ x: 200, y: 442 });
    });
});

describe('the shipped maps', () => {
    it.each(['byzantio', 'nekken'])('have an outline for every name of %s', (edition) => {
        const content = `../src/logothete/games/byzantio/content/${edition}`;
        const map = JSON.parse(readFileSync(`${content}/map.json`, 'utf-8')) as Scene['map'];
        const keys = [
            ...readFileSync(`${content}/board.toml`, 'utf-8').matchAll(/\[\[province\]\]\nkey = "(\w+)"/g),
        ];
        expect(keys.map(([, key]) => key).filter((key) => !map?.provinces[key ?? '']?.path)).toEqual([]);
        expect(keys.length).toBe(25);
    });
});
