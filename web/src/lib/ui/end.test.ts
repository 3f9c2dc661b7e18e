import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEnd } from './end';

let grow: () => void;
let see: (inView: boolean, height?: number) => void;
let box: HTMLElement;
let leave: () => void;

beforeEach(() => {
    vi.stubGlobal(
        'ResizeObserver',
        class {
            constructor(heard: () => void) {
                grow = heard;
            }
            observe() {}
            disconnect() {}
        },
    );
    vi.stubGlobal(
        'IntersectionObserver',
        class {
            constructor(heard: (changes: object[]) => void) {
                see = (isIntersecting, height = 300) => heard([{ isIntersecting, rootBounds: { height } }]);
            }
            observe() {}
            disconnect() {}
        },
    );
    box = document.createElement('div');
    box.append(document.createElement('ol'));
    Object.defineProperty(box, 'scrollHeight', { value: 900 });
    leave = keepEnd(box);
});

afterEach(() => vi.unstubAllGlobals());

test('what is new comes into view', () => {
    grow();
    expect(box.scrollTop).toBe(900);
});

test('whoever has scrolled up is left in peace until they come back to the end', () => {
    see(false);
    grow();
    expect(box.scrollTop).toBe(0);
    see(true);
    grow();
    expect(box.scrollTop).toBe(900);
});

test('a box that is not shown has not been left', () => {
    see(false, 0);
    grow();
    expect(box.scrollTop).toBe(900);
});

test('nothing stays behind', () => {
    leave();
    expect(box.children).toHaveLength(1);
});
