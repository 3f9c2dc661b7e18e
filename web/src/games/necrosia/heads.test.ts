import { describe, expect, it } from 'vitest';
import { broken, headOf } from './heads';
import { landOf, TALL } from './land';
import { scene } from './trial';

const ROOM = { x: 100, y: 50, width: 220, height: 150 };

/** The French names, which are the longer ones, and how many medals go with each. */
const NAMES: readonly [string, string, number][] = [
    ['frostmoon', 'Givrelune', 1],
    ['high-mists', 'Hautes-Brumes', 2],
    ['stormpeak', 'Pic-aux-Orages', 1],
    ['amber-sanctuary', 'Sanctuaire d’Ambre', 2],
    ['coral-harbour', 'Port-Corail', 2],
    ['cairn-plain', 'Plaine des Cairns', 1],
    ['crossing', 'Croisée-des-Routes', 1],
    ['ash-bastion', 'Bastion de Cendre', 2],
    ['necrosia', 'Nécrosia', 1],
    ['sail-lagoon', 'Lagune aux Voiles', 1],
    ['emerald-terraces', 'Terrasses d’Émeraude', 1],
    ['echo-tower', 'Tour-des-Échos', 2],
    ['grey-heath', 'Landes Grises', 1],
    ['whisper-isles', 'Îles du Murmure', 1],
    ['singing-wood', 'Bois-Chantant', 2],
    ['copper-dunes', 'Dunes de Cuivre', 2],
    ['thousand-springs', 'Mille-Sources', 1],
    ['sun-cape', 'Cap-Solaire', 2],
];

describe('the head of a region', () => {
    it('has the name between what it is worth and its guild', () => {
        const { letters, name, medals } = headOf('Stormpeak', ROOM, 2, 0.66);
        expect(letters).toBeGreaterThan(15);
        expect(medals).toHaveLength(2);
        expect(medals[0]?.x).toBeLessThan(name.x);
        expect(medals[1]?.x).toBeGreaterThan(name.x);
    });

    it('makes letters smaller for a long name, but never too small to be read', () => {
        const short = headOf('Sun Cape', ROOM, 2, 0.66);
        const long = headOf('Sanctuaire d’Ambre et de Corail', ROOM, 2, 0.66);
        expect(long.letters).toBeLessThan(short.letters);
        expect(long.letters * 0.66).toBeGreaterThanOrEqual(8);
    });

    it('breaks a name that has no room in one line between its words, as evenly as they allow', () => {
        expect(broken('Sanctuaire d’Ambre')).toEqual(['Sanctuaire', 'd’Ambre']);
        expect(broken('Croisée-des-Routes')).toEqual(['Croisée-', 'des-Routes']);
        expect(broken('Necrosia')).toEqual(['Necrosia']);
        const { lines } = headOf('Sanctuaire d’Ambre', { ...ROOM, width: 120 }, 2, 0.42);
        expect(lines.map((line) => line.text)).toEqual(['Sanctuaire', 'd’Ambre']);
        expect(lines[0]?.y).toBeLessThan(lines[1]?.y ?? 0);
    });

    it('has no name where it could not be read', () => {
        const { lines, size, medals } = headOf('Stormpeak', ROOM, 1, 0.2);
        expect(lines).toEqual([]);
        expect(size).toBeGreaterThan(headOf('Stormpeak', ROOM, 1, 1).size);
        expect(medals[0]?.x).toBeCloseTo(ROOM.x + ROOM.width / 2, -1);
    });

    it('keeps every name on a phone, clear of its neighbours’', () => {
        const scale = 0.42;
        const land = landOf(scene(), TALL);
        const boxes = NAMES.map(([key, name, medals]) => {
            const room = land.cells.get(key)?.room;
            if (!room) throw new Error(`no region ${key}`);
            const head = headOf(name, room, medals, scale);
            expect(head.lines.length, name).toBeGreaterThan(0);
            const wide = Math.max(...head.lines.map((line) => line.text.length)) * 0.47 * head.letters;
            const tall = head.lines.length * head.letters;
            const left = Math.min(...head.medals.map((medal) => medal.x)) - 13 * head.size;
            const right = Math.max(
                head.name.x + wide / 2,
                ...head.medals.slice(1).map((medal) => medal.x + 13 * head.size),
            );
            return { name, left, right, top: head.name.y - tall / 2, bottom: head.name.y + tall / 2 };
        });
        for (const one of boxes)
            for (const other of boxes) {
                if (one === other) continue;
                const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
                const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
                expect(Math.min(across, down), `${one.name} and ${other.name}`).toBeLessThanOrEqual(2);
            }
    });

    it.each([0.3, 0.66, 2])('leaves the rest of the room to what stands there (scale %d)', (scale) => {
        const { body, medals } = headOf('Stormpeak', ROOM, 3, scale);
        expect(body.y + body.height).toBeCloseTo(ROOM.y + ROOM.height);
        expect(Math.max(...medals.map((medal) => medal.y))).toBeLessThan(body.y);
    });
});
