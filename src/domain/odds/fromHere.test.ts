import { expect, it } from 'vitest';
import { fromHere } from './fromHere.ts';
import type { Market, Selection } from './market.ts';
import type { Goals } from './settle.ts';

const told = (market: Market, line: number | undefined, sel: Selection, score: Goals) =>
  fromHere(market, line, sel, { dec: 1.9, score }).map(
    ({ key, score: [home, away], outcome, profit }) => `${key} ${home}-${away} ${outcome} ${profit}`,
  );

it('MC-9: a handicap is settled for a goal of either side, and for none', () => {
  expect(told('ah', -1.25, 'H', [2, 1])).toEqual([
    ...['homeScores 3-1 won 0.9', 'stays 2-1 half_lost -0.5', 'awayScores 2-2 lost -1'],
  ]);
  expect(told('ah', -1.25, 'A', [2, 1])).toEqual([
    ...['homeScores 3-1 lost -1', 'stays 2-1 half_won 0.45', 'awayScores 2-2 won 0.9'],
  ]);
});
it('MC-9: a total for two goals, one and none', () => {
  expect(told('ou', 2.25, 'O', [1, 0])).toEqual([
    ...['twoMore 2-1 won 0.9', 'oneMore 2-0 half_lost -0.5', 'stays 1-0 lost -1'],
  ]);
});
it('MC-9: the winner, also of the first half', () => {
  expect(told('1x2_1h', undefined, 'X', [0, 0])).toEqual([
    ...['homeScores 1-0 lost -1', 'stays 0-0 won 0.9', 'awayScores 0-1 lost -1'],
  ]);
});
