/**
 * Standing orders: what the server answers in a player's place.
 *
 * Which kinds there are, what each leaves open and beside which question one is offered as a button, the title says; the
 * words are messages of its catalogues.
 */
import { put } from '../lib/api/client';
import type { NewOrder, OrderField, OrderKind, Prompt, StandingOrder, TitleDetail } from '../lib/api/types';
import { capital, type Narrator } from '../lib/text/narrator';

type Words = Pick<NewOrder, 'key' | 'given'>;

/** A kind of order with every default: its first span, and the first value of each field. */
export function draftOf(kind: OrderKind, title: TitleDetail): NewOrder {
    const given = kind.fields.map((field) => [field.key, valuesOf(field, title)[0] ?? '']);
    return { key: kind.key, span: kind.spans[0] ?? '', given: Object.fromEntries(given) };
}

/** What may stand in a field: its own words, then the things of its domains, each as `domain key`. */
export function valuesOf(field: OrderField, title: TitleDetail): string[] {
    const things = field.domains.flatMap((domain) =>
        (title.domains[domain] ?? []).map((key) => `${domain} ${key}`),
    );
    return [...field.words, ...things];
}

/** A value of a field as it stands in the sentence. */
export function valueText(narrator: Narrator, kind: string, field: OrderField, value: string): string {
    const message = `order-${kind}-${field.key}`;
    if (field.words.includes(value)) return narrator.say(`${message}-${value}`);
    const [domain = '', key = ''] = value.split(' ');
    return narrator.say(`${message}-${domain}`, { [domain]: narrator.name({ domain, key }) });
}

/** An order as a sentence. */
export function orderText(narrator: Narrator, title: TitleDetail, order: Words): string {
    const kind = title.orders.find((one) => one.key === order.key);
    const values = (kind?.fields ?? []).map((field) => [
        field.key,
        valueText(narrator, order.key, field, order.given[field.key] ?? ''),
    ]);
    return capital(narrator.say(`order-${order.key}`, Object.fromEntries(values)));
}

/** Whether everybody begins with this order. */
export function isFromTheStart(title: TitleDetail, order: StandingOrder): boolean {
    return title.standing.some(
        (first) =>
            first.key === order.key &&
            first.span === order.span &&
            Object.entries(first.given ?? {}).every(([field, value]) => order.given[field] === value),
    );
}

/** The kind that is offered as a button beside a question. */
export function quickFor(title: TitleDetail, prompt: Prompt | null): OrderKind | null {
    if (prompt === null) return null;
    return title.orders.find((kind) => kind.quick.includes(prompt.key)) ?? null;
}

export interface Place {
    game: string;
    seat: number;
    secret?: string | undefined;
}

/** Keep these orders, give a new one; all others are revoked. */
export function changeOrders(
    { game, seat, secret }: Place,
    keep: readonly StandingOrder[],
    give: readonly NewOrder[] = [],
): Promise<StandingOrder[]> {
    const body = { keep: keep.map((order) => order.id), give };
    return put<StandingOrder[]>(`/games/${game}/seats/${seat}/orders`, body, secret ? { secret } : {});
}
