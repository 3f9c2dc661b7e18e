/** What holds for the guide of every game, asked of its recorded games. */
import { describe, expect, it } from 'vitest';
import { MOST_STEPS, type Guide, type Sight } from './guiding';
import { course, expectTaught, halfway, replayed, stepAt, withoutComplaint } from './guiding.trial';

/** `rare` makes further moments of recorded ones: occasions for tips that hardly ever come. */
export function describeGuide(
    guide: Guide,
    folder: string,
    texts: readonly string[],
    rare: (now: Sight) => Sight[] = () => [],
): void {
    const games = replayed(folder, texts);
    const moments = games.flat();

    describe(`the guide of ${folder}`, () => {
        it(`takes at most ${MOST_STEPS} steps to the end of the first own turn`, () => {
            expect(guide.steps.length).toBeLessThanOrEqual(MOST_STEPS);
            for (const game of games) {
                const begun = game.findIndex((now) => guide.begun(now));
                expect(begun, 'the first turn ends').toBeGreaterThan(0);
                expect(course(guide, game).length).toBeGreaterThan(2);
                // Never back to the first steps.
                expect(game.slice(begun).every((now) => guide.begun(now))).toBe(true);
            }
        });

        it('has something to say of every question before that', () => {
            for (const now of moments)
                if (!guide.begun(now)) {
                    const lesson = stepAt(guide, now) ?? guide.tips.find((tip) => tip.when(now));
                    expect(lesson?.key, now.prompt?.key).toBeDefined();
                }
        });

        it('comes to every step, and leaves it behind', () => {
            const shown = new Set(moments.flatMap((now) => stepAt(guide, now)?.key ?? []));
            expect(guide.steps.map(({ key }) => key).filter((key) => !shown.has(key))).toEqual([]);
            for (const game of games)
                for (const step of guide.steps)
                    expect(game.findLastIndex((now) => stepAt(guide, now) === step)).toBeLessThan(
                        game.length - 1,
                    );
        });

        it('has words for every step in both languages, whole or half decided', () => {
            withoutComplaint(() => {
                for (const now of moments)
                    for (const sight of [now, ...halfway(now)]) {
                        const step = stepAt(guide, sight);
                        if (step) expectTaught(step, sight);
                    }
            });
        });

        it('says what came of a step', () => {
            withoutComplaint(() => {
                const reacted = new Set<string>();
                for (const game of games)
                    game.forEach((then, at) => {
                        const step = stepAt(guide, then);
                        const now = game[at + 1];
                        if (!step || !now || stepAt(guide, now) === step) return;
                        const came = step.came?.(now, then) ?? null;
                        if (came !== null) reacted.add(step.key);
                        expect(came ?? 'nothing').not.toMatch(/undefined|NaN|Infinity|[{}]|guide-/);
                    });
                expect(reacted.size).toBeGreaterThan(2);
            });
        });

        it('finds an occasion for every tip, with words in both languages', () => {
            withoutComplaint(() => {
                const found = new Map(guide.tips.map((tip) => [tip.key, new Set<string>()]));
                for (const now of moments)
                    for (const sight of [now, ...halfway(now), ...rare(now)])
                        for (const tip of guide.tips)
                            if (tip.when(sight)) {
                                expectTaught(tip, sight);
                                found.get(tip.key)?.add(sight.narrator.catalogue.language);
                            }
                expect([...found].filter(([, languages]) => languages.size < 2).map(([key]) => key)).toEqual(
                    [],
                );
            });
        });
    });
}
