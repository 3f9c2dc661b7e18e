import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goToEnd, keepEnd } from './end';

let grow: () => void;
let see: (inView: boolean, height?: number) => void;
let box: HTMLElement;
let leave: () => void;
let told: boolean[];

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
    told = [];
    leave = keepEnd((following) => told.push(following))(box) as () => void;
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

test('whoever asks for the end follows it at once, before anybody has noticed', () => {
    see(false);
    goToEnd(box);
    expect([box.scrollTop, told.at(-1)]).toEqual([900, true]);
    box.scrollTop = 0;
    grow();
    expect(box.scrollTop).toBe(900);
});

test('a box that is not shown has not been left', () => {
    see(false, 0);
    grow();
    expect(box.scrollTop).toBe(900);
});

test('only for whoever has scrolled up the browser keeps lines in their place, and it is told', () => {
    expect([box.style.overflowAnchor, told]).toEqual(['none', [true]]);
    see(false);
    expect([box.style.overflowAnchor, told]).toEqual(['', [true, false]]);
    see(true);
    expect([box.style.overflowAnchor, told]).toEqual(['none', [true, false, true]]);
});

test('nothing stays behind', () => {
    leave();
    expect(box.children).toHaveLength(1);
});
