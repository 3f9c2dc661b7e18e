/** A card that a pack adds says so; those of the game say nothing of where they come from. */
import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { TitleDetail } from '../../lib/api/types';
import { Catalogue } from '../../lib/text/catalogue';
import { Narrator } from '../../lib/text/narrator';
import CardFace from './CardFace.svelte';
import { scene } from './trial';

const TEXTS = '../src/logothete/games/necrosia/text';

const sources = readdirSync(TEXTS)
    .filter((file) => file.endsWith('.fr.ftl'))
    .map((file) => readFileSync(`${TEXTS}/${file}`, 'utf8'));
const narrator = new Narrator(
    new Catalogue('fr', sources),
    { verbs: [], domains: { card: [] } } as unknown as TitleDetail,
    [],
);

afterEach(cleanup);

test.each([
    ['NEC-C01', 0],
    ['HOUSE-01', 1],
])('a card of the rule %s', (rule, marks) => {
    const [card] = scene().cards;
    if (!card) throw new Error('there is no card');
    render(CardFace, { card: { ...card, rule }, narrator });
    expect(screen.queryAllByText(/Règle maison/)).toHaveLength(marks);
});
