/** Links that a page follows in its own way, and leaves to the browser when another tab or window is meant. */
export function plainly(event: MouseEvent, then: () => void): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    then();
}
