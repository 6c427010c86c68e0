import { expect, it } from 'vitest';
import { compareFixtures, compareMatches } from './fixtureOrder.ts';

it('A-4: matches of a search come by their start and then by id, or the other way round, whatever order they had', () => {
  const inOrder = [
    { startTime: 1, fixtureId: 'a' },
    { startTime: 2, fixtureId: 'a' },
    { startTime: 2, fixtureId: 'b' },
    { startTime: 2, fixtureId: 'c' },
    { startTime: 3, fixtureId: 'a' },
  ];
  const mixed = [3, 1, 4, 2, 0].map((place) => inOrder[place]!);
  const named = (matches: typeof inOrder) => matches.map(({ startTime, ...rest }) => ({ startTs: startTime, ...rest }));
  for (const given of [mixed, [...mixed].reverse()]) {
    expect([...given].sort(compareMatches(false))).toEqual(inOrder);
    expect([...given].sort(compareMatches(true))).toEqual([...inOrder].reverse());
    expect(named(given).sort(compareFixtures(false))).toEqual(named(inOrder));
    expect(named(given).sort(compareFixtures(true))).toEqual(named([...inOrder].reverse()));
  }
});
