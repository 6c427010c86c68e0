import { expect, it } from 'vitest';
import { anOddsMarket, aPrice } from '../../../tests/fakes/odds.ts';
import type { OddsMarket } from './market.ts';
import {
  besideOf,
  boardMarkets,
  bookmakersOf,
  changedAt,
  favouriteOf,
  isMoving,
  pricedBy,
  runsOf,
} from './priceBoard.ts';

const ah = (line: number, more: Partial<OddsMarket> = {}): OddsMarket =>
  anOddsMarket({ market: 'ah', line, prices: [aPrice('H', 1.9, 1.9), aPrice('A', 1.9, 1.9)], ...more });
const winner = (home: number, away: number) =>
  anOddsMarket({ prices: [aPrice('1', home, home), aPrice('2', away, away)] });

it('MC-8: a board has two groups of three markets', () => {
  expect(boardMarkets).toEqual(['ah', 'ou', '1x2', 'ah_1h', 'ou_1h', '1x2_1h']);
});

it.each([
  ['H', -0.75, '0.5/1'],
  ['A', -0.75, null],
  ['H', 0.25, null],
  ['A', 0.25, '0/0.5'],
  ['H', 0, '0'],
  ['A', 0, null],
  ['O', 2.25, '2/2.5'],
  ['U', 2.25, null],
  ['1', undefined, null],
] as const)('MC-8: beside %s of the line %s stands %s', (sel, line, beside) => {
  expect(besideOf(sel, line)).toBe(beside);
});

it.each([
  ['who gives goals', [ah(-0.5), winner(3, 2)], 'home'],
  ['who gives them away from home', [ah(0.25)], 'away'],
  ['of a level line whose win pays less', [ah(0), winner(2.6, 2.4)], 'away'],
  ['nobody of equals', [ah(0), winner(2.5, 2.5)], null],
  ['nobody without prices', [], null],
] as const)('MC-8: the favourite is %s', (_, markets, side) => {
  expect(favouriteOf(markets)).toBe(side);
});

it('MC-8: a bookmaker is chosen, and the first stands in for one that does not price a match', () => {
  const two = [ah(-0.5), ah(-0.75, { bookmaker: 'Sàn B' })];
  expect(bookmakersOf(two)).toEqual(['Sàn Mẫu', 'Sàn B']);
  expect(pricedBy(two, 'Sàn B').map(({ line }) => line)).toEqual([-0.75]);
  expect(pricedBy(two, 'Sàn C').map(({ line }) => line)).toEqual([-0.5]);
  expect(pricedBy(two, null)).toHaveLength(1);
});

it('MC-8: the newest change counts, and moves for 30 s', () => {
  const moved = ah(0, { prices: [{ ...aPrice('H', 1.9, 1.9), prevDec: 1.8, ts: 1000 }] });
  expect(changedAt([ah(0), moved])).toBe(1000);
  expect(changedAt([])).toBe(0);
  expect([30_999, 31_000].map((now) => isMoving([moved], now))).toEqual([true, false]);
  expect(isMoving([ah(0, { ts: 1000 })], 1000)).toBe(false);
});

const stood = (...markets: readonly OddsMarket[]) => ({
  in: (status: 'upcoming' | 'live' | 'ended', phase: '1H' | 'HT' | '2H' | 'FT' | null) =>
    runsOf(markets, { status, phase }).map(({ is, markets: of }) => `${is} ${of.join(' ')}`),
});
it('MC-8: markets that are suspended side by side are one block, while a match is played or to come', () => {
  const some = stood(ah(0, { suspended: true }), { ...ah(2.5), market: 'ou', suspended: true }, winner(2, 3));
  expect(some.in('live', '1H')).toEqual([
    ...['stopped ah ou', 'priced 1x2', 'none ah_1h', 'none ou_1h', 'none 1x2_1h'],
  ]);
  expect(some.in('upcoming', null)[0]).toBe('stopped ah ou');
  expect(some.in('ended', 'FT').slice(0, 3)).toEqual(['priced ah', 'priced ou', 'priced 1x2']);
});
it('MC-8: a half without prices is over from half-time on, and says nothing before', () => {
  expect(stood(ah(0)).in('live', 'HT').at(-1)).toBe('halfOver ah_1h ou_1h 1x2_1h');
  expect(stood(ah(0)).in('upcoming', null).at(-1)).toBe('none 1x2_1h');
});
