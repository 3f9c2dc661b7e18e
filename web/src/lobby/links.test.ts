import { beforeEach, describe, expect, it } from 'vitest';
import type { Laid } from '../lib/api/types';
import { arrive, arrived, find, forget, keep, keepSeat, keepTable, secretOf, settled } from './links';

const LAID: Laid = {
    game: 'g1',
    link: 'table-secret',
    url: 'https://games.example.org/join#table-secret',
    seats: [{ seat: 1, secret: 'one', url: 'https://games.example.org/seat#one' }],
};

beforeEach(() => sessionStorage.clear());

describe('links of a table', () => {
    it('are still there after a reload', () => {
        keep(LAID);
        expect(find('g1')).toEqual(LAID);
    });

    it('belong to one table only', () => {
        keep(LAID);
        expect(find('g2')).toBeUndefined();
    });

    it('are not replaced by a rematch that came without secrets', () => {
        keep(LAID);
        keep({ game: 'g1', link: '', url: '', seats: [] });
        expect(secretOf('g1')).toBe('table-secret');
    });

    it('lose what was withdrawn', () => {
        keep(LAID);
        expect(keepSeat('g1', 1).seats).toEqual([]);
        expect(find('g1')?.link).toBe('table-secret');
    });

    it('replace the link of a seat and stay in order', () => {
        keep(LAID);
        const laid = keepSeat('g1', 0, { secret: 'zero', url: 'u' });
        expect(laid.seats.map((one) => one.seat)).toEqual([0, 1]);
        expect(keepSeat('g1', 1, { secret: 'new', url: 'u' }).seats[1]?.secret).toBe('new');
    });

    it('keep the seats when the table gets a new link', () => {
        keep(LAID);
        keepTable('g1', { link: 'fresh', url: 'u' });
        expect(find('g1')).toMatchObject({ link: 'fresh', seats: LAID.seats });
    });

    it('can be forgotten', () => {
        keep(LAID);
        forget('g1');
        expect(find('g1')).toBeUndefined();
    });

    it('are nothing where the browser holds nonsense', () => {
        sessionStorage.setItem('logothete-links-g1', '{"game":7}');
        expect(find('g1')).toBeUndefined();
        sessionStorage.setItem('logothete-links-g1', '{');
        expect(find('g1')).toBeUndefined();
    });
});

describe('a secret that somebody came with', () => {
    it('is kept until it was used', () => {
        arrive('abc');
        expect(arrived()).toBe('abc');
        settled();
        expect(arrived()).toBe('');
    });
});
