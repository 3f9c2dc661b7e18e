/**
 * What differs from the state before, as the server writes it: `[value]` puts a new one in its place, `[]` takes it away,
 * and an object changes the fields or, by their numbers, the elements that it names; `#` is the new length of a list.
 */
export type Change = readonly unknown[] | { readonly [name: string]: Change };

const LENGTH = '#';

/** The value after a change. What does not differ stays the same object. */
export function changed(value: unknown, change: Change): unknown {
    if (isNew(change)) return change[0];
    if (Array.isArray(value)) {
        const after: unknown[] = [...value];
        for (const [at, one] of Object.entries(change)) {
            if (at === LENGTH) after.length = Number(changed(undefined, one));
            else after[Number(at)] = changed(value[Number(at)], one);
        }
        return after;
    }
    const after: Record<string, unknown> = { ...(value as Record<string, unknown>) };
    for (const [name, one] of Object.entries(change)) {
        if (isNew(one) && one.length === 0) delete after[name];
        else after[name] = changed(after[name], one);
    }
    return after;
}

function isNew(change: Change): change is readonly unknown[] {
    return Array.isArray(change);
}
