/** Addresses and pages: a few patterns over the browser's own history. */

export interface Place {
    path: string;
    query: URLSearchParams;
    /** What follows `#`; secrets of links travel there, since it is never sent to a server. */
    hash: string;
}

let place = $state.raw<Place>(read());

export const router = {
    get place(): Place {
        return place;
    },
};

/** Go to a path of this site. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
    history[options.replace ? 'replaceState' : 'pushState'](null, '', to);
    place = read();
    if (!options.replace) window.scrollTo(0, 0);
}

/** Follow the browser's buttons and plain links; returns what undoes it. */
export function listen(): () => void {
    const moved = () => (place = read());
    window.addEventListener('popstate', moved);
    document.addEventListener('click', follow);
    return () => {
        window.removeEventListener('popstate', moved);
        document.removeEventListener('click', follow);
    };
}

/** The values of `:names` in a pattern such as `/games/:game`, or null if the path is another one. */
export function match(pattern: string, path: string): Record<string, string> | null {
    const wanted = pattern.split('/');
    const given = path.replace(/\/+$/, '').split('/');
    if (wanted.length !== given.length && !(pattern === '/' && given.length === 1)) return null;
    const values: Record<string, string> = {};
    for (const [at, part] of wanted.entries()) {
        const value = given[at] ?? '';
        if (part.startsWith(':')) values[part.slice(1)] = decodeURIComponent(value);
        else if (part !== value) return null;
    }
    return values;
}

function read(): Place {
    return {
        path: location.pathname,
        query: new URLSearchParams(location.search),
        hash: location.hash.slice(1),
    };
}

function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
}
