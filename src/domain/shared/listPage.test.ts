import { expect, it } from 'vitest';
import { cursorOf, pageOfRows, placeOf } from './listPage.ts';

it('a cursor is read as it was written, whatever signs the id has', () => {
  const place = { since: 1_795_000_000_000, id: 'demo-lan_1' };
  expect(placeOf(cursorOf(place))).toEqual(place);
});

it.each([
  [0, [], null],
  [2, [2, 1], null],
  [3, [3, 2], '2.r2'],
] as const)('of %i rows read for a page of two it is known whether the list goes on', (count, list, next) => {
  const rows = Array.from({ length: count }, (_, i) => count - i);
  expect(pageOfRows(rows, 2, (row) => ({ since: row, id: `r${row}` }))).toEqual({ list, next });
});
