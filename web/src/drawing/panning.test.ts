import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../lib/text/texts.svelte';
import Viewport from '../drawing/Viewport.svelte';

let resized: (size: { width: number; height: number }) => void;

vi.hoisted(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
});

const clicked = vi.fn();

beforeAll(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"language":"en","resources":[]}')));
    await speak('en');
    vi.stubGlobal(
        'ResizeObserver',
        class {
            constructor(heard: (entries: { contentRect: object }[]) => void) {
                resized = (size) => heard([{ contentRect: size }]);
            }
            observe() {}
            disconnect() {}
        },
    );
    HTMLElement.prototype.setPointerCapture = () => {};
});

beforeEach(() => {
    clicked.mockReset();
    const children = createRawSnippet(() => ({
        render: () => '<g><rect role="button" aria-label="piece" tabindex="0"></rect></g>',
        setup: (element) => element.addEventListener('click', clicked),
    }));
    render(Viewport, { width: 1000, height: 500, label: 'Board', children });
    resized({ width: 500, height: 250 });
    flushSync();
});

afterEach(cleanup);

function transform(): string {
    return document.querySelector('.frame > svg > g')?.getAttribute('transform') ?? '';
}

function pointer(type: string, target: Element, x: number, y: number, id = 1): Promise<unknown> {
    return fireEvent(
        target,
        Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, buttons: 1 }), {
            pointerId: id,
            pointerType: 'mouse',
        }),
    );
}

test('at first the whole board is seen', () => {
    expect(transform()).toBe('translate(0 0) scale(0.5)');
});

test('the wheel looks closer at what is under it', async () => {
    const frame = screen.getByRole('region', { name: 'Board' });
    await fireEvent.wheel(frame, { deltaY: -400, clientX: 0, clientY: 0 });

    expect(transform()).toMatch(/^translate\(0 0\) scale\(0\.9/);
});

test('a click on a piece arrives, a drag that begins there does not count as one', async () => {
    const piece = screen.getByRole('button', { name: 'piece' });
    await pointer('pointerdown', piece, 100, 100);
    await pointer('pointermove', piece, 102, 101);
    await pointer('pointerup', piece, 102, 101);
    await fireEvent.click(piece);
    expect(clicked).toHaveBeenCalledTimes(1);

    await fireEvent.keyDown(piece, { key: '+' });
    const before = transform();
    await pointer('pointerdown', piece, 100, 100);
    await pointer('pointermove', piece, 60, 100);
    await pointer('pointerup', piece, 60, 100);
    await fireEvent.click(piece);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(transform()).not.toBe(before);
});

test('keys and buttons do the same', async () => {
    const frame = screen.getByRole('region', { name: 'Board' });
    await fireEvent.keyDown(frame, { key: '+' });
    const closer = transform();
    await fireEvent.keyDown(frame, { key: '0' });
    expect(transform()).toBe('translate(0 0) scale(0.5)');

    await fireEvent.click(screen.getAllByRole('button')[1] as Element);
    expect(transform()).toBe(closer);
});
