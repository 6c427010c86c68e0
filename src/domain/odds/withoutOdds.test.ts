import { expect, it } from 'vitest';
import { aRoom } from '../../../tests/fakes/matches.ts';
import { withoutOdds } from './withoutOdds.ts';

it('TI-9: a room has no door to its odds', () => {
  expect(withoutOdds(aRoom({ tabs: ['overview', 'odds', 'analysis'] })).tabs).toEqual(['overview', 'analysis']);
});
it.each([null, 3, [], { list: [] }])('leaves %j alone', (value) => expect(withoutOdds(value)).toBe(value));
