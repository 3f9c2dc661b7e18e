/**
 * The guide at a table: which lesson fits what the player sees now, what came of the one before, and which tips were seen.
 *
 * It only follows. What is shown is worked out anew from every position, so nobody can leave its path: whoever undoes, does
 * something else or comes back a day later finds the lesson of that moment, or none. It knows no game.
 */
import { untrack } from 'svelte';
import type { Guide, Lesson, Sight, Spot } from '../../lib/guiding';
import type { Offer } from '../../lib/text/narrator';
import { t } from '../../lib/text/texts.svelte';
import type { Sitting } from '../sitting.svelte';
import { COMMON_TIPS, PLAIN_GUIDE } from './common';
import { guideOf, guidesWanted, keepGuide, type GuideRecord } from './kept';

export interface Card {
    /** A step of the first turn, a tip, a wait between steps, or a word when there is nothing to teach. */
    kind: 'step' | 'tip' | 'wait' | 'rest';
    key: string;
    title: string;
    text: string;
    /** What came of the step before. */
    came: string | null;
    /** Which step it is, from 1 on; 0 for all other cards. */
    number: number;
    spots: readonly Spot[];
}

/** A lesson, and the moment at which it was shown first. */
interface Shown {
    lesson: Lesson;
    then: Sight;
}

const NEW: GuideRecord = { table: '', seen: [], off: false };

export class Guiding {
    readonly #sitting: Sitting;
    readonly #guide: Guide;
    readonly #tips: readonly Lesson[];
    #record = $state.raw<GuideRecord>(NEW);
    #came = $state.raw<string | null>(null);
    #tip = $state.raw<Lesson | null>(null);
    #resting = $state(false);
    /** Somebody has read enough for this decision. */
    #enough = $state(false);
    /** Put aside until it is asked for; what it would show is still worked out. */
    hidden = $state(false);

    #shown: Shown | null = null;
    #latest: Lesson | null = null;
    /** How much had happened when the table was opened. */
    #opened = Infinity;
    #decisions = 0;
    #undone = 0;
    /** The version of the game at which tip or reaction were chosen. */
    #version = 0;
    /** The latest thing that was done here was to take something back. */
    #back = false;
    #stop: (() => void) | undefined;

    constructor(sitting: Sitting) {
        this.#sitting = sitting;
        this.#guide = sitting.game?.guide ?? PLAIN_GUIDE;
        this.#tips = [...this.#guide.tips, ...COMMON_TIPS];
    }

    /** Follow the table; `asked`: somebody wants to be guided here, whatever was seen before. */
    open(asked: boolean): void {
        const title = this.#sitting.table.title;
        this.#record = guideOf(title) ?? NEW;
        // The address still asks when the page is loaded again.
        if (asked && this.#record.table !== this.#sitting.table.id) this.restart();
        else if (guideOf(title) === null && guidesWanted()) this.#keep({ table: this.#sitting.table.id });
        this.#stop = $effect.root(() => {
            $effect(() => this.#count());
            $effect(() => this.#follow(this.#now, this.#step));
        });
    }

    close(): void {
        this.#stop?.();
    }

    /** From the beginning, or from where the game is; all tips come again. */
    restart(): void {
        this.#keep({ table: this.#sitting.table.id, seen: [], off: false });
        this.#tip = null;
        this.#resting = true;
        this.#enough = false;
        this.hidden = false;
        if (this.#now && !this.#step) this.#look(this.#now);
    }

    /** Away with it: no steps and no tips of this game. */
    leave(): void {
        this.#keep({ off: true });
        this.#tip = null;
        this.#came = null;
        this.#resting = false;
    }

    /** This card was read. */
    next(): void {
        this.#tip = null;
        this.#came = null;
        this.#resting = false;
        this.#enough = true;
    }

    /** Put it aside, or show it again; with nothing to show it begins anew. */
    toggle(): void {
        if (this.card === null) this.restart();
        else this.hidden = !this.hidden;
    }

    get steps(): number {
        return this.#guide.steps.length;
    }

    // Not those of the choice, which follow a moment later: question and offers have to be of the same position.
    readonly #offers: readonly Offer[] = $derived.by(() =>
        (this.#sitting.state?.offers ?? []).map((text) => this.#sitting.narrator.read(text)),
    );

    readonly #now: Sight | null = $derived.by(() => {
        const { live, state, seat, choice, narrator, scene } = this.#sitting;
        if (!live || !state || seat === null || state.status !== 'running' || this.#sitting.standin)
            return null;
        const named = choice.steps.find((step) => 'verb' in step);
        return {
            scene,
            view: state.view,
            seat,
            prompt: state.prompt ?? null,
            offers: this.#offers,
            picked: {
                verb: named?.verb ?? null,
                things: choice.steps.flatMap((step) => ('thing' in step ? [step.thing] : [])),
            },
            told: live.log.slice(Math.max(0, this.#heard - live.logFrom)),
            decided: this.#sitting.decisions,
            undoable: this.#sitting.undoable !== null,
            refused: this.#sitting.notice?.rule != null,
            narrator,
        };
    });

    /** Where in the log the news begins: with the outcome of the own latest decision. */
    get #heard(): number {
        return this.#sitting.decisions + this.#sitting.undone > 0 ? this.#sitting.before : this.#opened;
    }

    /** Whether the first steps are taken at this table. */
    get #stepping(): boolean {
        return this.#record.table === this.#sitting.table.id && !this.#record.off;
    }

    readonly #step: Lesson | null = $derived.by(() => {
        const now = this.#now;
        if (!now || !this.#stepping || this.#guide.begun(now)) return null;
        return this.#guide.steps.find((step) => step.when(now)) ?? null;
    });

    readonly card: Card | null = $derived.by(() => {
        const now = this.#now;
        if (!now) return null;
        const came = this.#came;
        if (this.#step) {
            const number = this.#guide.steps.indexOf(this.#step) + 1;
            return { ...this.#told('step', this.#step, now), came, number };
        }
        if (this.#tip) return { ...this.#told('tip', this.#tip, now), came };
        if (this.#stepping && !this.#guide.begun(now) && now.prompt === null && this.#shown)
            return { ...this.#said('wait'), came };
        return came !== null || this.#resting ? { ...this.#said('rest'), came } : null;
    });

    #told(kind: Card['kind'], lesson: Lesson, now: Sight): Card {
        const id = `guide-${lesson.key}`;
        const { catalogue } = now.narrator;
        return {
            kind,
            key: lesson.key,
            title: catalogue.has(id) ? now.narrator.say(id) : t(id),
            text: lesson.text(now),
            came: null,
            number: 0,
            spots: lesson.at?.(now) ?? [],
        };
    }

    #said(kind: 'wait' | 'rest'): Card {
        return {
            kind,
            key: kind,
            title: t(`guide-${kind}`),
            text: t(`guide-${kind}-text`),
            came: null,
            number: 0,
            spots: [],
        };
    }

    /** After each own decision, and when one was taken back. */
    #count(): void {
        const { decisions, undone } = this.#sitting;
        if (undone !== this.#undone) this.#takeBack();
        else if (decisions !== this.#decisions) this.#decided();
        this.#decisions = decisions;
        this.#undone = undone;
    }

    #decided(): void {
        this.#back = false;
        // What the decision led to may be here before the answer to it: then this is what is shown already.
        if (this.#version >= this.#sitting.made) return;
        this.#tip = null;
        this.#came = null;
        this.#enough = false;
        this.#resting = false;
    }

    /** Where the player is again, so is the lesson. */
    #takeBack(): void {
        untrack(() => {
            this.#back = true;
            this.#enough = false;
            if (this.#step) this.#came = t('guide-undone');
            else if (this.#latest && this.#now && this.#latest.when(this.#now)) this.#tip = this.#latest;
        });
    }

    #follow(now: Sight | null, step: Lesson | null): void {
        untrack(() => {
            if (!now) return;
            const { live } = this.#sitting;
            if (this.#opened === Infinity && live) this.#opened = live.logFrom + live.log.length;
            const before = this.#shown;
            if (step) {
                if (before && before.lesson !== step) this.#react(before, now);
                if (before?.lesson !== step) this.#shown = { lesson: step, then: now };
                this.#tip = null;
                this.#resting = false;
                return;
            }
            if (before && this.#stepping && this.#guide.begun(now)) {
                this.#react(before, now);
                this.#shown = null;
            }
            this.#look(now);
        });
    }

    /** What came of a step, if it was not taken back. */
    #react(before: Shown, now: Sight): void {
        this.#came = this.#back ? t('guide-undone') : (before.lesson.came?.(now, before.then) ?? null);
        this.#version = this.#sitting.state?.version ?? 0;
    }

    /** The tip of this moment, if there is a new one. The earlier ones of the list speak of more special moments. */
    #look(now: Sight): void {
        if (this.#record.off || now.prompt === null) return;
        if (!guidesWanted() && !this.#stepping) return;
        const fitting = this.#tips.find((tip) => !this.#record.seen.includes(tip.key) && tip.when(now));
        if (!fitting) return;
        const place = (tip: Lesson | null) => (tip ? this.#tips.indexOf(tip) : Infinity);
        if (this.#enough && now.picked.verb === null) return;
        if (place(fitting) >= place(this.#tip)) return;
        this.#tip = fitting;
        this.#latest = fitting;
        this.#version = this.#sitting.state?.version ?? 0;
        this.#keep({ seen: [...this.#record.seen, fitting.key] });
    }

    #keep(change: Partial<GuideRecord>): void {
        this.#record = { ...this.#record, ...change };
        keepGuide(this.#sitting.table.title, this.#record);
    }
}
