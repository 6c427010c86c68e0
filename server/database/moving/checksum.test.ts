import { expect, it } from 'vitest';
import type { Column } from '../shape.ts';
import { summing, type Stored } from './checksum.ts';

const columns: readonly Column[] = (['text', 'integer', 'real'] as const).map((kind, i) => ({
  ...{ table: 't', name: `c${i}`, kind, required: false, parent: null },
}));
const sumOf = (...rows: readonly (readonly Stored[])[]) => {
  const read = summing(columns);
  for (const row of rows) read.add(row);
  return read.sum();
};
const one: readonly Stored[] = ['Thu Hà', 9007199254740993n, 0.1];
const other: readonly Stored[] = ['', null, -0];

it('HOUSE-6: rows in another order have the same sums, and nothing else has', () => {
  const sum = sumOf(one, other);
  expect(sumOf(other, one)).toEqual(sum);
  expect(sum.rows).toBe('2');
  const others = [
    [one],
    [one, other, other],
    [one, [null, null, -0]],
    [one, ['', 0n, -0]],
    [one, ['', null, 0]],
    [['Thu Hà', 9007199254740992n, 0.1], other],
    [['Thu Ha', 9007199254740993n, 0.1], other],
    // The same values in each column, exchanged between rows.
    [
      ['', 9007199254740993n, 0.1],
      ['Thu Hà', null, -0],
    ],
  ] as const;
  for (const rows of others) expect(sumOf(...rows)).not.toEqual(sum);
  const exchanged = sumOf(...others.at(-1)!);
  expect(exchanged.sums.slice(0, -1)).toEqual(sum.sums.slice(0, -1));
});
