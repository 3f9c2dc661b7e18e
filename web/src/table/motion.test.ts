import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
});

import { settings } from '../lib/settings.svelte';
import { CALM_MS, followMotion } from './motion';

let board: HTMLElement;
let piece: HTMLElement;
let stop: () => void;

beforeEach(() => {
    vi.useFakeTimers();
    board = document.createElement('div');
    piece = board.appendChild(document.createElement('span'));
    stop = followMotion(board);
});

afterEach(() => {
    stop();
    settings.motion = 'system';
    vi.useRealTimers();
});

function moves(): boolean {
    return board.hasAttribute('data-moves');
}

function transition(propertyName: string): void {
    piece.dispatchEvent(Object.assign(new Event('transitionrun', { bubbles: true }), { propertyName }));
}

function animation(endTime: number): void {
    const begun = { animationName: 'go', effect: { getComputedTiming: () => ({ endTime }) } };
    piece.getAnimations = () => [begun as unknown as Animation];
    piece.dispatchEvent(
        Object.assign(new Event('animationstart', { bubbles: true }), { animationName: 'go' }),
    );
}

test('a board at rest says nothing', () => {
    expect(moves()).toBe(false);
});

test('it says so when a piece sets out, and until a while after', () => {
    transition('transform');
    expect(moves()).toBe(true);
    vi.advanceTimersByTime(CALM_MS - 1);
    expect(moves()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(moves()).toBe(false);
});

test('moves that follow one another are one motion', () => {
    for (let move = 0; move < 5; move += 1) {
        transition('transform');
        vi.advanceTimersByTime(CALM_MS - 1);
        expect(moves()).toBe(true);
    }
});

test('a change of colour is no move', () => {
    transition('fill');
    expect(moves()).toBe(false);
});

test('an animation that ends is a move; one that goes on for ever is none', () => {
    animation(Infinity);
    expect(moves()).toBe(false);
    animation(520);
    expect(moves()).toBe(true);
});

test.each(['introstart', 'outrostart'])('a piece that comes or goes moves (%s)', (type) => {
    piece.dispatchEvent(new CustomEvent(type));
    expect(moves()).toBe(true);
});

test('with reduced motion there is nothing to say', () => {
    settings.motion = 'reduced';
    transition('transform');
    animation(520);
    piece.dispatchEvent(new CustomEvent('introstart'));
    expect(moves()).toBe(false);
});

test('nothing is left behind when it ends', () => {
    transition('transform');
    stop();
    expect(moves()).toBe(false);
    transition('transform');
    expect(moves()).toBe(false);
});
