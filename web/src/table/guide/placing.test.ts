import { afterEach, describe, expect, it } from 'vitest';
import { common, cornerFor, CORNERS, elementOf, operated, standing } from './placing';

const ROOM = { x: 0, y: 100, width: 1000, height: 700 };
const CARD = { width: 300, height: 200 };

describe('its corner', () => {
    it('stays where it covers nothing', () => {
        const now = { right: true, bottom: true };
        expect(cornerFor(CARD, ROOM, [{ x: 20, y: 120, width: 50, height: 50 }], now, 10)).toBe(now);
    });

    it('is another where it would cover what it speaks of', () => {
        const spoken = { x: 20, y: 120, width: 50, height: 50 };
        const corner = cornerFor(CARD, ROOM, [spoken], CORNERS[0], 10);
        expect(common(standing(CARD, ROOM, corner, 10), spoken)).toBe(0);
    });

    it('covers the least where it cannot be helped', () => {
        const large = { x: 0, y: 0, width: 1000, height: 600 };
        expect(cornerFor(CARD, ROOM, [large], CORNERS[0], 10)).toMatchObject({ bottom: true });
    });
});

describe('what it points at', () => {
    afterEach(() => document.body.replaceChildren());

    function draw(html: string): void {
        document.body.innerHTML = html;
        for (const one of document.querySelectorAll('*'))
            one.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
    }

    it('is a thing on the board, or its name in the list', () => {
        draw('<div data-guide="board"><button data-thing="city nicaea">N</button></div>');
        expect(elementOf({ domain: 'city', key: 'nicaea' })?.textContent).toBe('N');
        draw('<button data-chip="city nicaea">Nicaea</button>');
        expect(elementOf({ domain: 'city', key: 'nicaea' })?.textContent).toBe('Nicaea');
        expect(elementOf({ domain: 'city', key: 'ephesus' })).toBeUndefined();
    });

    it('is the button of a verb, a part of the table or a panel', () => {
        draw(
            '<div data-guide="choice"><button data-choice data-verb="march">M</button></div><i data-guide="log">L</i>',
        );
        expect(elementOf({ verb: 'march' })?.textContent).toBe('M');
        expect(elementOf({ panel: 'log' })?.textContent).toBe('L');
        expect(operated({ part: 'choice' })?.textContent).toBe('M');
    });
});
