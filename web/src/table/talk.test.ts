import { expect, test } from 'vitest';
import type { ChatLine } from '../lib/api/types';
import { table, title } from './fake.svelte';
import { conversation, noteOf, talkForm } from './talk';

function line(number: number, to: number[] | null): ChatLine {
    return { number, name: 'Anna', seat: 0, text: `line ${number}`, at: 0, to };
}

test('a conversation holds what was said to exactly these', () => {
    const lines = [line(1, null), line(2, [0, 1]), line(3, [0, 1, 2]), line(4, [0, 2])];
    expect(conversation(lines, 0, [1]).map((one) => one.number)).toEqual([2]);
    expect(conversation(lines, 0, [2, 1]).map((one) => one.number)).toEqual([3]);
    expect(conversation(lines, 0, [])).toEqual(lines);
    expect(conversation(lines, null, [1])).toEqual(lines);
});

test('the option that the title names says how players may talk', () => {
    const talking = title();
    const free = { ...talking, title: { ...talking.title, talk: 'talk' } };
    const agreed = (talk: string) => table({ setup: { players: 3, options: { talk } } });
    expect(talkForm(free, agreed('private'))).toBe('private');
    expect(talkForm(free, agreed('forms'))).toBe('forms');
    expect(talkForm(free, table())).toBe('public');
    expect(talkForm(talking, agreed('private'))).toBe('public');
});

test('a note belongs to what lay there when it was written, and the last one counts', () => {
    const offer = (terms: number) => ({
        key: 'offer',
        rule: 'T-1',
        about: { rival_seat: 1, terms },
        answers: ['accept'],
    });
    const lines = [
        line(1, [0, 1]),
        { ...line(2, [0, 1]), about: { ...offer(7), answers: [] } },
        { ...line(3, [0, 1]), about: { ...offer(7), answers: [] } },
        { ...line(4, [0, 1]), about: { ...offer(8), answers: [] } },
    ];
    expect(noteOf(lines, offer(7))?.number).toBe(3);
    expect(noteOf(lines, offer(9))).toBeNull();
});
