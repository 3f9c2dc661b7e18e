import { beforeEach, describe, expect, it } from 'vitest';
import { cardsOf, done, guideSeen, guideWanted, rise, textOf, type GuideFacts } from './guide';

const FACTS: GuideFacts = {
    title: 'game',
    seated: true,
    asked: true,
    decisions: 0,
    canUndo: true,
    undone: 0,
    logOpen: false,
    over: false,
    chosen: 0,
};
const NOW = { decisions: 0, undone: 0, logOpen: false, rulesOpen: false };

describe('the cards', () => {
    it('go from the goal by the table and the lessons to the farewell', () => {
        const keys = cardsOf([{ title: 'One', text: '', rule: '' }], () => true).map(({ key }) => key);
        expect(keys[0]).toBe('goal');
        expect(keys.slice(-2)).toEqual(['lesson-1', 'done']);
    });

    it('leave out the parts that this table lacks', () => {
        const keys = cardsOf([], (part) => part !== 'hand').map(({ key }) => key);
        expect(keys).not.toContain('hand');
        expect(keys).toContain('log');
    });
});

describe('a card goes on', () => {
    it('when a decision was made', () => {
        expect(done('choose', NOW, { ...NOW, decisions: 1 })).toBe(true);
        expect(done('choose', NOW, NOW)).toBe(false);
    });

    it('when something was taken back', () => {
        expect(done('undo', NOW, { ...NOW, undone: 1 })).toBe(true);
    });

    it('when the log is opened, not because it always was open', () => {
        expect(done('log', NOW, { ...NOW, logOpen: true })).toBe(true);
        expect(done('log', { ...NOW, logOpen: true }, { ...NOW, logOpen: true })).toBe(false);
    });

    it('when the rules were opened and closed again', () => {
        expect(done('rules', NOW, { ...NOW, rulesOpen: true })).toBe(false);
        expect(done('rules', { ...NOW, rulesOpen: true }, NOW)).toBe(true);
    });

    it('otherwise only by its button', () => {
        expect(done('goal', NOW, { decisions: 1, undone: 1, logOpen: true, rulesOpen: true })).toBe(false);
    });
});

describe('its words', () => {
    it('ask nobody to choose who has to wait', () => {
        expect(textOf('choose', { ...FACTS, asked: false })).toBe('guide-choose-wait');
        expect(textOf('choose', FACTS)).toBe('guide-choose-text');
        expect(textOf('choose', { ...FACTS, chosen: 1 })).toBe('guide-choose-more');
    });

    it('do not propose to take back what is not there', () => {
        expect(textOf('undo', { ...FACTS, canUndo: false })).toBe('guide-undo-later');
    });
});

describe('its card', () => {
    const screen = { width: 390, height: 844 };
    const card = { x: 8, y: 606, width: 374, height: 230 };

    it('rises above what the player needs', () => {
        const choice = { x: 0, y: 720, width: 390, height: 80 };
        expect(rise(card, [choice], screen)).toBe(836 - 720 + 12);
    });

    it('stays where it covers nothing, or something too large to avoid', () => {
        expect(rise(card, [{ x: 0, y: 0, width: 390, height: 60 }], screen)).toBe(0);
        expect(rise(card, [{ x: 0, y: 50, width: 390, height: 700 }], screen)).toBe(0);
        expect(rise({ ...card, width: 100 }, [{ x: 200, y: 700, width: 90, height: 60 }], screen)).toBe(0);
    });

    it('never leaves the screen', () => {
        expect(rise(card, [{ x: 0, y: 100, width: 390, height: 500 }], screen)).toBe(606 - 12);
    });
});

describe('it opens by itself', () => {
    beforeEach(() => localStorage.clear());

    it('in the first game only', () => {
        expect(guideWanted(new URLSearchParams())).toBe(true);
        guideSeen();
        expect(guideWanted(new URLSearchParams())).toBe(false);
    });

    it('whenever the address asks for it', () => {
        guideSeen();
        expect(guideWanted(new URLSearchParams('guide=1'))).toBe(true);
    });
});
