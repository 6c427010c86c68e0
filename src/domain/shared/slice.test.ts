import { expect, it } from 'vitest';
import { CURSOR, cursorOf, MATCH_CURSOR, placeOf, sliceOf } from './slice.ts';

it('a cursor is read as it was written, whatever signs the id has', () => {
  const place = { at: 1_795_000_000_000, id: 'demo-lan_1' };
  expect(cursorOf(place)).toMatch(CURSOR);
  expect(placeOf(cursorOf(place))).toEqual(place);
});

it('goes back before 1970 among matches, and nowhere else', () => {
  const place = { at: -661_348_800_000, id: 'f1' };
  expect(cursorOf(place)).toMatch(MATCH_CURSOR);
  expect(cursorOf(place)).not.toMatch(CURSOR);
  expect(placeOf(cursorOf(place))).toEqual(place);
});

it.each(['', '1', '1.', '.a', '-.a', '--1.a', '1.a b', `${'9'.repeat(16)}.a`, `1.${'a'.repeat(65)}`])(
  '%j is none',
  (text) => {
    expect(text).not.toMatch(CURSOR);
    expect(text).not.toMatch(MATCH_CURSOR);
  },
);

it.each([
  [0, [], null],
  [2, [2, 1], null],
  [3, [3, 2], '2.r2'],
] as const)('of %i rows read for a slice of two it is known whether the list goes on', (count, list, next) => {
  const rows = Array.from({ length: count }, (_, i) => count - i);
  expect(sliceOf(rows, 2, (row) => ({ at: row, id: `r${row}` }))).toEqual({ list, next });
});
