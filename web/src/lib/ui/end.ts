/**
 * Boxes that are read from their end: what is new comes into view, unless the reader has scrolled up.
 *
 * Both are learned from observers, which the browser calls when it knows where everything is. To ask for a height at
 * any other moment makes it lay out the page at once, and for the frame once more.
 */
const NEAR = 40;

export function keepEnd(box: HTMLElement): () => void {
    let following = true;
    const end = box.appendChild(document.createElement('div'));
    const seen = new IntersectionObserver(
        (changes) => {
            const last = changes.at(-1);
            // A box that is not shown has no end that could be seen, nor a reader who has left it.
            if (last && (last.rootBounds?.height ?? 0) > 0) following = last.isIntersecting;
        },
        { root: box, rootMargin: `0px 0px ${NEAR}px` },
    );
    const grown = new ResizeObserver(() => {
        if (following) box.scrollTop = box.scrollHeight;
    });
    seen.observe(end);
    grown.observe(box);
    if (box.firstElementChild) grown.observe(box.firstElementChild);
    return () => {
        seen.disconnect();
        grown.disconnect();
        end.remove();
    };
}
