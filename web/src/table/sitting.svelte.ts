/**
 * A table as one browser sees it: its seats here, whose eyes are shown, what is asked, and what was chosen.
 *
 * Several people may share one screen. Each of their seats has a connection of its own, and only one is shown at a time; before
 * the next person looks, the screen is covered, so that nobody sees another's secrets.
 */
import { untrack } from 'svelte';
import { ServerProblem } from '../lib/api/client';
import type { LiveSeat } from '../lib/api/live.svelte';
import type { Caution, Prompt, SeatMark, SeatState, TableInfo, TitleDetail } from '../lib/api/types';
import type { Game, Mark, SeatLook, Sheet } from '../games/contract';
import { TONES } from '../drawing/looks';
import { kept } from '../lib/kept';
import type { Catalogue } from '../lib/text/catalogue';
import { Narrator, same, type Offer, type Piece, type Seated, type Thing } from '../lib/text/narrator';
import { problemText, t, titleCatalogue, type Language } from '../lib/text/texts.svelte';
import { list } from '../lobby/words';
import { Choice, type Step } from './choice.svelte';
import { recall, remember } from './memory';

/** What the sitting needs of a connection. */
export type Live = Pick<
    LiveSeat,
    | 'seat'
    | 'state'
    | 'log'
    | 'logFrom'
    | 'earlier'
    | 'chat'
    | 'link'
    | 'problem'
    | 'busy'
    | 'open'
    | 'close'
    | 'play'
    | 'plan'
    | 'undo'
>;

export interface Furniture {
    table: TableInfo;
    title: TitleDetail;
    scene: unknown;
    /** The game's own parts; null: it is played from the list of its actions. */
    game: Game | null;
    catalogue: Catalogue;
    /** Connects a seat, or with null a spectator. */
    connect: (seat: number | null) => Live;
}

/** Something the reader should know at once: why a decision was not taken. */
export interface Notice {
    pieces: readonly Piece[];
    rule: string | null;
    /** It is true of later positions too, and stays until the reader chooses again or the game is over. */
    lasting?: boolean;
}

/** Something that the reader may not mean: it waits until that is confirmed, or left. */
export interface Doubt {
    action: string;
    cautions: readonly Caution[];
    answer: (meant: boolean) => void;
}

/** So long a player sees what their move has done before the screen is covered for the next. */
export const LINGER = 3_000;
/** The game has moved on before the decision arrived. */
const STALE = new Set(['stale-version', 'not-waited-for']);
/** The server takes no longer plans. */
const MOST_PLANNED = 64;

export class Sitting {
    readonly title: TitleDetail;
    readonly scene: unknown;
    readonly game: Game | null;
    readonly choice = new Choice();
    /** What is done without being asked is chosen apart: neither disturbs the other. */
    readonly aside = new Choice();

    table = $state.raw<TableInfo>() as TableInfo;
    lives = $state.raw<readonly Live[]>([]);
    /** The seat whose eyes are shown; null for a spectator. */
    seat = $state<number | null>(null);
    /** The screen is covered until this seat's player looks. */
    covered = $state<number | null>(null);
    notice = $state.raw<Notice | null>(null);
    /** The others who alone shall hear what is said next; nobody named: everybody. */
    hearers = $state.raw<readonly number[]>([]);
    /** What the reader points at in a list or in the log. */
    pointed = $state.raw<Thing | null>(null);

    /** Own decisions, and how many were taken back, since the table was opened here. */
    decisions = $state(0);
    undone = $state(0);
    /** How much had happened before the latest decision that was made here, and the version that it made. */
    before = $state(0);
    made = $state(0);

    #catalogue = $state.raw<Catalogue>() as Catalogue;
    #connect: Furniture['connect'];
    #sent = $state.raw<{ live: Live; made: number } | null>(null);
    /** The latest own decision, and the version that it made. */
    #last = $state.raw<{ live: Live; action: string; made: number } | null>(null);
    #sheet = $state.raw<{ seat: number; value: unknown } | null>(null);
    #marked = $state.raw<readonly Mark[]>([]);
    #staying = $state(false);
    #handing: ReturnType<typeof setTimeout> | undefined;
    #stop: (() => void) | undefined;
    /** Called when a panel is to come forward. */
    onShow: ((panel: string) => void) | undefined;
    /** Called after each decision, with how long the log was before it. */
    onDecide: ((live: Live, before: number) => void) | undefined;

    constructor(furniture: Furniture) {
        this.table = furniture.table;
        this.title = furniture.title;
        this.scene = furniture.scene;
        this.game = furniture.game;
        this.#catalogue = furniture.catalogue;
        this.#connect = furniture.connect;
    }

    /** Connect and follow; `close` ends it. */
    open(): void {
        this.#sit();
        this.#stop = $effect.root(() => {
            $effect(() => {
                const asked = `${this.seat} ${JSON.stringify(this.state?.prompt ?? null)}`;
                this.choice.offer(this.standin ? [] : (this.state?.offers ?? []).map(this.#read), asked);
            });
            $effect(() => {
                const open = this.standin ? [] : (this.state?.asides ?? []);
                this.aside.offer(open.map(this.#read), `${this.seat}`);
                if (open.length > 0) this.#talked = true;
            });
            $effect(() => this.#follow(this.#wanted));
            $effect(() => {
                // What was said of an older position is no longer true.
                void this.state?.version;
                const over = this.state !== null && this.state.status !== 'running';
                if (over || !untrack(() => this.notice)?.lasting) this.notice = null;
            });
        });
    }

    close(): void {
        clearTimeout(this.#handing);
        this.#stop?.();
        for (const live of this.lives) live.close();
        this.lives = [];
    }

    /** The table has changed: somebody sat down, the game began or is over. */
    refresh(table: TableInfo): void {
        const before = this.table;
        this.table = table;
        if (before.yours.join() !== table.yours.join()) this.#sit();
    }

    /** Say everything in another language, as soon as its texts are there. */
    async speak(language: Language): Promise<void> {
        if (this.#catalogue.language === language) return;
        const catalogue = await titleCatalogue(this.table.title, this.table.pack, language);
        this.#catalogue = catalogue;
    }

    // Who looks

    get live(): Live | null {
        return this.lives.find((live) => live.seat === this.seat) ?? null;
    }

    get state(): SeatState | null {
        return this.live?.state ?? null;
    }

    get seats(): readonly SeatMark[] {
        return this.state?.seats ?? this.table.seats.map((seat) => ({ ...seat, stands: {} }));
    }

    get spectating(): boolean {
        return this.seat === null;
    }

    /** Whether people share this screen and have something to hide from one another. */
    get shared(): boolean {
        const over = this.state !== null && this.state.status !== 'open' && this.state.status !== 'running';
        return this.lives.length > 1 && this.title.title.secrets && !over;
    }

    /** Whether a bot plays for the seat that is shown. */
    get standin(): boolean {
        return this.seat !== null && (this.seats[this.seat]?.standin ?? false);
    }

    /** Seats of this screen that owe an answer. */
    get asking(): readonly number[] {
        return this.lives.flatMap((live) => {
            const state = live.state;
            const own = live.seat !== null && !state?.seats[live.seat]?.standin;
            return own && state?.status === 'running' && state.prompt !== null ? [live.seat] : [];
        });
    }

    /** Whether it is for somebody at this screen to decide. */
    get ours(): boolean {
        return this.asking.length > 0;
    }

    /** Whether the seat that is shown is asked. */
    get mine(): boolean {
        return this.seat !== null && this.asking.includes(this.seat);
    }

    /** Who gets the screen next, while the one before still looks. */
    get handingTo(): number | null {
        return this.covered === null && this.#wanted !== this.seat ? this.#wanted : null;
    }

    /** Whether the screen will be covered by itself. */
    get passing(): boolean {
        return this.handingTo !== null && !this.#staying;
    }

    /** Cover the screen for a seat of this table, or show it if there is nothing to hide. */
    handTo(seat: number | null): void {
        clearTimeout(this.#handing);
        if (seat === this.seat && this.covered === null) return;
        if (this.shared) this.covered = seat;
        else this.#show(seat);
    }

    /** Whoever is in front of the screen says that they are the player of this seat. */
    uncover(seat: number): void {
        // Who comes back although another is asked wants to look at leisure.
        this.#staying = seat !== this.covered;
        this.covered = null;
        this.#show(seat);
    }

    // What is said

    // Seats change at every move, their names hardly ever: what is derived from equal words is not derived again.
    readonly #named: string = $derived.by(() =>
        JSON.stringify(this.seats.map(({ name, who, stands }) => ({ name, who, stands }))),
    );
    readonly narrator: Narrator = $derived.by(
        () => new Narrator(this.#catalogue, this.title, JSON.parse(this.#named) as Seated[]),
    );

    // Every line of the log asks for them: what looks as before is the same object, and draws nothing again.
    #drawn: readonly SeatLook[] = [];
    readonly #looks: readonly SeatLook[] = $derived.by(() => {
        this.#drawn = kept(
            this.#drawn,
            this.seats.map((_, seat) => this.#appearance(seat)),
        );
        return this.#drawn;
    });

    look(seat: number): SeatLook {
        return this.#looks[seat] ?? this.#appearance(seat);
    }

    #appearance(seat: number): SeatLook {
        const fallback = { tone: (seat % TONES) + 1 };
        const state = this.state;
        if (!state || state.status === 'open') return fallback;
        return this.game?.look?.(state.view, this.scene, seat) ?? fallback;
    }

    #sealed: readonly Mark[] = [];
    /** What is marked on the board: what the reader's own view and sheet say, and at the end what is consulted. */
    readonly marks: readonly Mark[] = $derived.by(() => {
        const { state, seat } = this;
        const own =
            state && seat !== null && state.status !== 'open' && !state.result
                ? this.game?.marks?.(state.view, seat, this.sheet.read())
                : undefined;
        this.#sealed = kept(this.#sealed, own ?? this.#marked);
        return this.#sealed;
    });

    /** Mark things on the board when the game is over. */
    mark(marks: readonly Mark[]): void {
        this.#marked = marks;
    }

    // What is decided

    /**
     * A decision is under way: nothing else can be chosen until its outcome is shown. A newer state alone is no sign of that:
     * while all decide at once, it may only say that somebody else is ready.
     */
    get locked(): boolean {
        const sent = this.#sent;
        return sent !== null && sent.live === this.live && (this.state?.version ?? 0) < sent.made;
    }

    /** Choose a verb or a thing; the decision that this settles is carried out, unless it is held. */
    pick(step: Step): void {
        if (this.locked) return;
        this.notice = null;
        const shown = this.choice.steps.length > 0;
        const offer = this.choice.pick(step);
        if (offer && !this.#holds(offer, step, shown)) void this.play(offer);
    }

    /**
     * What dice decide cannot be taken back, so it is not done by the way: it is named in full first, with its chances, and
     * done when that is chosen.
     */
    #holds(offer: Offer, step: Step, shown: boolean): boolean {
        if (offer.things.length === 0 || !this.reckoned.has(offer.verb)) return false;
        return 'thing' in step || !shown;
    }

    /** A verb that somebody thinks of: the board shows what it could be used on. */
    considered = $state.raw<string | null>(null);
    /** The choice as the board shows it. */
    readonly lit: Choice = $derived.by(() => {
        const verb = this.considered;
        if (verb === null || this.locked || this.choice.after({ verb }).length === 0) return this.choice;
        return this.choice.considering({ verb });
    });

    /** The decision that is named in full and waits to be done. */
    get held(): Offer | null {
        const { left, steps, verb } = this.choice;
        const [only] = left;
        if (!only || left.length > 1 || verb === null || steps.length === 0) return null;
        return this.reckoned.has(only.verb) ? only : null;
    }

    /** The verbs whose outcome can be reckoned beforehand. */
    readonly reckoned: ReadonlySet<string> = $derived.by(
        () => new Set(this.title.verbs.filter((verb) => verb.odds).map((verb) => verb.key)),
    );

    /** Point at something on the board. False: it cannot be chosen now. */
    point(thing: Thing): boolean {
        if (this.locked) return true;
        const { choice } = this;
        const last = choice.steps.at(-1);
        if (last && 'thing' in last && same(last.thing, thing)) {
            choice.back();
            return true;
        }
        if (choice.after({ thing }).length === 0) {
            // Who only points, without having named a verb, may point elsewhere.
            const named = choice.steps.some((step) => 'verb' in step);
            if (named || !choice.offers.some((offer) => offer.things.some((one) => same(one, thing))))
                return false;
            choice.reset();
        }
        this.pick({ thing });
        return true;
    }

    /** What waits to be confirmed. */
    doubt = $state.raw<Doubt | null>(null);

    /** What the reader should know before doing something that is open now. */
    cautions(action: string): readonly Caution[] {
        return this.state?.cautions?.[action] ?? [];
    }

    /** The first of these that the reader may not mean. */
    #doubtful(actions: readonly string[]): string | undefined {
        return actions.find((action) => this.cautions(action).length > 0);
    }

    /** Whether what has a caution is meant all the same: that is for the reader to say. */
    #means(action: string): Promise<boolean> {
        this.doubt?.answer(false);
        return new Promise((resolve) => {
            const answer = (meant: boolean) => {
                this.doubt = null;
                if (!meant) this.choice.reset();
                resolve(meant);
            };
            this.doubt = { action, cautions: this.cautions(action), answer };
        });
    }

    async play(offer: Offer): Promise<void> {
        if (this.#doubtful([offer.text]) && !(await this.#means(offer.text))) return;
        const live = this.live;
        const made = await this.#decide((one) => one.play(offer.text));
        if (made === null || !live) return;
        this.decisions += 1;
        this.#last = { live, action: offer.text, made };
    }

    /** What lies before the seat that is shown, and may be answered although nobody waits for it. */
    get invitations(): readonly Prompt[] {
        return this.standin ? [] : (this.state?.invitations ?? []);
    }

    #talked = $state(false);
    /** Whether something could be done aside here, now or before: a panel that has come stays. */
    get talkative(): boolean {
        return this.#talked;
    }

    /** Choose a verb or a thing of what is done aside; what this settles is carried out. */
    pickAside(step: Step): void {
        if (this.locked) return;
        this.notice = null;
        const offer = this.aside.pick(step);
        if (offer) void this.act(offer.text);
    }

    /** Do something aside. What was half chosen as an answer stays as it is. False: it was not done. */
    async act(action: string): Promise<boolean> {
        if (this.#doubtful([action]) && !(await this.#means(action))) return false;
        const made = await this.#decide((live) => live.play(action), this.aside);
        return made !== null;
    }

    /**
     * Take back so many of the latest decisions and do something aside instead, step by step. What is refused of it is left out
     * and said, and the rest is done all the same. False: not all of it was done.
     */
    async revise(back: number, actions: readonly string[]): Promise<boolean> {
        const doubtful = this.#doubtful(actions);
        if (doubtful && !(await this.#means(doubtful))) return false;
        const change = async (live: Live): Promise<number> => {
            let made = back > 0 ? await live.undo(back) : (live.state?.version ?? 0);
            let refusal: ServerProblem | null = null;
            for (const action of actions) {
                // What is built on what was just done is decided about the state that this made.
                await reaches(live, made);
                try {
                    made = await live.play(action);
                } catch (error) {
                    if (!(error instanceof ServerProblem)) throw error;
                    refusal ??= error;
                }
            }
            if (refusal === null) return made;
            await reaches(live, made);
            throw refusal;
        };
        return (await this.#decide(change, this.aside)) !== null;
    }

    /**
     * The latest decision, where it led to being offered once more: units are placed one by one, goods bought one by one. Not
     * for what is said without a thing, such as to pass.
     */
    get again(): Offer | null {
        const last = this.#last;
        if (last === null || this.locked || last.live !== this.live || this.state?.version !== last.made)
            return null;
        const offer = this.choice.offers.find((one) => one.text === last.action);
        return offer && offer.things.length > 0 ? offer : null;
    }

    /** Do it again as often as it goes, in one plan. */
    async repeat(offer: Offer): Promise<void> {
        const actions = Array.from({ length: MOST_PLANNED }, () => offer.text);
        await this.carryOut(actions);
    }

    /** Do several things one after the other, as far as it goes. False: it was not done. */
    async carryOut(actions: readonly string[]): Promise<boolean> {
        const doubtful = this.#doubtful(actions);
        if (doubtful && !(await this.#means(doubtful))) return false;
        const done = (await this.#decide((live) => live.plan(actions))) !== null;
        if (done) this.decisions += 1;
        return done;
    }

    get undoable(): string | null {
        return this.standin ? null : (this.state?.undoable[0] ?? null);
    }

    /** How many of the latest decisions one plan made; what is decided alone is one. */
    get planned(): number {
        return this.standin ? 0 : (this.state?.planned ?? 0);
    }

    /** Take back the latest decision, or all that its plan made. */
    async undo(whole = false): Promise<void> {
        const steps = whole ? this.planned : 1;
        if (this.undoable !== null && (await this.#decide((live) => live.undo(steps))) !== null)
            this.undone += 1;
    }

    /** Write on the private sheet what pointing at something means to the game. False: nothing. */
    jot(thing: Thing): boolean {
        const { game, seat, state } = this;
        if (!game?.jot || seat === null || !state) return false;
        const noted = game.jot(this.scene, state.view, seat, this.sheet.read(), thing);
        if (noted === null || noted === undefined) return false;
        this.sheet.write(noted);
        return true;
    }

    /** The private sheet of the seat that is shown. */
    readonly sheet: Sheet = {
        read: () => {
            if (this.seat === null) return null;
            if (this.#sheet?.seat === this.seat) return this.#sheet.value;
            return recall(this.table.id, `sheet:${this.seat}`);
        },
        write: (value) => {
            if (this.seat === null) return;
            this.#sheet = { seat: this.seat, value };
            remember(this.table.id, `sheet:${this.seat}`, value);
        },
    };

    readonly #wanted: number | null = $derived.by(() => {
        const asking = this.asking;
        const seat = this.covered ?? this.seat;
        if (seat === null || asking.length === 0 || asking.includes(seat)) return seat;
        // Around the table from whoever looked last.
        return asking.find((one) => one > seat) ?? asking[0] ?? seat;
    });

    readonly #read = (text: string): Offer => this.narrator.read(text);

    /** The version that it made; null if it was not done. */
    async #decide(act: (live: Live) => Promise<number>, choice = this.choice): Promise<number | null> {
        const live = this.live;
        if (!live || this.locked) return null;
        this.notice = null;
        const sent = { live, made: Infinity };
        this.#sent = sent;
        const before = live.logFrom + live.log.length;
        try {
            const made = await act(live);
            // Another seat of this screen may have decided since.
            if (this.#sent === sent) this.#sent = { live, made };
            this.before = before;
            this.made = made;
            // The same may be offered again, and then it is to be chosen afresh.
            if (live === this.live) choice.reset();
            this.onDecide?.(live, before);
            return made;
        } catch (error) {
            if (this.#sent === sent) this.#sent = null;
            choice.reset();
            if (!(error instanceof ServerProblem)) throw error;
            this.notice = this.#words(error);
            return null;
        }
    }

    /** Say why something was not taken. */
    complain(problem: ServerProblem): void {
        this.notice = this.#words(problem);
    }

    #words(problem: ServerProblem): Notice {
        if (STALE.has(problem.code))
            return { pieces: [{ text: t('table-overtaken') }], rule: null, lasting: true };
        if (problem.code === 'action-refused' && problem.reason !== undefined) {
            return {
                pieces: this.narrator.refusal(problem.reason, problem.about),
                rule: problem.rule ?? null,
            };
        }
        return { pieces: [{ text: problemText(problem) }], rule: null };
    }

    /** One connection for each seat of this screen; those that stay are kept. */
    #sit(): void {
        const wanted: (number | null)[] = this.table.yours.length > 0 ? this.table.yours : [null];
        const kept = this.lives.filter((live) => wanted.includes(live.seat));
        for (const live of this.lives) if (!kept.includes(live)) live.close();
        this.lives = wanted.map((seat) => kept.find((live) => live.seat === seat) ?? this.#connect(seat));
        for (const live of this.lives) if (!kept.includes(live)) live.open();
        if (wanted.includes(this.seat) && this.seat !== null) return;
        const first = this.table.due.find((seat) => wanted.includes(seat)) ?? wanted[0] ?? null;
        this.seat = first;
        // Nobody knows who sits in front of a screen that was just opened.
        if (this.shared && this.table.status === 'running') this.covered = first;
    }

    #follow(wanted: number | null): void {
        clearTimeout(this.#handing);
        if (this.covered !== null) {
            // When the game is over there is nothing left to hide.
            if (this.shared) this.covered = wanted;
            else this.uncover(this.covered);
        } else if (wanted === this.seat) {
            this.#staying = false;
        } else {
            if (this.#staying) return;
            if (this.shared) this.#handing = setTimeout(() => this.handTo(wanted), LINGER);
            else this.#show(wanted);
        }
    }

    #show(seat: number | null): void {
        this.doubt?.answer(false);
        this.seat = seat;
        this.choice.reset();
        this.notice = null;
        this.#marked = [];
        this.pointed = null;
        this.hearers = [];
    }
}

/** Resolves as soon as a connection has this version. */
function reaches(live: Live, version: number): Promise<void> {
    return new Promise((resolve) => {
        const stop = $effect.root(() => {
            $effect(() => {
                if ((live.state?.version ?? 0) < version) return;
                resolve();
                queueMicrotask(() => stop());
            });
        });
    });
}

/** Who is waited for, in a sentence. */
export function waiting(sitting: Sitting): string {
    const asked = sitting.state?.asked ?? [];
    if (asked.length === 0) return t('table-waiting-nobody');
    return t('table-waiting', {
        names: list(asked.map((seat) => sitting.narrator.seat(seat))),
        count: asked.length,
    });
}
