/** The window's title: what a page says of itself, and in front of it how many tables wait. `App` puts it up. */

let said = $state<(() => string) | null>(null);

export const pageTitle = {
    /** What the present page is about; empty if it says nothing. */
    get text(): string {
        return said?.() ?? '';
    },
};

/** Call while a page is set up: this is its title as long as it is shown. */
export function titled(text: () => string): void {
    $effect(() => {
        said = text;
        return () => {
            if (said === text) said = null;
        };
    });
}
