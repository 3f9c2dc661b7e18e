/** What a browser has and jsdom lacks, for the component tests: nothing is ever measured, seen or narrow there. */

class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
}

const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };

Object.assign(globalThis, {
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    matchMedia: () => query,
});
