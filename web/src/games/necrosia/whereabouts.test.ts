import { expect, it } from 'vitest';
import { seat, view } from './trial';
import { whereabouts, whereIs } from './whereabouts';

it('knows every card that was seen, and no other', () => {
    const found = whereabouts(
        view({
            row: [{ card: 'war-cry', price: 1 }],
            discard: ['mage-leap'],
            hand: [{ card: 'heroic-charge', playable: false }],
            seen: [{ place: 2, card: 'charm-spell' }],
            seats: [seat('kelwin'), seat('ombre', { known: ['elite-marksman'] })],
        }),
    );
    expect(whereIs(found, 'war-cry')).toEqual({ in: 'row' });
    expect(whereIs(found, 'mage-leap')).toEqual({ in: 'discard' });
    expect(whereIs(found, 'heroic-charge')).toEqual({ in: 'hand' });
    expect(whereIs(found, 'charm-spell')).toEqual({ in: 'deck', place: 2 });
    expect(whereIs(found, 'elite-marksman')).toEqual({ in: 'known', seat: 1 });
    expect(whereIs(found, 'nimble-dodge')).toEqual({ in: 'unseen' });
});
