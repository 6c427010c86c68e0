import { expect, it } from 'vitest';
import { areaOfRoute } from './areas.ts';

it.each([
  [null, null],
  ['googleReturn', null],
  ['home', 'home'],
  ['menu', 'menu'],
  ['chatroom', 'chat'],
  ['scheduleTennis', 'schedule'],
  ['roomFootball', 'live'],
  ['accountPage', 'account'],
  ['people', 'account'],
  ['referral', 'account'],
  ['terms', 'menu'],
] as const)('NAVBAR-1: the page %s belongs to %s', (route, area) => {
  expect(areaOfRoute(route)).toBe(area);
});
