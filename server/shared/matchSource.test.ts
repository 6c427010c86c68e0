import { expect, it } from 'vitest';
import { compareWanted } from './matchSource.ts';

it('A-4: matches of a search come by their start and then by id, or the other way round, whatever order they had', () => {
  const inOrder = [
    { startTime: 1, fixtureId: 'a' },
    { startTime: 2, fixtureId: 'a' },
    { startTime: 2, fixtureId: 'b' },
    { startTime: 2, fixtureId: 'c' },
    { startTime: 3, fixtureId: 'a' },
  ];
  const mixed = [3, 1, 4, 2, 0].map((place) => inOrder[place]!);
  for (const given of [mixed, [...mixed].reverse()]) {
    expect([...given].sort(compareWanted(false))).toEqual(inOrder);
    expect([...given].sort(compareWanted(true))).toEqual([...inOrder].reverse());
  }
});
