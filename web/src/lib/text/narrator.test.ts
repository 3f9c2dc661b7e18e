/** What things are called: by their messages, or, if they are numbers, by themselves. */
import { expect, test } from 'vitest';
import { title } from '../../table/fake.svelte';
import { Catalogue } from './catalogue';
import { Narrator } from './narrator';

const narrator = new Narrator(new Catalogue('en', ['line-2 = second line\n']), title(), []);

test('a number without a name is its own', () => {
    expect(narrator.name({ domain: 'bid', key: '12' })).toBe('12');
});

test('a number with a name has that', () => {
    expect(narrator.name({ domain: 'line', key: '2' })).toBe('second line');
});
