import { expect, it } from 'vitest';
import type { ShelfItem } from './shelf.ts';
import { budgetS, firstBudget, shelfWithin, TICKET_NEAR_MS } from './shelfTime.ts';

const thing = (id: string, left: number | null): ShelfItem => {
  const target = { type: 'film', id } as const;
  const card = { target, title: id, subtitle: '', img: null, path: '/' };
  return { group: target, target, card, position: 10, duration: left === null ? 0 : 10 + left, left, at: 1 };
};

it('X29: puts what fits the time before what does not, or has no end, each in its order', () => {
  const items = [thing('long', 1400), thing('room', null), thing('short', 60), thing('exact', 1360)];
  const { fits, rest } = shelfWithin(items, 1360);
  expect([fits.map(({ target }) => target.id), rest.map(({ target }) => target.id)]).toEqual([
    ['short', 'exact'],
    ['long', 'room'],
  ]);
  expect(shelfWithin(items, null).rest).toEqual([]);
});
it('X29: counts the time until the match, never below nothing', () => {
  expect([budgetS('ticket', 90_500, 500), budgetS('ticket', 0, 500), budgetS('ticket', null, 0)]).toEqual([
    ...[90, 0, null],
  ]);
  expect([budgetS('15', null, 0), budgetS('60', 1, 0), budgetS('all', 1, 0)]).toEqual([900, 3600, null]);
});
it('X29: asks for the time until a match first only while that is near', () => {
  const near = [1, TICKET_NEAR_MS, TICKET_NEAR_MS + 1, 0].map((at) => firstBudget(at, 0));
  expect([...near, firstBudget(null, 0)]).toEqual(['ticket', 'ticket', 'all', 'all', 'all']);
});
