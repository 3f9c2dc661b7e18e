/**
 * What is equal stays the same object.
 *
 * The server tells the whole state at every move, and most of it is as it was. What shows a part of it looks again only if
 * that part is another object.
 */

/** `now`, with every part of it that equals the same part of `before` taken from there; `before` itself if all is equal. */
export function kept<Value>(before: unknown, now: Value): Value {
    if (Object.is(before, now)) return now;
    if (Array.isArray(before) && Array.isArray(now)) {
        const parts: unknown[] = now.map((part, at) => kept(before[at], part));
        const same = parts.length === before.length && parts.every((part, at) => part === before[at]);
        return (same ? before : parts) as Value;
    }
    if (isRecord(before) && isRecord(now)) {
        const names = Object.keys(now);
        let same = names.length === Object.keys(before).length;
        const parts: Record<string, unknown> = {};
        for (const name of names) {
            parts[name] = kept(before[name], now[name]);
            if (parts[name] !== before[name] || !(name in before)) same = false;
        }
        return (same ? before : parts) as Value;
    }
    return now;
}

/** Only plain records are compared by their parts: whatever has a class of its own is what it is. */
function isRecord(value: unknown): value is Record<string, unknown> {
    return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
