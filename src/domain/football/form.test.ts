import { expect, it } from 'vitest';
import type { FixtureScore } from './fixture.ts';
import { formFact, recordFor, resultFor } from './form.ts';

const team = (id: string) => ({ ...{ id, name: id, shortName: id, slug: id, logo: '', country: '' } });
const match = (home: number, away: number, localteam = 'a', more: Partial<FixtureScore> = {}) => ({
  localteam: team(localteam),
  score: { home, away, ...more },
});
const hidden = { localteam: team('a'), score: null };

it('MC-7: a result is that of the team, at home and away; a shoot-out does not count', () => {
  expect(resultFor(match(2, 1), 'a')).toBe('W');
  expect(resultFor(match(2, 1, 'b'), 'a')).toBe('L');
  expect(resultFor(match(1, 1, 'a', { pen: [4, 2] }), 'a')).toBe('D');
  expect(resultFor(hidden, 'a')).toBeNull();
});
it('MC-7: a record leaves hidden matches out', () => {
  expect(recordFor([match(1, 0), match(0, 3), match(2, 2), hidden], 'a')).toEqual({ win: 1, draw: 1, loss: 1 });
});
it.each([
  [[match(1, 0), match(2, 0), match(2, 1), match(3, 1), match(0, 1)], { kind: 'wonAll', n: 4 }],
  [[match(1, 1), match(2, 0), match(0, 0), match(3, 1), match(0, 1)], { kind: 'unbeaten', n: 4 }],
  [[match(1, 1), match(0, 2), match(0, 0), match(1, 3)], { kind: 'winless', n: 4 }],
  [[match(1, 3), match(2, 1), match(1, 1), match(2, 3), match(0, 1)], { kind: 'scored', n: 4 }],
  [[match(0, 3), match(2, 1)], { kind: 'record', win: 1, draw: 0, loss: 1, n: 2 }],
])('MC-7: of %j it says %j', (matches, fact) => {
  expect(formFact(matches, 'a')).toEqual(fact);
});
it('B2: of a form with a hidden match nothing is said', () => {
  expect(formFact([match(1, 0), match(1, 0), match(1, 0), match(1, 0), hidden], 'a')).toBeNull();
  expect(formFact([], 'a')).toBeNull();
});
