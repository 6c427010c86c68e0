import { describe, expect, it } from 'vitest';
import type { Json } from '../shared/canonicalJson.ts';
import type { LedgerKind, LedgerRow } from './ledger.ts';
import { brokenRule, hashedTipText, predictedIn, settledIn } from './ledgerRules.ts';

const tip = {
  ...{ tipId: 't1', fixtureId: 'f1', category: 'bong-da', market: 'ah', sel: 'H', line: -0.75, oddsDec: 1.9, stake: 3 },
  ...{ lockTs: 1000, textHash: 'ab' },
};
const row = (kind: LedgerKind, data: Json, ts = 500): LedgerRow => ({
  ...{ seq: 7, kind, ts, ledgerId: 'l', data, prevHash: '', hash: '' },
});
const settled = { tipId: 't1', state: 'half_won', profit: 1.35, score: { ft: [1, 0] } };

it('B3: a tip that was published, edited, and settled twice breaks no rule', () => {
  const rows = [
    row('publish', tip),
    row('edit', { ...tip, stake: 5 }, 999),
    row('settle', { ...settled, profit: 2.25 }, 9000),
    row('settle', { tipId: 't1', state: 'won', profit: 4.5, score: { ft: [2, 0], ht: [0, 0] } }, 9500),
  ];
  expect(brokenRule(rows)).toBe(null);
  expect(brokenRule([row('publish', tip), row('settle', { tipId: 't1', state: 'void', profit: 0 })])).toBe(null);
  expect(brokenRule([row('publish', tip), row('withdraw', { tipId: 't1', lockTs: 1000 })])).toBe(null);
});

describe('B3: the first row that breaks a rule is named', () => {
  it.each<[string, readonly LedgerRow[], string]>([
    ['published at the lock', [row('publish', tip, 1000)], 'late'],
    ['edited at the lock', [row('publish', tip), row('edit', tip, 1000)], 'late'],
    ['withdrawn at the lock', [row('publish', tip), row('withdraw', { tipId: 't1', lockTs: 1000 }, 1000)], 'late'],
    ['a better state', [row('publish', tip), row('settle', { ...settled, state: 'won' })], 'settlement'],
    ['a better profit', [row('publish', tip), row('settle', { ...settled, profit: 2 })], 'settlement'],
    [
      'a state without a score',
      [row('publish', tip), row('settle', { tipId: 't1', state: 'lost', profit: -3 })],
      'settlement',
    ],
    ['settled without being published', [row('settle', settled)], 'form'],
    ['published twice', [row('publish', tip), row('publish', tip)], 'form'],
    [
      'edited after it was withdrawn',
      [row('publish', tip), row('withdraw', { tipId: 't1', lockTs: 1000 }), row('edit', tip)],
      'form',
    ],
    ['withdrawn without its lock', [row('publish', tip), row('withdraw', { tipId: 't1' })], 'form'],
    ['no prediction', [row('publish', null)], 'form'],
    ['no result', [row('publish', tip), row('settle', { tipId: 't1' })], 'form'],
  ])('%s', (_title, rows, reason) => {
    expect(brokenRule(rows)).toEqual({ index: rows.length - 1, seq: 7, reason });
  });
});

it('B3: reads nothing but a prediction as one, and nothing but an end as one', () => {
  const lacking = Object.keys(tip).map((name) =>
    Object.fromEntries(Object.entries(tip).filter(([key]) => key !== name)),
  );
  expect(lacking.map(predictedIn).filter((one) => one !== null)).toEqual([]);
  const wrong: readonly Json[] = [
    { ...tip, market: 'x' },
    { ...tip, sel: 'O' },
    { ...tip, line: 0.3 },
    { ...tip, line: '1' },
    { ...tip, oddsDec: 1 },
    [],
    'x',
  ];
  expect(wrong.map(predictedIn).filter((one) => one !== null)).toEqual([]);
  const ends: readonly Json[] = [
    { ...settled, state: 'open' },
    { ...settled, score: { ft: [1] } },
    { ...settled, score: { ft: [1, -1] } },
    { ...settled, score: null },
    4,
  ];
  expect(ends.map(settledIn).filter((one) => one !== null)).toEqual([]);
  expect(settledIn({ ...settled, score: { ft: [1, 0], et: [2, 0] } })).toMatchObject({
    score: { ft: [1, 0], et: [2, 0] },
  });
});

it('CALLS 6: a text stands by a hash that its salt keeps from being guessed', () => {
  const text = { title: 'Một', blocks: [], salt: 's' };
  expect(hashedTipText(text)).toBe('{"blocks":[],"salt":"s","title":"Một"}');
});
