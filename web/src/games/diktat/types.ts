/** What the server tells of Diktat, and the kinds of things that its content speaks of. */
export type * from './schema';

export const AGENTS = ['citizen', 'guard', 'emissary'] as const;
export type Agent = (typeof AGENTS)[number];
export const AFFINITIES = ['politics', 'people', 'artefact'] as const;
