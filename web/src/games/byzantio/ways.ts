/** How far it is on the board, in marches of a pretender (BYZ-056): over borders and along lanes, never into what is closed. */
import type { Scene } from './types';

/** The marches from a province to every other that can be reached. */
export function marches(scene: Scene, from: string): ReadonlyMap<string, number> {
    const provinces = new Map(scene.provinces.map((province) => [province.key, province]));
    const far = new Map([[from, 0]]);
    const queue = [from];
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
        const province = provinces.get(key);
        for (const next of [...(province?.borders ?? []), ...(province?.lanes ?? [])]) {
            if (far.has(next) || provinces.get(next)?.closed !== false) continue;
            far.set(next, (far.get(key) ?? 0) + 1);
            queue.push(next);
        }
    }
    return far;
}

/** The province of each city. */
export function provincesOf(scene: Scene): ReadonlyMap<string, string> {
    return new Map(scene.cities.map((city) => [city.key, city.province]));
}
