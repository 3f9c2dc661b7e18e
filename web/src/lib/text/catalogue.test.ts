import { expect, it } from 'vitest';
import { Catalogue } from './catalogue';

it('never lets a French question mark begin a line', () => {
    const french = new Catalogue('fr', ['ask = Où va « { $name } » ?']);
    expect(french.say('ask', { name: 'Anna' })).toBe('Où va «\u202fAnna\u202f»\u202f?');
    expect(new Catalogue('en', ['ask = Where : here?']).say('ask')).toBe('Where : here?');
});
