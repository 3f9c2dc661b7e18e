/**
 * Says on an element that something in it moves: `data-moves` is there from the first step until a while after the last.
 *
 * While it is there, the ground of a board is a layer of its own (app.css), so that a piece on its way does not draw the map below
 * it again at every step. A layer takes memory, so there is none while nothing moves.
 */
import { moving } from '../lib/settings.svelte';

/** Longer than a few moves of bots without a piece in them: to make the layer and to give it back costs frames, too. */
export const CALM_MS = 5_000;

/** Watches an element; the answer ends it. */
export function followMotion(element: HTMLElement): () => void {
    let calming: ReturnType<typeof setTimeout> | undefined;

    const begin = (): void => {
        if (!moving()) return;
        clearTimeout(calming);
        element.dataset['moves'] = '';
        calming = setTimeout(() => delete element.dataset['moves'], CALM_MS);
    };
    const heard = (event: Event): void => {
        if (counts(event)) begin();
    };
    // Captured: a piece that comes or goes (`in:`, `out:`) says so without bubbling.
    for (const type of SIGNS) element.addEventListener(type, heard, true);
    return () => {
        clearTimeout(calming);
        delete element.dataset['moves'];
        for (const type of SIGNS) element.removeEventListener(type, heard, true);
    };
}

const SIGNS = ['transitionrun', 'animationstart', 'introstart', 'outrostart'] as const;

/** What stays in its place, or moves for as long as it is there, is no move. */
function counts(event: Event): boolean {
    if (event.type === 'transitionrun') return (event as TransitionEvent).propertyName === 'transform';
    return event.type !== 'animationstart' || ends(event as AnimationEvent);
}

function ends({ target, animationName }: AnimationEvent): boolean {
    if (!(target instanceof Element)) return false;
    const begun = target
        .getAnimations()
        .find((one) => (one as Partial<CSSAnimation>).animationName === animationName);
    return Number.isFinite(begun?.effect?.getComputedTiming().endTime);
}
