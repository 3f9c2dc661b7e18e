import { expect, it, vi } from 'vitest';
import { towards, walk } from './walking';

it('walks to the next place in a direction', () => {
    const places = new Map([
        ['near', { x: 10, y: 2 }],
        ['far', { x: 30, y: 0 }],
        ['above', { x: 1, y: -20 }],
    ]);
    expect(towards({ x: 0, y: 0 }, places, 'ArrowRight')).toBe('near');
    expect(towards({ x: 0, y: 0 }, places, 'ArrowUp')).toBe('above');
    expect(towards({ x: 0, y: 0 }, places, 'ArrowLeft')).toBeNull();
});

it('takes the focus along, also from what only stands at a place', () => {
    document.body.innerHTML =
        '<div><button data-thing="town a"></button><button data-thing="town b"></button><button data-thing="guest"></button></div>';
    const board = document.querySelector('div') as Element;
    const at = new Map([
        ['town a', { x: 0, y: 0 }],
        ['town b', { x: 0, y: 10 }],
    ]);
    const press = (thing: string, key: string) => {
        const event = new KeyboardEvent('keydown', { key, cancelable: true });
        const target = document.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
        vi.spyOn(event, 'target', 'get').mockReturnValue(target);
        vi.spyOn(event, 'currentTarget', 'get').mockReturnValue(board);
        walk(event as KeyboardEvent & { currentTarget: Element }, at, (name) =>
            at.get(name === 'guest' ? 'town a' : name),
        );
        return [event.defaultPrevented, (document.activeElement as HTMLElement).dataset['thing']];
    };

    expect(press('town a', 'Enter')).toEqual([false, undefined]);
    expect(press('town a', 'ArrowDown')).toEqual([true, 'town b']);
    expect(press('town b', 'ArrowUp')).toEqual([true, 'town a']);
    expect(press('guest', 'ArrowDown')).toEqual([true, 'town b']);
});
