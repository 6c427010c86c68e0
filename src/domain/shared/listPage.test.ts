import { expect, it } from 'vitest';
import { cursorOf, placeOf } from './listPage.ts';

it('a cursor is read as it was written, whatever signs the id has', () => {
  const place = { since: 1_795_000_000_000, id: 'demo-lan_1' };
  expect(placeOf(cursorOf(place))).toEqual(place);
});
