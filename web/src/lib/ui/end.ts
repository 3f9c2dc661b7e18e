/**
 * Boxes that are read from their end: what is new comes into view, unless the reader has scrolled up.
 *
 * Both are learned from observers, which the browser calls when it knows where everything is. To ask for a height at
 * any other moment makes it lay out the page at once, and for the frame once more.
 */
import type { Attachment } from 'svelte/attachments';

const NEAR = 40;
/** Tells a box that its reader wants to be at its end, and to stay there. */
const GO = 'go-to-end';

/** Keep the end of a box in view; `told` hears whether the reader follows it. */
export function keepEnd(told: (following: boolean) => void = () => {}): Attachment<HTMLElement> {
    return (box) => {
        let following = true;
        const end = box.appendChild(document.createElement('div'));

        // Whoever reads further up wants what they read to stay. At the end that would do harm: where lines go above while as
        // many come below, the browser would hold on to the older ones, and no height has changed that anybody could notice.
        function follow(now: boolean): void {
            following = now;
            box.style.overflowAnchor = now ? 'none' : '';
            told(now);
        }

        const seen = new IntersectionObserver(
            (changes) => {
                const last = changes.at(-1);
                // A box that is not shown has no end that could be seen, nor a reader who has left it.
                if (last && (last.rootBounds?.height ?? 0) > 0) follow(last.isIntersecting);
            },
            { root: box, rootMargin: `0px 0px ${NEAR}px` },
        );
        const grown = new ResizeObserver(() => {
            if (following) scrollDown(box);
        });
        // Not only scrolled: what comes before the observers have noticed would push the end out of view again.
        function go(): void {
            follow(true);
            scrollDown(box);
        }
        follow(true);
        box.addEventListener(GO, go);
        seen.observe(end);
        grown.observe(box);
        if (box.firstElementChild) grown.observe(box.firstElementChild);
        return () => {
            seen.disconnect();
            grown.disconnect();
            box.removeEventListener(GO, go);
            end.remove();
        };
    };
}

/** Bring the end of a kept box into view, and follow it from now on. */
export function goToEnd(box: HTMLElement): void {
    box.dispatchEvent(new Event(GO));
}

function scrollDown(box: HTMLElement): void {
    box.scrollTop = box.scrollHeight;
}
