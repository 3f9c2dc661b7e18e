/** What the server tells of Necrosia, and the kinds and suits that its content speaks of. */
import type { Card } from './schema';

export type * from './schema';

export type Kind = NonNullable<Card['kind']>;
export type Suit = Card['suit'];
/** Units by kind. */
export type Count = Record<string, number>;

export const KINDS = ['fighter', 'merchant', 'mage'] as const satisfies readonly Kind[];
export const SUITS = ['combat', 'commerce', 'magic', 'necrosis', 'shaan'] as const satisfies readonly Suit[];
