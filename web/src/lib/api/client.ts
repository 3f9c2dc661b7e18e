/**
 * Requests to the server: JSON in, JSON out, and every failure as a `ServerProblem` that can be said in plain words.
 *
 * A person is known by a cookie; whatever changes something repeats the CSRF cookie in a header. A seat's or table's
 * secret, when there is one, goes with the request instead.
 */
import type { Problem } from './types';

/** Something was not granted, or the server could not be reached (`code` is `unreachable` then). */
export class ServerProblem extends Error {
    readonly code: string;
    readonly status: number;
    readonly rule: string | undefined;
    readonly reason: string | undefined;
    readonly about: Record<string, string | number>;

    constructor(problem: Problem, status: number) {
        super(problem.detail);
        this.name = 'ServerProblem';
        this.code = problem.code;
        this.status = status;
        this.rule = problem.rule;
        this.reason = problem.reason;
        this.about = problem.about ?? {};
    }
}

export interface Ask {
    body?: unknown;
    secret?: string;
    signal?: AbortSignal;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function ask<Answer>(method: Method, path: string, options: Ask = {}): Promise<Answer> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (options.body !== undefined) headers['Content-Type'] = 'application/json';
    if (options.secret) headers['Authorization'] = `Bearer ${options.secret}`;
    const token = csrf();
    if (method !== 'GET' && token) headers['X-CSRF-Token'] = token;
    const body = options.body === undefined ? null : JSON.stringify(options.body);
    let response: Response;
    try {
        response = await fetch(`/api${path}`, { method, headers, body, signal: options.signal ?? null });
    } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') throw error;
        throw new ServerProblem({ code: 'unreachable', detail: String(error) }, 0);
    }
    if (response.status === 204) return undefined as Answer;
    const answer: unknown = await response.json().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') throw error;
        return null;
    });
    if (!response.ok) throw new ServerProblem(problemIn(answer, response), response.status);
    return answer as Answer;
}

export const get = <Answer>(path: string, options?: Ask) => ask<Answer>('GET', path, options);
export const post = <Answer>(path: string, body: unknown = undefined, options?: Ask) =>
    ask<Answer>('POST', path, { ...options, body });
export const put = <Answer>(path: string, body: unknown, options?: Ask) =>
    ask<Answer>('PUT', path, { ...options, body });
export const patch = <Answer>(path: string, body: unknown, options?: Ask) =>
    ask<Answer>('PATCH', path, { ...options, body });
export const remove = <Answer>(path: string, options?: Ask) => ask<Answer>('DELETE', path, options);

function problemIn(answer: unknown, response: Response): Problem {
    if (answer !== null && typeof answer === 'object' && 'code' in answer) return answer as Problem;
    // A proxy in front of the server answers in its own way.
    const code = response.status >= 502 ? 'unreachable' : 'server-error';
    return { code, detail: `${response.status} ${response.statusText}` };
}

function csrf(): string | undefined {
    return /(?:^|; )(?:__Host-)?logothete-csrf=([^;]*)/.exec(document.cookie)?.[1];
}
