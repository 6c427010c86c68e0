import { existsSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertOdds } from './format.ts';
import { lineText } from './market.ts';
import { profitOf, settle, type Goals, type Outcome } from './settle.ts';

/** Written by hand from the rules: market, line, selection, score after 90 minutes, outcome, net of a stake of 1 at 1.90. */
const own: readonly (readonly [
  '1x2' | 'ah' | 'ou',
  number | undefined,
  '1' | 'X' | '2' | 'H' | 'A' | 'O' | 'U',
  Goals,
  Outcome,
  number,
])[] = [
  ['1x2', undefined, '1', [2, 1], 'won', 0.9],
  ['1x2', undefined, '1', [1, 1], 'lost', -1],
  ['1x2', undefined, 'X', [0, 0], 'won', 0.9],
  ['1x2', undefined, 'X', [3, 2], 'lost', -1],
  ['1x2', undefined, '2', [0, 4], 'won', 0.9],
  ['1x2', undefined, '2', [4, 0], 'lost', -1],
  ['ah', -1.75, 'H', [2, 0], 'half_won', 0.45],
  ['ah', -1.75, 'H', [3, 0], 'won', 0.9],
  ['ah', -1.75, 'H', [1, 0], 'lost', -1],
  ['ah', -1.75, 'A', [2, 0], 'half_lost', -0.5],
  ['ah', -1.75, 'A', [1, 0], 'won', 0.9],
  ['ah', -1.5, 'A', [2, 0], 'lost', -1],
  ['ah', -1, 'A', [1, 0], 'void', 0],
  ['ah', -0.25, 'A', [1, 1], 'half_won', 0.45],
  ['ah', -0.25, 'A', [0, 1], 'won', 0.9],
  ['ah', 0, 'A', [2, 2], 'void', 0],
  ['ah', 0.25, 'A', [1, 1], 'half_lost', -0.5],
  ['ah', 2.25, 'H', [0, 2], 'half_won', 0.45],
  ['ah', 2.25, 'H', [0, 3], 'lost', -1],
  ['ah', 2.25, 'A', [0, 3], 'won', 0.9],
  ['ah', 1.75, 'H', [0, 2], 'half_lost', -0.5],
  ['ou', 0.75, 'O', [1, 0], 'half_won', 0.45],
  ['ou', 0.75, 'U', [0, 0], 'won', 0.9],
  ['ou', 3.25, 'O', [2, 1], 'half_lost', -0.5],
  ['ou', 3.25, 'U', [2, 1], 'half_won', 0.45],
  ['ou', 3.5, 'U', [2, 2], 'lost', -1],
  ['ou', 3.75, 'O', [2, 2], 'half_won', 0.45],
  ['ou', 3.75, 'U', [2, 2], 'half_lost', -0.5],
  ['ou', 4, 'O', [4, 0], 'void', 0],
  ['ou', 4, 'U', [0, 5], 'lost', -1],
];

it.each(own)('MC-9: %s %s %s at %s is %s, net %f', (market, line, sel, ft, outcome, net) => {
  expect(settle(market, line, sel, { ft })).toBe(outcome);
  expect(profitOf(outcome, 1.9, 1)).toBe(net);
});

describe('MC-9: which part of the match counts', () => {
  const score = { ft: [1, 1], ht: [0, 1], et: [3, 1] } as const;
  it('extra time does not, unless the market says so', () => {
    expect(settle('1x2', undefined, 'X', score)).toBe('won');
    expect(settle('1x2_et', undefined, '1', score)).toBe('won');
    expect(settle('ou', 2.5, 'U', score)).toBe('won');
    expect(settle('ou_et', 2.5, 'U', score)).toBe('lost');
    expect(settle('ah_et', -1, 'H', score)).toBe('won');
  });
  it('a match without extra time ends with its 90 minutes for every market', () => {
    expect(settle('1x2_et', undefined, 'X', { ft: [1, 1] })).toBe('won');
  });
  it('the first half alone for its markets, which nothing settles where its score is not known', () => {
    expect(settle('1x2_1h', undefined, '2', score)).toBe('won');
    expect(settle('ah_1h', -0.75, 'A', score)).toBe('won');
    expect(settle('ou_1h', 1, 'O', score)).toBe('void');
    expect(settle('ou_1h', 1, 'O', { ft: [1, 1] })).toBe(null);
  });
});

const quarter = fc.integer({ min: -20, max: 20 }).map((n) => n / 4);
const goals = fc.tuple(fc.nat(7), fc.nat(7));

describe('MC-9: whatever the line and the score', () => {
  /** Two simple bets of half a stake each, on the lines that have no quarter. */
  const twoBets = (surplus: number): number => {
    const halves = Number.isInteger(surplus * 2) ? [surplus, surplus] : [surplus - 0.25, surplus + 0.25];
    return halves.reduce((sum, one) => sum + (one > 0 ? 0.45 : one < 0 ? -0.5 : 0), 0);
  };
  it('a quarter line is two half stakes', () => {
    fc.assert(
      fc.property(quarter, goals, (line, ft) => {
        const net = (market: 'ah' | 'ou', sel: 'H' | 'A' | 'O' | 'U', on = line) =>
          profitOf(settle(market, on, sel, { ft })!, 1.9, 1);
        expect(net('ah', 'H')).toBeCloseTo(twoBets(ft[0] - ft[1] + line), 9);
        expect(net('ah', 'A')).toBeCloseTo(twoBets(ft[1] - ft[0] - line), 9);
        const total = Math.abs(line) + 0.25;
        expect(net('ou', 'O', total)).toBeCloseTo(twoBets(ft[0] + ft[1] - total), 9);
        expect(net('ou', 'U', total)).toBeCloseTo(twoBets(total - ft[0] - ft[1]), 9);
      }),
      { numRuns: 2000 },
    );
  });
  it('one side wins what the other loses', () => {
    const mirror = { won: 'lost', half_won: 'half_lost', void: 'void', half_lost: 'half_won', lost: 'won' } as const;
    fc.assert(
      fc.property(quarter, goals, (line, ft) => {
        expect(settle('ah', line, 'A', { ft })).toBe(mirror[settle('ah', line, 'H', { ft })!]);
        expect(settle('ou', line, 'U', { ft })).toBe(mirror[settle('ou', line, 'O', { ft })!]);
      }),
    );
  });
  it('exactly one of three results wins', () => {
    fc.assert(
      fc.property(goals, (ft) => {
        const all = (['1', 'X', '2'] as const).map((sel) => settle('1x2', undefined, sel, { ft }));
        expect(all.toSorted()).toEqual(['lost', 'lost', 'won']);
      }),
    );
  });
  it('a profit has at most four decimals, and no negative zero', () => {
    expect(profitOf('half_won', 1.935, 3)).toBe(1.4025);
    expect(profitOf('won', 1.1, 3)).toBe(0.3);
    expect(Object.is(profitOf('void', 1.9, 5), 0)).toBe(true);
  });
});

const VECTORS = new URL('../../../../shared/data/odds/vectors.json', import.meta.url);
interface Vectors {
  readonly conversion: readonly Readonly<Record<'hk' | 'dec' | 'malay' | 'indo' | 'us', number>>[];
  readonly lines: readonly { readonly v: number; readonly text: string }[];
  readonly asianHandicap: readonly {
    readonly score: string;
    readonly side: 'home' | 'away';
    readonly line: number;
    readonly hk: number;
    readonly net: number;
    readonly outcome: string;
  }[];
  readonly overUnder: readonly {
    readonly total: number;
    readonly line: number;
    readonly pick: 'over' | 'under';
    readonly hk: number;
    readonly net: number;
    readonly outcome: string;
  }[];
}
const named: Readonly<Record<string, Outcome>> = {
  ...{ win: 'won', 'half-win': 'half_won', push: 'void', 'half-loss': 'half_lost', loss: 'lost' },
};

describe.runIf(existsSync(VECTORS))('X22: the vectors that were given', () => {
  const read = (): Vectors => JSON.parse(readFileSync(VECTORS, 'utf8')) as Vectors;
  it('prices and lines', () => {
    for (const { dec, hk, malay, indo, us } of read().conversion) {
      expect(convertOdds(dec, 'hk')).toBeCloseTo(hk, 9);
      expect(convertOdds(dec, 'malay')).toBeCloseTo(malay, 3);
      expect(convertOdds(dec, 'indo')).toBeCloseTo(indo, 3);
      expect(Math.round(convertOdds(dec, 'american'))).toBe(us);
    }
    for (const { v, text } of read().lines) expect(lineText(v)).toBe(text);
  });
  it('handicaps and totals', () => {
    const { asianHandicap, overUnder } = read();
    for (const { score, side, line, hk, net, outcome } of asianHandicap) {
      const [home = 0, away = 0] = score.split('-').map(Number);
      const ended = settle('ah', side === 'home' ? line : -line, side === 'home' ? 'H' : 'A', { ft: [home, away] })!;
      expect([ended, profitOf(ended, hk + 1, 1)]).toEqual([named[outcome], net]);
    }
    for (const { total, line, pick, hk, net, outcome } of overUnder) {
      const ended = settle('ou', line, pick === 'over' ? 'O' : 'U', { ft: [total, 0] })!;
      expect([ended, profitOf(ended, hk + 1, 1)]).toEqual([named[outcome], net]);
    }
  });
});
