import { expect, it } from 'vitest';
import type { RouteSpec } from '../routing/routeSpec.ts';
import { routes } from '../routing/routes.ts';
import { forcedColour } from './pageColour.ts';

it('COLOUR-3: a page forces its colour always, or in Theater alone', () => {
  expect(forcedColour(undefined, true)).toBeNull();
  expect([true, false].map((theater) => forcedColour({ force: 'light', when: 'always' }, theater))).toEqual([
    'light',
    'light',
  ]);
  expect([true, false].map((theater) => forcedColour({ force: 'dark', when: 'theater' }, theater))).toEqual([
    'dark',
    null,
  ]);
});

it('A-2: every room is dark in Theater, and no other page forces anything', () => {
  const all: readonly RouteSpec[] = routes;
  for (const { layout, colour } of all)
    expect(colour).toEqual(layout === 'liveroom' ? { force: 'dark', when: 'theater' } : undefined);
});
