import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, type ResultRow } from './explain.ts';
import { profitOf, settle, type Goals } from './settle.ts';

const told = (rows: readonly ResultRow[]) =>
  rows.map(({ key, goals, outcome, away }) => `${key} ${goals} ${outcome} ${away}`);

describe('MC-9: a line in plain words', () => {
  it('gives three quarters of a goal', () => {
    const { key, line, results } = explain('ah', -0.75, 'H', { dec: 1.9, score: [0, 0] });
    expect([key, line]).toEqual(['ah.gives', 0.75]);
    expect(told(results)).toEqual(['winsByAtLeast 2 won 2', 'winsBy 1 half_won 1', 'drawOrWorse 0 lost 0']);
    expect(results.map(({ profit, now }) => [profit, now])).toEqual([
      [0.9, false],
      [0.45, false],
      [-1, true],
    ]);
  });
  it('gets a goal and a quarter, as the away team, two behind', () => {
    const { key, line, results } = explain('ah', -1.25, 'A', { dec: 2.05, score: [2, 0] });
    expect([key, line]).toEqual(['ah.gets', 1.25]);
    expect(told(results)).toEqual(['drawOrBetter 0 won 2', 'losesBy 1 half_won 1', 'losesByAtLeast 2 lost 0']);
  });
  it('level: a draw gives the stake back', () => {
    const { key, results } = explain('ah', 0, 'H', { dec: 1.9, score: [1, 1] });
    expect(key).toBe('ah.level');
    expect(told(results)).toEqual(['winsByAtLeast 1 won 1', 'draw 0 void 0', 'losesByAtLeast 1 lost -1']);
  });
  it('over and under two and a quarter, the best result first', () => {
    const over = explain('ou', 2.25, 'O', { dec: 1.9, score: [1, 1] });
    expect(told(over.results)).toEqual(['goalsAtLeast 3 won 1', 'goalsExactly 2 half_lost 0', 'goalsAtMost 1 lost -1']);
    const under = explain('ou_1h', 0.75, 'U', { dec: 1.9, score: [0, 0] });
    expect(under.key).toBe('ou.under');
    expect(told(under.results)).toEqual([
      'goalsExactly 0 won 0',
      'goalsExactly 1 half_lost 1',
      'goalsAtLeast 2 lost 2',
    ]);
  });
  it('the winner: every result in one row, and which of them is so now', () => {
    const { key, results } = explain('1x2', undefined, 'X', { dec: 3.4, score: [0, 2] });
    expect(key).toBe('1x2.draw');
    expect(told(results)).toEqual(['homeWins 0 lost 3', 'draw 0 won 2', 'awayWins 0 lost 0']);
  });
});

it('MC-9: whatever the line, exactly one row is so now, and it pays what settling says', () => {
  const goals = fc.tuple(fc.nat(6), fc.nat(6));
  const asked = fc.oneof(
    fc.tuple(fc.constant('ah' as const), fc.integer({ min: -12, max: 12 }), fc.constantFrom('H', 'A')),
    fc.tuple(fc.constant('ou' as const), fc.integer({ min: 1, max: 24 }), fc.constantFrom('O', 'U')),
  );
  fc.assert(
    fc.property(asked, goals, ([market, quarters, sel], score: Goals) => {
      const line = quarters / 4;
      const { results } = explain(market, line, sel as 'H', { dec: 1.9, score });
      const now = results.filter((row) => row.now);
      const outcome = settle(market, line, sel as 'H', { ft: score })!;
      expect(now).toEqual([expect.objectContaining({ outcome, profit: profitOf(outcome, 1.9, 1), away: 0 })]);
      expect(results.map(({ profit }) => profit)).toEqual(
        results.map(({ profit }) => profit).toSorted((a, b) => b - a),
      );
    }),
    { numRuns: 1000 },
  );
});
