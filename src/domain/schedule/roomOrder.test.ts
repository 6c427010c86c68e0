import { expect, it } from 'vitest';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { inRoomOrder, roomOrderFrom, roomOrders, type RoomOrder } from './roomOrder.ts';

const room = (fixtureId: string, watching: number, startTime = 0) => aMatch({ fixtureId, watching, startTime });
const race = aMatch({ fixtureId: 'race', home: '', away: '', title: 'Vòng Xoáy', watching: 900, startTime: 50 });
const rooms = [room('a', 10, 90), race, room('b', 300, 10), room('c', 20, 90)];
const idsIn = (order: RoomOrder, mine: readonly string[] = []) =>
  inRoomOrder(rooms, order, ({ fixtureId }) => mine.includes(fixtureId)).map(({ fixtureId }) => fixtureId);

it('V-14: rooms stand by viewers, the leading one first', () => {
  expect(idsIn('viewers', ['a'])).toEqual(['b', 'race', 'c', 'a']);
});
it('V-14: what the viewer follows comes first, each part by viewers', () => {
  expect(idsIn('followed', ['a', 'c'])).toEqual(['c', 'a', 'b', 'race']);
  expect(idsIn('followed')).toEqual(idsIn('viewers'));
});
it('V-14: what began last comes first, equals by viewers', () => {
  expect(idsIn('started')).toEqual(['c', 'a', 'race', 'b']);
});
it('V-14: a choice that nobody knows is the usual one', () => {
  expect([null, 'newest', ...roomOrders].map(roomOrderFrom)).toEqual(['viewers', 'viewers', ...roomOrders]);
});
