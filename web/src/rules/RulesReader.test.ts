import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../lib/text/texts.svelte';
import RulesReader from './RulesReader.svelte';

const WORDS = {
    en: {
        campaign: 'Campaign',
        city: 'Choice of city',
        text: 'One city of GAM-002 receives it.',
        lesson: 'Your aim',
    },
    fr: {
        campaign: 'Campagne',
        city: 'Choix de la cité',
        text: 'Une cité de GAM-002 la reçoit.',
        lesson: 'Votre but',
    },
};

function book(language: 'en' | 'fr') {
    const words = WORDS[language];
    const rule = { why: null, example: null, source: 'explicit', section: '' };
    return {
        title: 'game',
        language,
        chapters: [
            {
                key: 'campaign',
                name: words.campaign,
                rules: [
                    { ...rule, id: 'GAM-001', title: words.city, text: words.text },
                    {
                        ...rule,
                        id: 'GAM-002',
                        title: 'Two',
                        text: 'x',
                        source: 'ruling',
                        why: 'Nobody says so.',
                    },
                ],
            },
        ],
    };
}

const HOUSE = {
    key: 'house',
    name: 'Our club',
    rules: [
        {
            id: 'HOUSE-01',
            title: 'Second wind',
            text: 'Go on.',
            why: null,
            example: null,
            source: 'house',
            section: 'Our club',
        },
    ],
};

function answer(url: string): unknown {
    const language = url.endsWith('fr') ? 'fr' : 'en';
    if (url.endsWith('/rules/en?pack=club'))
        return { ...book('en'), chapters: [...book('en').chapters, HOUSE] };
    if (url.includes('/rules/')) return book(language);
    if (!url.includes('/titles/')) return { language, resources: [] };
    const lesson = `primer-1-title = ${WORDS[language].lesson}\nprimer-1-text = Win.\nprimer-1-rule = GAM-001`;
    return { language, resources: [`title-name = Game\ntitle-pitch = Play.\ntitle-goal = Win.\n${lesson}`] };
}

beforeEach(async () => {
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(answer(url))));
    Element.prototype.scrollIntoView = vi.fn();
    await speak('en');
});

afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
});

function open(rule = '', pack = '') {
    const go = vi.fn();
    render(RulesReader, { title: 'game', pack, at: { rule }, go, place: 'page' });
    return go;
}

describe('the rulebook', () => {
    it('opens with the primer, then chapter and rules', async () => {
        open();
        expect(await screen.findByRole('heading', { name: 'In brief' })).toBeTruthy();
        expect(screen.getByRole('heading', { name: 'Your aim' })).toBeTruthy();
        expect(screen.getByRole('heading', { name: 'Campaign' })).toBeTruthy();
        expect(screen.getByRole('article', { name: 'Choice of city' })).toBeTruthy();
    });

    it('explains a ruling where it stands', async () => {
        open();
        const ruling = await screen.findByRole('article', { name: 'Two' });
        expect(within(ruling).getByText('Ruling')).toBeTruthy();
        expect(within(ruling).getByText('Nobody says so.')).toBeTruthy();
    });

    it('adds the house rules of a pack, marked as such', async () => {
        open('', 'club');
        const rule = await screen.findByRole('article', { name: 'Second wind' });
        expect(within(rule).getByText('House rule')).toBeTruthy();
        const link = within(rule).getByRole('link', { name: /HOUSE-01/ });
        expect(link.getAttribute('href')).toBe('/rules/game?pack=club#HOUSE-01');
    });

    it('opens at the rule that was asked for', async () => {
        open('GAM-002');
        await vi.waitFor(() =>
            expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Two' })),
        );
    });

    it('links the rules that a text names', async () => {
        const go = open();
        const rule = await screen.findByRole('article', { name: 'Choice of city' });
        await userEvent.click(within(rule).getByRole('link', { name: 'GAM-002' }));
        expect(go).toHaveBeenCalledWith('GAM-002');
    });

    it('follows a change of language at once', async () => {
        open();
        await screen.findByRole('heading', { name: 'Campaign' });
        await speak('fr');
        expect(await screen.findByRole('heading', { name: 'Campagne' })).toBeTruthy();
        expect(screen.getByRole('heading', { name: 'En bref' })).toBeTruthy();
    });
});

describe('its search', () => {
    it('shows what it finds, marked and counted, while one types', async () => {
        open();
        await userEvent.type(await screen.findByRole('searchbox'), 'CITY');
        expect(screen.getByRole('status').textContent).toBe('One rule');
        expect(screen.getAllByRole('article')).toHaveLength(1);
        expect(screen.getAllByText('city', { selector: 'mark' })).toHaveLength(2);
    });

    it('says so when it finds nothing, and Escape ends it', async () => {
        open();
        await userEvent.type(await screen.findByRole('searchbox'), 'zeppelin');
        expect(screen.getByRole('status').textContent).toBe('Nothing found');
        await userEvent.keyboard('{Escape}');
        expect(screen.getAllByRole('article')).toHaveLength(2);
    });

    it('is left downwards into what it found, and entered by a slash', async () => {
        open();
        const box = await screen.findByRole('searchbox');
        await userEvent.type(box, 'city');
        await userEvent.keyboard('{ArrowDown}');
        expect(document.activeElement?.textContent).toContain('GAM-001');
        await userEvent.keyboard('{ArrowUp}');
        expect(document.activeElement).toBe(box);
        box.blur();
        await userEvent.keyboard('/');
        expect(document.activeElement).toBe(box);
    });
});
