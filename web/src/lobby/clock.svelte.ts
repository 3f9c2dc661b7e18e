/** The time of day, to the half minute, for what says “5 minutes ago”. It ticks only while somebody looks. */
import { createSubscriber } from 'svelte/reactivity';

const EVERY = 30_000;

const subscribe = createSubscriber((update) => {
    const timer = setInterval(update, EVERY);
    document.addEventListener('visibilitychange', update);
    return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', update);
    };
});

export function now(): number {
    subscribe();
    return Date.now();
}
