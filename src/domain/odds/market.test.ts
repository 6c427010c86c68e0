import { describe, expect, it } from 'vitest';
import {
  currentPrice,
  isLine,
  lineText,
  markets,
  movementOf,
  MOVED_MS,
  ownLine,
  readLine,
  rulesOf,
  selectionsOf,
  type OddsMarket,
  type Selection,
} from './market.ts';

it.each([
  [0, '0'],
  [0.25, '0/0.5'],
  [0.5, '0.5'],
  [0.75, '0.5/1'],
  [2.25, '2/2.5'],
  [-0.25, '-0/0.5'],
  [-1, '-1'],
  [-1.75, '-1.5/2'],
])('MC-8: the line %f is written "%s", and read again', (line, text) => {
  expect(lineText(line)).toBe(text);
  expect(readLine(text)).toBe(line);
});

it('MC-8: reads no line that nobody writes', () => {
  for (const text of ['', '-', '0.5/', '1/0.5', '0.25', '0/1', '1.0', 'x', '0.5/1/1.5'])
    expect(readLine(text)).toBe(null);
});

it('5.3: each market has its selections, its part of the match, and lines in quarters', () => {
  expect(markets.map((market) => selectionsOf(market).join(''))).toEqual([
    ...['1X2', 'HA', 'OU', '1X2', 'HA', 'OU', '1X2', 'HA', 'OU'],
  ]);
  expect(['ah', 'ah_1h', 'ah_et'].map((market) => rulesOf(market as 'ah').period)).toEqual(['full', 'half', 'extra']);
  expect([isLine('1x2', undefined), isLine('1x2', 1)]).toEqual([true, false]);
  expect([undefined, -1.25, 100, 100.25, 0.3].map((line) => isLine('ah', line))).toEqual([
    ...[false, true, true, false, false],
  ]);
  expect([0, -1, 0.25, 400, 400.25].map((line) => isLine('ou_1h', line))).toEqual([false, false, true, true, false]);
});

it('5.3: the away team has the opposite of the home team’s handicap', () => {
  expect([ownLine('H', -0.75), ownLine('A', -0.75), ownLine('O', 2.5)]).toEqual([-0.75, 0.75, 2.5]);
  expect(Object.is(ownLine('A', 0), 0)).toBe(true);
});

describe('MC-8: an arrow for 30 s', () => {
  const at = 1000;
  it.each([
    [2, 1.9, at, 'up'],
    [2, 1.9, at + MOVED_MS - 1, 'up'],
    [2, 1.9, at + MOVED_MS, null],
    [2, 1.9, at - 1, null],
    [1.8, 1.9, at, 'down'],
    [1.9, 1.9, at, null],
    [1.9, undefined, at, null],
  ])('from %s, before it %s, at %i: %s', (dec, prevDec, now, way) => {
    expect(movementOf({ dec, ts: at, ...(prevDec !== undefined && { prevDec }) }, now)).toBe(way);
  });
});

it('MC-8: a current price is that of its very line, and none while its market is suspended', () => {
  const prices = [{ sel: 'H', dec: 1.91, openDec: 1.9, ts: 0 }] as const;
  const all: readonly Pick<OddsMarket, 'market' | 'line' | 'prices' | 'suspended'>[] = [
    { market: 'ah', line: -0.5, prices, suspended: false },
    { market: 'ah', line: -1, prices, suspended: true },
  ];
  const priceAt = (line: number, sel: Selection = 'H') => currentPrice(all, { market: 'ah', line, sel });
  expect([priceAt(-0.5), priceAt(-1), priceAt(-0.75), priceAt(-0.5, 'A')]).toEqual([1.91, 'suspended', null, null]);
});
