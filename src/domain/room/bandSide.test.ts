import { expect, it } from 'vitest';
import { avoidedBy, bandSideFrom, bandSides } from './bandSide.ts';

it('LIVE-3: the band avoids the attacked goal, or stays on the side where it is kept', () => {
  const goals = ['left', 'right', null] as const;
  expect(goals.map((goal) => avoidedBy('away', goal))).toEqual(goals);
  expect(goals.map((goal) => avoidedBy('left', goal))).toEqual(['right', 'right', 'right']);
  expect(goals.map((goal) => avoidedBy('right', goal))).toEqual(['left', 'left', 'left']);
});
it('LIVE-3: a side that nobody knows is the usual one', () => {
  expect([null, 'top', ...bandSides].map(bandSideFrom)).toEqual(['away', 'away', ...bandSides]);
});
