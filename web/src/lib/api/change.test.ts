import { expect, test } from 'vitest';
import { changed } from './change';

test('a new value takes the place of the old one', () => {
    expect(changed({ turn: 1, prompt: { key: 'go' } }, { turn: [2], prompt: [null] })).toEqual({
        turn: 2,
        prompt: null,
    });
});

test('elements of a list are changed by their numbers, and it may become longer or shorter', () => {
    const seats = [{ name: 'a' }, { name: 'b' }];
    const after = changed(seats, { '1': [{ name: 'c' }], '2': [{ name: 'd' }] });

    expect(after).toEqual([{ name: 'a' }, { name: 'c' }, { name: 'd' }]);
    expect((after as unknown[])[0]).toBe(seats[0]);
    expect(changed(seats, { '#': [1] })).toEqual([{ name: 'a' }]);
    expect(seats).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test('a field that is gone is taken away, and an empty list is not a field that is gone', () => {
    expect(changed({ held: { x: 1, y: 2 }, tags: ['p'] }, { held: { x: [], z: [3] }, tags: [[]] })).toEqual({
        held: { y: 2, z: 3 },
        tags: [],
    });
});

test('what does not differ stays the same object', () => {
    const before = { view: { seats: [1], tiles: [{ turn: 1 }] }, offers: ['a'] };
    const after = changed(before, { view: { seats: [[2]] } }) as typeof before;

    expect(after.view.tiles).toBe(before.view.tiles);
    expect(after.offers).toBe(before.offers);
    expect(after.view.seats).toEqual([2]);
});
