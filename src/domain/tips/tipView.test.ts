import { describe, expect, it } from 'vitest';
import { aTip, aTipMatch } from '../../../tests/fakes/tips.ts';
import {
  lockStateOf,
  percentText,
  seqText,
  shortHash,
  standsAt,
  unitsText,
  untilText,
  verdictOf,
  withMinus,
} from './tipView.ts';

describe('TI-3: the group of a tip', () => {
  it('is open before its lock, and running from second zero on', () => {
    const tip = aTip({ lockTs: 1000 });
    expect([999, 1000, 1001].map((now) => lockStateOf(tip, now))).toEqual(['open', 'running', 'running']);
  });
  it.each(['won', 'half_won', 'void', 'half_lost', 'lost'] as const)('is settled once it is %s', (state) => {
    expect(lockStateOf(aTip({ state, lockTs: 1000 }), 0)).toBe('settled');
  });
  it('B2: is settled where its result is hidden', () => {
    expect(lockStateOf(aTip({ hidden: true, lockTs: 1000 }), 2000)).toBe('settled');
  });
});

describe('TI-7: how a tip stands at the score', () => {
  const at = (score: string | null, statusText = '67') => aTipMatch({ statusText, score });
  it.each([
    ['ah', 'H', -0.5, '2-1', 'won'],
    ['ah', 'H', -0.75, '2-1', 'half_won'],
    ['ah', 'A', -0.75, '2-1', 'half_lost'],
    ['ou', 'U', 2.75, '2-1', 'half_lost'],
    ['1x2', 'X', undefined, '1-1', 'won'],
  ] as const)('%s %s %s at %s: %s', (market, sel, line, score, outcome) => {
    expect(standsAt({ market, sel, ...(line !== undefined && { line }), fixture: at(score) })).toBe(outcome);
  });
  it.each([
    ['of the first half', { market: 'ou_1h', fixture: at('1-0') }],
    ['with extra time', { market: 'ou_et', fixture: at('1-0') }],
    ['without a score', { market: 'ou', fixture: at(null) }],
    ['before the kick-off', { market: 'ou', fixture: at('0-0', 'pending') }],
    ['after the end', { market: 'ou', fixture: at('1-0', 'FT') }],
    ['without a match', { market: 'ou', fixture: null }],
  ] as const)('is not told %s', (_, tip) => {
    expect(standsAt({ sel: 'U', line: 2.5, ...tip })).toBeNull();
  });
});

it('TI-2: five ends are won, lost or void', () => {
  const states = ['won', 'half_won', 'void', 'half_lost', 'lost'] as const;
  expect(states.map(verdictOf)).toEqual(['won', 'won', 'void', 'lost', 'lost']);
});

describe('figures', () => {
  it('count down to the lock and stop there', () => {
    expect([1_360_000, 7_660_000, 1, 0, -5].map(untilText)).toEqual([
      '0:22:40',
      '2:07:40',
      '0:00:01',
      '0:00:00',
      '0:00:00',
    ]);
    expect(untilText(49 * 3_600_000)).toBe('49:00:00');
  });
  it('have a sign, and a real minus', () => {
    expect([0.094, -0.022, 0, 0.0001, -0.0001].map(percentText)).toEqual(['+9.4%', '−2.2%', '0.0%', '0.0%', '0.0%']);
    expect([2.52, -1, 0, 0.001].map((one) => unitsText(one))).toEqual(['+2.52', '−1.00', '0.00', '0.00']);
    expect([withMinus('-0.96'), withMinus('0.92')]).toEqual(['−0.96', '0.92']);
  });
  it('of the ledger are short', () => {
    expect([shortHash('a91f0123456789c07'), seqText(413), seqText(12345)]).toEqual(['a91f…c07', '0413', '12345']);
  });
});
