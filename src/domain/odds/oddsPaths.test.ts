import { expect, it } from 'vitest';
import { exampleOf, routes } from '../routing/routes.ts';
import type { RouteSpec } from '../routing/routeSpec.ts';
import { leadsToOdds } from './oddsPaths.ts';

it.each(routes.map((route: RouteSpec) => [exampleOf(route), route.ofOdds ?? false]))(
  'TI-9: %s leads to odds or tips: %s, as its route says',
  (path, ofOdds) => {
    expect([leadsToOdds(path), leadsToOdds(`${path.toUpperCase()}/`)]).toEqual([ofOdds, ofOdds]);
  },
);

it('TI-9: a path that only begins like them leads elsewhere', () => {
  expect(['/tip-keo-la-gi', '/x/tip-keo'].filter(leadsToOdds)).toEqual([]);
});
