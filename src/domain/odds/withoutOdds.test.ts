import { expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { aRoom } from '../../../tests/fakes/matches.ts';
import { anOddsMarket } from '../../../tests/fakes/odds.ts';
import { withoutOdds } from './withoutOdds.ts';

it('TI-9: a room has no door to its odds, nor to its tips', () => {
  expect(withoutOdds(aRoom({ tabs: ['overview', 'odds', 'tips', 'analysis'] })).tabs).toEqual(['overview', 'analysis']);
});
it('TI-9: a list of matches has no prices, and does not say that there are some', () => {
  const { coverage } = aFixture();
  const priced = aFixture({
    ...{ odds: [anOddsMarket()], odds1x2: [2, 3, 4] as const, hasTip: true },
    coverage: { ...coverage, odds: true, tips: true, h2h: true },
  });
  const shown = withoutOdds({ leagues: [{ fixtures: [priced] }], next: null });
  expect(shown).toEqual({ leagues: [{ fixtures: [aFixture({ coverage: { ...coverage, h2h: true } })] }], next: null });
});
it('TI-9: nothing is left of odds and of their movement', () => {
  expect(withoutOdds([anOddsMarket(), anOddsMarket({ market: 'ah' })])).toEqual([]);
  expect(withoutOdds([{ sel: 'H', points: [{ ts: 1, dec: 1.9 }] }])).toEqual([]);
  expect(withoutOdds([{ lineMove: 'opened', ts: 1, line: 2.5 }])).toEqual([]);
});
it.each([null, 3, [], { list: [] }, { tabs: ['overview'] }, [{ sel: 1 }]])('leaves %j alone', (value) =>
  expect(withoutOdds(value)).toBe(value),
);
