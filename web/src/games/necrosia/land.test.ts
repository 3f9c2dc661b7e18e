import { describe, expect, it } from 'vitest';
import { cellOf, landOf, roomIn, sourcesOf } from './land';
import { scene } from './trial';

const SCENE = scene();
const LAND = landOf(SCENE);

/** The points of a drawn outline. */
function points(path: string): string[] {
    return path.slice(1, -1).split('L');
}

describe('the land', () => {
    it('has a cell for every region, the same every time', () => {
        expect([...LAND.cells.keys()]).toEqual(SCENE.regions.map((region) => region.key));
        expect(landOf(scene())).toEqual(LAND);
    });

    it('lets exactly the neighbours of the board touch', () => {
        for (const one of SCENE.regions) {
            const outline = new Set(points(LAND.cells.get(one.key)?.path ?? ''));
            const touched = SCENE.regions.filter((other) => {
                if (other.key === one.key) return false;
                const shared = points(LAND.cells.get(other.key)?.path ?? '').filter((point) =>
                    outline.has(point),
                );
                return shared.length > 1;
            });
            expect(touched.map((other) => other.key).sort()).toEqual([...one.borders].sort());
        }
    });

    it('stays on its sheet', () => {
        for (const { path } of LAND.cells.values()) {
            for (const point of points(path)) {
                const [x = 0, y = 0] = point.split(' ').map(Number);
                expect(x > 0 && x < LAND.width && y > 0 && y < LAND.height).toBe(true);
            }
        }
    });

    it('has room in every region for what may stand there', () => {
        for (const { room } of LAND.cells.values()) {
            expect(room.width).toBeGreaterThan(130);
            expect(room.height).toBeGreaterThan(90);
        }
    });
});

describe('cells', () => {
    it('are all that is nearest to their point', () => {
        const board = { width: 2, height: 1 };
        const two = [
            { ...SCENE.regions[0], key: 'west', place: [0.5, 0.5] },
            { ...SCENE.regions[0], key: 'east', place: [1.5, 0.5] },
        ] as unknown as typeof SCENE.regions;
        const west = cellOf(two[0] as (typeof two)[0], two, board);
        expect(Math.max(...west.map((point) => point.x))).toBeCloseTo(1);
        expect(Math.min(...west.map((point) => point.x))).toBe(0);
    });

    it('have their largest box in their middle', () => {
        const square = [
            { x: 0, y: 0 },
            { x: 200, y: 0 },
            { x: 200, y: 200 },
            { x: 0, y: 200 },
        ];
        expect(roomIn(square)).toEqual({ x: 12, y: 12, width: 176, height: 176 });
    });
});

describe('the necrosis', () => {
    it('comes from the cradle, over the shortest way', () => {
        const sources = sourcesOf(SCENE.regions);
        expect(sources.get('necrosia')).toBe('necrosia');
        expect(sources.get('ash-bastion')).toBe('necrosia');
        expect(sources.get('crossing')).toBe('ash-bastion');
        expect(sources.size).toBe(SCENE.regions.length);
    });
});
