/** For tests: a title of a few words, its table, and connections that a test moves by hand. */
import { ServerProblem } from '../lib/api/client';
import type { ChatLine, GameEvent, SeatMark, SeatState, TableInfo, TitleDetail } from '../lib/api/types';
import type { Link } from '../lib/api/live.svelte';
import { Catalogue } from '../lib/text/catalogue';
import { Sitting, type Furniture, type Live } from './sitting.svelte';

const TEXTS = `
title-name = Trial
seat-number = seat { $number }
seat-with-player = { $seat } ({ $player })
seat-with-bot = { $seat } ({ $bot }, bot)
bot-named = { $bot } (bot)
cast-leo = Leo
verb-march = march
verb-rally = rally
verb-bribe = bribe
verb-pass = pass
action-march = march to { $province }
action-rally = rally in { $city }
action-bribe = bribe { $house } in { $city }
action-pass = do nothing
what-march = Go to a neighbour.
asks-bribe-house-city = Whom do you bribe?
asks-bribe-house = Whom do you bribe in { $city }?
prompt-turn = What do you do?
event-marched = { $seat } marches to { $province }.
event-rolled = { $seat } rolls { $die }.
event-began = Turn { $turn } begins.
refusal-too-far = { $province } is too far.
province-thrace = Thrace
province-hellas = Hellas
province-krete = Krete
city-nicaea = Nicaea
city-ephesus = Ephesus
house-doukas = Doukas
house-phokas = Phokas
`;

export const catalogue = new Catalogue('en', [TEXTS]);

export function title(secrets = true): TitleDetail {
    return {
        title: {
            key: 'trial',
            version: 1,
            players: [2],
            options: [],
            packs: [],
            chance: true,
            secrets,
            talk: '',
            seated: false,
        },
        pack: '',
        content: '',
        verbs: [
            { key: 'march', domains: ['province'], odds: false, rule: '' },
            { key: 'rally', domains: ['city'], odds: false, rule: '' },
            { key: 'bribe', domains: ['house', 'city'], odds: false, rule: '' },
            { key: 'pass', domains: [], odds: false, rule: '' },
        ],
        domains: {
            province: ['thrace', 'hellas', 'krete'],
            city: ['nicaea', 'ephesus'],
            house: ['doukas', 'phokas'],
        },
        orders: [],
        standing: [],
        inquiries: [],
        rounds: '',
    };
}

const NAMES = ['Anna', 'Bela', 'Carl'];

export function seats(): SeatMark[] {
    return NAMES.map((name, seat) => ({
        seat,
        kind: 'person',
        name,
        level: null,
        ready: true,
        standin: false,
        who: '',
        stands: {},
    }));
}

export function table(changes: Partial<TableInfo> = {}): TableInfo {
    return {
        id: 'g1',
        title: 'trial',
        pack: '',
        content: '',
        setup: { players: 3 },
        pace: { kind: 'none', bank_ms: 0, increment_ms: 0, days_ms: 0 },
        on_timeout: 'standin',
        public: false,
        status: 'running',
        owner: 'Anna',
        owned: true,
        created: 0,
        started: 0,
        finished: null,
        commitment: '',
        seed: null,
        nonces: [],
        seats: seats(),
        yours: [0],
        due: [],
        due_since: null,
        invited: [],
        asked: [],
        asked_since: null,
        result: null,
        rematch_of: null,
        rematch: null,
        branch_of: null,
        branch_at: null,
        ...changes,
    };
}

export class FakeLive implements Live {
    readonly seat: number | null;
    state = $state.raw<SeatState | null>(null);
    log = $state.raw<readonly GameEvent[]>([]);
    logFrom = $state(0);
    /** How often earlier parts of the log were asked for. */
    asked = $state(0);
    chat = $state.raw<readonly ChatLine[]>([]);
    link = $state<Link>('connecting');
    problem = $state.raw<ServerProblem | null>(null);
    busy = $state(0);
    opened = false;
    closed = false;
    /** What was sent and not answered yet. */
    sent: { action: string; done: (version?: number) => void; refused: (problem: ServerProblem) => void }[] =
        [];

    constructor(seat: number | null) {
        this.seat = seat;
    }

    open(): void {
        this.opened = true;
    }

    close(): void {
        this.closed = true;
    }

    play(action: string): Promise<number> {
        return new Promise((resolve, refused) => {
            const made = (this.state?.version ?? 0) + 1;
            this.sent.push({ action, done: (version = made) => resolve(version), refused });
        });
    }

    plan(actions: readonly string[]): Promise<number> {
        return this.play(actions.join('; '));
    }

    undo(steps = 1): Promise<number> {
        return this.play(`undo ${steps}`);
    }

    /** A new state arrives; whoever is asked has offers. */
    tell(changes: Partial<SeatState> = {}): void {
        const offers = changes.offers ?? [];
        this.link = 'live';
        this.state = {
            game: 'g1',
            seat: this.seat,
            status: 'running',
            version: (this.state?.version ?? 0) + 1,
            view: {},
            prompt: offers.length > 0 ? { key: 'turn', rule: 'T-1', about: {} } : null,
            offers,
            undoable: [],
            planned: 0,
            log_from: 0,
            log: [],
            asked: [],
            seats: seats(),
            clocks: [],
            orders: [],
            result: null,
            ...changes,
        };
    }

    earlier(): void {
        this.asked += 1;
    }

    /** An earlier part of the log arrives. */
    recall(...events: GameEvent[]): void {
        this.log = [...events, ...this.log];
        this.logFrom -= events.length;
    }

    happen(...events: GameEvent[]): void {
        this.log = [...this.log, ...events];
    }
}

export function refused(code: string, reason?: string, about = {}): ServerProblem {
    return new ServerProblem({ code, detail: '', about, ...(reason ? { reason, rule: 'T-9' } : {}) }, 422);
}

export function event(kind: string, about: GameEvent['about']): GameEvent {
    return { kind, rule: 'T-2', about };
}

/** A sitting with its connections, opened. */
export function opened(changes: Partial<Furniture> = {}): {
    sitting: Sitting;
    lives: Map<number | null, FakeLive>;
} {
    const lives = new Map<number | null, FakeLive>();
    const sitting = new Sitting({
        table: table(),
        title: title(),
        scene: {},
        game: null,
        catalogue,
        connect: (seat) => {
            const live = new FakeLive(seat);
            lives.set(seat, live);
            return live;
        },
        ...changes,
    });
    sitting.open();
    return { sitting, lives };
}
