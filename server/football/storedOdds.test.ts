import { expect, it } from 'vitest';
import { storedLineHistory, storedOdds, storedOddsHistory } from './storedOdds.ts';

type Rows = Parameters<typeof storedOdds>[0];

/** Rows from texts such as "ah -0.5 H 100 1.9": market, line, selection, time, price; a trailing `*` means suspended. */
const rows = (bookmaker: string, ...told: readonly string[]): Rows =>
  told.map((text) => {
    const [market = '', line = '', sel = '', ts = '', price = ''] = text.split(' ');
    return {
      ...{ fixtureId: 'f1', bookmaker, market, sel, line: line === '-' ? '' : line, ts: Number(ts) },
      ...{ price: Number.parseFloat(price), suspended: price.endsWith('*') ? 1 : 0 },
    };
  });
const moved = rows(
  'Sàn A',
  ...['ah -0.5 H 100 1.9', 'ah -0.5 A 100 1.95', 'ah -0.5 H 200 1.8', 'ah -0.5 A 200 1.95'],
  ...['ah -0.75 H 300 2', 'ah -0.75 A 300 1.85'],
  ...['1x2 - 1 100 2.1', '1x2 - X 100 3.3', '1x2 - 2 100 3.6'],
);

it('5.3: a market stands on the line told last, with the line and the prices of its opening', () => {
  const [handicap] = storedOdds(moved, 400);
  expect(handicap).toMatchObject({ market: 'ah', bookmaker: 'Sàn A', line: -0.75, openLine: -0.5, ts: 300 });
  expect(handicap!.prices.map(({ sel, dec, openDec }) => [sel, dec, openDec])).toEqual([
    ['H', 2, 2],
    ['A', 1.85, 1.85],
  ]);
});
it('5.3: nothing of what is told later is known before', () => {
  const [handicap] = storedOdds(moved, 250);
  expect(handicap).toMatchObject({ line: -0.5, ts: 200 });
  expect(handicap!.prices).toEqual([
    { sel: 'H', dec: 1.8, openDec: 1.9, prevDec: 1.9, ts: 200 },
    { sel: 'A', dec: 1.95, openDec: 1.95, ts: 100 },
  ]);
  expect(storedOdds(moved, 50)).toEqual([]);
});
it('5.3: of several lines told at once the most even one stands', () => {
  const [total] = storedOdds(
    rows('Sàn A', 'ou 2.5 O 100 1.9', 'ou 2.5 U 100 1.92', 'ou 3 O 100 2.4', 'ou 3 U 100 1.55'),
    100,
  );
  expect(total!.line).toBe(2.5);
});
it('5.3: each bookmaker has markets of its own, and a stop is told with the last prices', () => {
  const two = storedOdds([...moved, ...rows('Sàn B', '1x2 - 1 100 2', '1x2 - X 100 3.4', '1x2 - 2 100 3.7*')], 400);
  expect(two.map(({ market, bookmaker, suspended }) => [market, bookmaker, suspended])).toEqual([
    ['ah', 'Sàn A', false],
    ['1x2', 'Sàn A', false],
    ['1x2', 'Sàn B', true],
  ]);
});
it('5.3: the movement of a line, of the present one where none is named, has a point for each change', () => {
  const points = (of: Omit<Parameters<typeof storedOddsHistory>[1], 'market'>) =>
    storedOddsHistory(moved, { market: 'ah', ...of }, 400).map((one) => one.points.map(({ dec }) => dec));
  expect(points({})).toEqual([[2], [1.85]]);
  expect(points({ line: -0.5 })).toEqual([[1.9, 1.8], [1.95]]);
  expect(points({ bookmaker: 'Sàn B' })).toEqual([[], []]);
});

const lines = (told: Rows, of: Omit<Parameters<typeof storedLineHistory>[1], 'market'> = {}, now = 999) =>
  storedLineHistory(told, { market: 'ah', ...of }, now);
it('MC-8: an imported line has its moves, those of the bookmaker that is asked for, and none before they were told', () => {
  const two = [...moved, ...rows('Sàn B', 'ah 0 H 150 1.9', 'ah 0 A 150 1.9')];
  expect(lines(two)).toEqual([
    { lineMove: 'opened', ts: 100, line: -0.5 },
    { lineMove: 'moved', ts: 300, line: -0.75, from: -0.5 },
  ]);
  expect(lines(two, {}, 299)).toHaveLength(1);
  expect(lines(two, { bookmaker: 'Sàn B' })).toEqual([{ lineMove: 'opened', ts: 150, line: 0 }]);
  expect(lines(two, { bookmaker: 'Sàn C' })).toEqual([]);
});
it('MC-8: an imported stop is told until its prices are back', () => {
  const stopped = rows(
    'Sàn A',
    ...['ah -0.5 H 100 1.9', 'ah -0.5 A 100 1.95', 'ah -0.5 H 200 1.9*', 'ah -0.5 A 200 1.95*'],
    ...['ah -1 H 300 1.9', 'ah -1 A 300 1.95', 'ah -1 H 400 1.9*'],
  );
  expect(lines(stopped)).toEqual([
    { lineMove: 'opened', ts: 100, line: -0.5 },
    { lineMove: 'moved', ts: 300, line: -1, from: -0.5, stoppedTs: 200 },
    { lineMove: 'stopped', ts: 400, line: -1 },
  ]);
});
it('MC-8: of several lines told at once the most even one moves', () => {
  const both = (ts: number, ...prices: readonly number[]) =>
    ['-0.5 H', '-0.5 A', '-1 H', '-1 A'].map((of, i) => `ah ${of} ${ts} ${prices[i]}`);
  const told = rows('Sàn A', ...both(100, 1.9, 1.95, 2.4, 1.5), ...both(200, 1.5, 2.4, 1.9, 1.92));
  expect(lines(told).map(({ ts, line }) => [ts, line])).toEqual([
    [100, -0.5],
    [200, -1],
  ]);
});
