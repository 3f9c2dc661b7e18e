/** The server's time. A reader's own clock may be minutes off, and then everybody's time would look wrong. */

/** Dates in headers are whole seconds, and answers take a moment: less than this is no difference. */
const TOLERANCE = 2_000;

let measured: Promise<number> | undefined;

/** How many milliseconds the server is ahead of this machine; asked once. */
export function serverAhead(): Promise<number> {
    measured ??= measure().catch(() => {
        measured = undefined;
        return 0;
    });
    return measured;
}

/** The difference that a `Date` header tells of, if it came between two moments. */
export function ahead(date: string | null, sent: number, received: number): number {
    const said = date === null ? NaN : Date.parse(date);
    if (Number.isNaN(said)) return 0;
    const difference = said + 500 - (sent + received) / 2;
    return Math.abs(difference) < TOLERANCE ? 0 : difference;
}

async function measure(): Promise<number> {
    const sent = Date.now();
    const answer = await fetch('/api/host', { cache: 'no-store' });
    return ahead(answer.headers.get('date'), sent, Date.now());
}
