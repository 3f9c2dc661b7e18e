/**
 * The guide through a first game: a few cards, each about one part of the table, that go on by themselves when the player does
 * what they speak of. The game's own goal and lessons come from its texts; nothing here knows a game.
 */
import type { Lesson } from '../rules/book';

/** What the guide has to know of the table. */
export interface GuideFacts {
    title: string;
    /** Whether the reader plays. */
    seated: boolean;
    /** Whether the reader is asked something now. */
    asked: boolean;
    /** Own decisions since the page was opened. */
    decisions: number;
    canUndo: boolean;
    /** How often something was taken back since the page was opened. */
    undone: number;
    logOpen: boolean;
    over: boolean;
    /** How many steps of the present choice are made. */
    chosen: number;
}

/** The parts of the table that a card can point at: `data-guide` of an element. */
export type Part = 'prompt' | 'board' | 'choice' | 'undo' | 'log' | 'hand' | 'seats' | 'rules';

export interface Card {
    key: string;
    part: Part | null;
    /** Where there is one: a lesson of the game instead of a text of the guide. */
    lesson?: Lesson;
}

const TABLE: readonly Card[] = [
    { key: 'prompt', part: 'prompt' },
    { key: 'choose', part: 'choice' },
    { key: 'undo', part: 'undo' },
    { key: 'seats', part: 'seats' },
    { key: 'hand', part: 'hand' },
    { key: 'log', part: 'log' },
    { key: 'rules', part: 'rules' },
];

/** All cards in order: the goal, the table, the lessons of the game, a farewell. Parts that a table lacks are left out. */
export function cardsOf(lessons: readonly Lesson[], has: (part: Part) => boolean): Card[] {
    return [
        { key: 'goal', part: 'board' },
        ...TABLE.filter(({ part }) => part === null || part === 'undo' || part === 'choice' || has(part)),
        ...lessons.map((lesson, at): Card => ({ key: `lesson-${at + 1}`, part: null, lesson })),
        { key: 'done', part: null },
    ];
}

/** Whether what a card speaks of has been done since it was shown (`before`), so that the next one can come. */
export function done(key: string, before: Readings, now: Readings): boolean {
    switch (key) {
        case 'choose':
            return now.decisions > before.decisions;
        case 'undo':
            return now.undone > before.undone;
        case 'log':
            return now.logOpen && !before.logOpen;
        case 'rules':
            return before.rulesOpen ? !now.rulesOpen : false;
        default:
            return false;
    }
}

export type Readings = Pick<GuideFacts, 'decisions' | 'undone' | 'logOpen'> & { rulesOpen: boolean };

/** The words of a card depend on the moment: who is not asked cannot choose yet. */
export function textOf(key: string, facts: GuideFacts): string {
    if (key === 'choose' && !facts.asked) return 'guide-choose-wait';
    if (key === 'choose' && facts.chosen > 0) return 'guide-choose-more';
    if (key === 'undo' && !facts.canUndo) return 'guide-undo-later';
    return `guide-${key}-text`;
}

/** A box on the screen, in its pixels. */
export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** What fills so much of the screen cannot be kept clear. */
const LARGE = 0.6;
const GAP = 12;

/** How far a card at the bottom has to rise so that it covers none of the boxes that the player needs. */
export function rise(card: Box, needed: readonly Box[], screen: { width: number; height: number }): number {
    const covered = needed.filter(
        (box) =>
            box.height < LARGE * screen.height &&
            box.x < card.x + card.width &&
            card.x < box.x + box.width &&
            box.y + box.height > card.y - GAP,
    );
    const wanted = Math.max(0, ...covered.map((box) => card.y + card.height - box.y + GAP));
    return Math.max(0, Math.min(wanted, card.y - GAP));
}

const KEY = 'logothete-guide';

/** Whether the guide should open by itself: asked for in the address, or nobody has seen it in this browser. */
export function guideWanted(query: URLSearchParams): boolean {
    if (query.get('guide') === '1') return true;
    try {
        return localStorage.getItem(KEY) === null;
    } catch {
        // Where nothing is kept it would come back in every game.
        return false;
    }
}

/** It was seen, or not wanted: it does not open by itself again. */
export function guideSeen(): void {
    try {
        localStorage.setItem(KEY, 'seen');
    } catch {
        // Nothing is kept here, and `guideWanted` knows.
    }
}
