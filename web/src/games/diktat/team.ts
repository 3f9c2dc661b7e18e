/** A team that is put together on the page before it is sealed: what is in it, what is left, and the plan that sends it. */
import { AGENTS, type Agent, type View } from './types';

/** What of each agent is left behind the screen; those that were added on the server have left it already. */
export function leftFor(view: View, picked: readonly Agent[]): Record<Agent, number> {
    const held = view.seats[view.seat ?? -1]?.screen?.agents ?? {};
    const added = view.team?.pawns ?? [];
    const count = (agent: Agent) =>
        (held[agent] ?? 0) -
        added.filter((one) => one === agent).length -
        picked.filter((one) => one === agent).length;
    return Object.fromEntries(AGENTS.map((agent) => [agent, count(agent)])) as Record<Agent, number>;
}

/** One place up or down; as it was where that is no place. */
export function shifted(picked: readonly Agent[], at: number, by: number): Agent[] {
    const next = [...picked];
    const [one] = next.splice(at, 1);
    if (one === undefined || at + by < 0 || at + by > next.length) return [...picked];
    next.splice(at + by, 0, one);
    return next;
}

export function planFor(picked: readonly Agent[]): string[] {
    return [...picked.map((agent) => `add ${agent}`), 'seal'];
}
