/** An attachment that tells once that its element has come into view. */
import type { Attachment } from 'svelte/attachments';

export function inView(tell: () => void): Attachment<Element> {
    return (element) => {
        const seen = new IntersectionObserver((entries) => {
            if (!entries.some((entry) => entry.isIntersecting)) return;
            seen.disconnect();
            tell();
        });
        seen.observe(element);
        return () => seen.disconnect();
    };
}
