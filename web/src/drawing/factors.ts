/** What a roll depends on, put together by what it adds to: the number that is needed, a column, the die. */
export interface Added {
    value: number;
    to?: string;
}

export interface Group<Factor> {
    to: string;
    total: number;
    factors: Factor[];
}

/** In the order in which they are first named. */
export function grouped<Factor extends Added>(factors: readonly Factor[]): Group<Factor>[] {
    const groups = new Map<string, Group<Factor>>();
    for (const factor of factors) {
        const to = factor.to ?? '';
        const group = groups.get(to) ?? { to, total: 0, factors: [] };
        groups.set(to, { to, total: group.total + factor.value, factors: [...group.factors, factor] });
    }
    return [...groups.values()];
}
