import { expect, it } from 'vitest';
import { isForAdults } from './adults.ts';
import { tipsRoutes } from './areas/tips.routes.ts';
import type { RouteSpec } from './routeSpec.ts';
import { routes } from './routes.ts';

const table: readonly RouteSpec[] = routes;

it('casino, slot and card games, a day’s odds and tips are for adults, whatever is looked at of them, and no other page is', () => {
  const ids = table.filter((route) => isForAdults(route, null)).map(({ id }) => id);
  expect(ids).toEqual([
    ...['scheduleCasino', 'scheduleSlot', 'scheduleCards', 'roomCasino', 'footballOdds'],
    ...tipsRoutes.map(({ id }) => id),
  ]);
});

it.each(['odds', 'tips'])('the tab %s of every room is for adults, and no such word in another address', (tab) => {
  const ids = table.filter((route) => isForAdults(route, tab) && !isForAdults(route, null)).map(({ id }) => id);
  expect(ids).toEqual(['roomEsport', 'roomMarble', 'roomFootball', 'roomBasketball']);
});

it.each(['overview', 'analysis', 'opinion', 'chat', ''])('the tab "%s" is for everybody', (tab) => {
  expect(table.filter((route) => isForAdults(route, tab) !== isForAdults(route, null))).toEqual([]);
});

it('the tips of a person are for adults, and no other part of their page, nor that word elsewhere', () => {
  const ids = table.filter((route) => isForAdults(route, null, 'tip') && !isForAdults(route, null)).map(({ id }) => id);
  expect(ids).toEqual(['profile']);
  expect(table.filter((route) => isForAdults(route, null, 'bai') !== isForAdults(route, null))).toEqual([]);
});
