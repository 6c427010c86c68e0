import { expect, it } from 'vitest';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { inSteadyOrder } from './steadyOrder.ts';

const room = (fixtureId: string, watching: number) => aMatch({ fixtureId, watching });
const idsOf = (rooms: readonly { readonly fixtureId: string }[]) => rooms.map(({ fixtureId }) => fixtureId);

it('V-14: rooms stand by viewers, the leading one first', () => {
  const race = aMatch({ fixtureId: 'race', home: '', away: '', title: 'Vòng Xoáy', watching: 900 });
  expect(idsOf(inSteadyOrder([room('a', 10), race, room('b', 300), room('c', 20)], []))).toEqual([
    ...['b', 'race', 'c', 'a'],
  ]);
});
it('SC-4: they keep their places as their viewers change; who ends goes, who is new comes last', () => {
  const before = ['b', 'c', 'a'];
  expect(idsOf(inSteadyOrder([room('a', 900), room('b', 1), room('c', 2)], before))).toEqual(before);
  expect(idsOf(inSteadyOrder([room('new', 9000), room('a', 900), room('b', 1)], before))).toEqual(['b', 'a', 'new']);
});
