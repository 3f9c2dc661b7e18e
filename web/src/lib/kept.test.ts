import { expect, test } from 'vitest';
import { kept } from './kept';

const before = { turn: 3, seats: [{ garrisons: { nikaia: 1 } }, { garrisons: {} }], offer: null };

test('what is equal stays the same object', () => {
    expect(kept(before, structuredClone(before))).toBe(before);
});

test('of what has changed, the other parts stay', () => {
    const now = kept(before, { ...structuredClone(before), turn: 4 });
    expect(now).toEqual({ ...before, turn: 4 });
    expect(now.seats).toBe(before.seats);
});

test('a change deep inside makes all that contains it new, and nothing beside it', () => {
    const next = structuredClone(before);
    next.seats[0]!.garrisons.nikaia = 2;
    const now = kept(before, next);
    expect(now).toEqual(next);
    expect(now.seats).not.toBe(before.seats);
    expect(now.seats[0]).not.toBe(before.seats[0]);
    expect(now.seats[1]).toBe(before.seats[1]);
});

test('a list that has grown or shrunk keeps what it had', () => {
    const [first, second] = [{ key: 1 }, { key: 2 }];
    expect(kept([first], [{ key: 1 }, { key: 2 }])[0]).toBe(first);
    expect(kept([first, second], [{ key: 1 }])).toEqual([first]);
});

test('a part that is gone, or is there for the first time, is a change', () => {
    expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(kept({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b');
    expect(kept<unknown>({ a: 1 }, [])).toEqual([]);
    expect(kept<unknown>(null, { a: 1 })).toEqual({ a: 1 });
});

test('what has a class of its own is not looked into', () => {
    const [one, other] = [new Set([1]), new Set([1])];
    expect(kept({ set: one }, { set: other }).set).toBe(other);
});
