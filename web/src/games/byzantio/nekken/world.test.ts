import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('src/games/byzantio/nekken/world.css', 'utf-8');

/** The colours of a name, by day and by night, each as the sum of its parts. */
function light(name: string): number[] {
    const line = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
    return [...line.matchAll(/#(..)(..)(..)/g)].map((found) =>
        found.slice(1).reduce((sum, part) => sum + parseInt(part, 16), 0),
    );
}

it('lets the lava give the light by day too: the sea is darker than the land and mirrors its fire', () => {
    const land = Math.min(...['field-0', 'field-1', 'field-2', 'field-3'].flatMap(light));
    const [day = 0, night = 0] = light('sea');
    expect(day).toBeLessThan(land);
    expect(night).toBeLessThan(day);
    const [shine = 0] = light('sea-shine');
    expect(shine).toBeGreaterThan(day);
});
