import { describe, expect, it } from 'vitest';
import type { GameEvent, Verification } from '../lib/api/types';
import { commitmentOf, diceIn, diceKey, drawOf, fromHex, keyOf, verify, type Check } from './verify';

// Made with the engine's own SealedDice, from the seed 00 01 02 … 1f and two nonces.
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const NONCES = ['purple ink', 'été à Nicée'];
const COMMITMENT = '434c1fd6043d26b52c535cf6cfa6dc4b079ba52f90d2c91c2adcd331016527c7';
const KEY = 'afc65caad5371ad7d7076995119a13f216ba0715201724a1c3b171ac3f72e754';
const DRAWS: [number, number][] = [
    [8, 6],
    [8, 1],
    [6, 5],
    [2, 0],
    [4, 2],
    [3, 2],
    [2, 1],
    [100, 45],
];
// So large a bound that the first words of draws 11 and 14 are refused, and that of draw 12 is not.
const HUGE = 2n ** 61n + 1n;
const HUGE_DRAWS = [641409985103989606n, 2200235512618170466n, 1646322139535598475n];

const PROOF: Verification = {
    game: 'g',
    status: 'finished',
    commitment: COMMITMENT,
    nonces: NONCES,
    seed: SEED,
    holds: true,
    detail: '',
    first_draw: 0,
    drawn: DRAWS.length,
    draws: DRAWS,
};

function rolled(...dice: number[]): GameEvent[] {
    return dice.map((die) => ({ kind: 'rolled', rule: 'GAM-001', about: { die } }));
}

function outcome(checks: readonly Check[], key: string): string | undefined {
    return checks.find((check) => check.key === key)?.outcome;
}

async function secretKey(): Promise<CryptoKey> {
    return diceKey(await keyOf(fromHex(SEED), NONCES));
}

describe('what the engine does', () => {
    it('gives the same commitment', async () => {
        expect(await commitmentOf(fromHex(SEED))).toBe(COMMITMENT);
    });

    it('gives the same key', async () => {
        expect(await keyOf(fromHex(SEED), NONCES)).toEqual(fromHex(KEY));
    });

    it('gives the same draws', async () => {
        const key = await secretKey();
        for (const [number, [bound, value]] of DRAWS.entries()) {
            expect(await drawOf(key, number, BigInt(bound))).toBe(BigInt(value));
        }
    });

    it('draws again where the engine draws again', async () => {
        const key = await secretKey();
        const drawn = await Promise.all([11, 12, 14].map((number) => drawOf(key, number, HUGE)));
        expect(drawn).toEqual(HUGE_DRAWS);
    });
});

describe('the verification of a game', () => {
    it('holds when everything is as it was', async () => {
        const seen = { commitment: COMMITMENT, nonces: { 0: 'purple ink' } };
        const checks = await verify(PROOF, seen, rolled(7, 2, 6));
        expect(checks.map(({ key, outcome }) => [key, outcome])).toEqual([
            ['commitment', 'right'],
            ['published', 'right'],
            ['nonce', 'right'],
            ['draws', 'right'],
            ['log', 'right'],
            ['record', 'right'],
        ]);
    });

    it('notices another seed', async () => {
        const checks = await verify(
            { ...PROOF, seed: SEED.replace('00', 'ff') },
            { commitment: COMMITMENT },
            [],
        );
        expect(outcome(checks, 'commitment')).toBe('wrong');
        expect(outcome(checks, 'published')).toBe('wrong');
        expect(outcome(checks, 'draws')).toBe('wrong');
    });

    it('notices a seed and commitment that were both exchanged', async () => {
        const checks = await verify(PROOF, { commitment: 'ab'.repeat(32) }, []);
        expect(outcome(checks, 'commitment')).toBe('right');
        expect(outcome(checks, 'published')).toBe('wrong');
    });

    it('notices that a nonce was left out', async () => {
        const checks = await verify(PROOF, { nonces: { 1: 'my own words' } }, []);
        expect(outcome(checks, 'nonce')).toBe('wrong');
    });

    it('says which draw is wrong', async () => {
        const draws = DRAWS.map(([bound, value], at): [number, number] => [bound, at === 4 ? 3 : value]);
        const check = (await verify({ ...PROOF, draws }, {}, [])).find(({ key }) => key === 'draws');
        expect(check).toMatchObject({ outcome: 'wrong', about: { draw: 5 } });
    });

    it('notices a die in the log that was never drawn, or in another order', async () => {
        expect(outcome(await verify(PROOF, {}, rolled(7, 8)), 'log')).toBe('wrong');
        expect(outcome(await verify(PROOF, {}, rolled(2, 7)), 'log')).toBe('wrong');
    });

    it('claims nothing where it has nothing to compare', async () => {
        const checks = await verify(PROOF, {}, []);
        expect(outcome(checks, 'published')).toBe('unknown');
        expect(outcome(checks, 'log')).toBe('unknown');
    });

    it('has nothing to say about dice where none were thrown', async () => {
        const checks = await verify({ ...PROOF, drawn: 0, draws: [] }, {}, []);
        expect(outcome(checks, 'log')).toBeUndefined();
        expect(outcome(checks, 'draws')).toBe('right');
    });

    it('passes on that the record does not hold', async () => {
        expect(outcome(await verify({ ...PROOF, holds: false }, {}, []), 'record')).toBe('wrong');
    });
});

it('knows dice by their names', () => {
    const about = { die: 3, first_die: 5, needed: 4, city: 'die' };
    expect(diceIn([{ kind: 'rolled', rule: '', about }])).toEqual([3, 5]);
});
