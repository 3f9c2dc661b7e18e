import { beforeEach, expect, it } from 'vitest';
import { recallDice, rememberCommitment, rememberNonce } from './commitment';

beforeEach(() => localStorage.clear());

it('keeps the first commitment that was seen', () => {
    rememberCommitment('one', 'aa');
    rememberCommitment('one', 'bb');
    expect(recallDice('one').commitment).toBe('aa');
    expect(recallDice('other')).toEqual({});
});

it('keeps the latest nonce of each seat beside it', () => {
    rememberCommitment('one', 'aa');
    rememberNonce('one', 0, 'first');
    rememberNonce('one', 0, 'second');
    rememberNonce('one', 2, 'third');
    expect(recallDice('one')).toEqual({ commitment: 'aa', nonces: { 0: 'second', 2: 'third' } });
});

it('forgets the oldest games', () => {
    for (let game = 0; game <= 300; game += 1) rememberCommitment(String(game), 'aa');
    expect(recallDice('0')).toEqual({});
    expect(recallDice('300').commitment).toBe('aa');
});

it('starts anew when what was kept is unreadable', () => {
    localStorage.setItem('logothete-dice', '{broken');
    rememberCommitment('one', 'aa');
    expect(recallDice('one').commitment).toBe('aa');
});
