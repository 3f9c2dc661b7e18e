import { expect, test } from 'vitest';
import { command } from './keys';

function press(key: string, more: Partial<Parameters<typeof command>[0]> = {}, letters = true) {
    return command(
        { key, ctrlKey: false, metaKey: false, altKey: false, target: document.body, ...more },
        letters,
    );
}

test('keys ask for what the help says', () => {
    expect(press('u')).toBe('undo');
    expect(press('z', { ctrlKey: true })).toBe('undo');
    expect(press('Escape')).toBe('back');
    expect(press('?')).toBe('rules');
    expect(press('3')).toEqual({ choose: 3 });
});

test('where somebody writes, no key does anything', () => {
    const field = document.createElement('textarea');

    expect(press('u', { target: field })).toBeNull();
    expect(press('Escape', { target: field })).toBeNull();
    expect(press('z', { ctrlKey: true, target: field })).toBeNull();
});

test('the browser’s own shortcuts are left alone', () => {
    expect(press('c', { ctrlKey: true })).toBeNull();
    expect(press('l', { metaKey: true })).toBeNull();
});

test('single letters can be turned off, Escape and Ctrl Z stay', () => {
    expect(press('u', {}, false)).toBeNull();
    expect(press('1', {}, false)).toBeNull();
    expect(press('Escape', {}, false)).toBe('back');
    expect(press('z', { ctrlKey: true }, false)).toBe('undo');
});
