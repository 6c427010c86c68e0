import { expect, it } from 'vitest';
import type { ChatRoom } from './chatRoom.ts';
import { createChatRooms } from './chatRooms.ts';

const start = () => {
  const made: string[] = [];
  const resting = new Map<string, () => void>();
  const roomFor = createChatRooms((groupId, rested) => {
    made.push(groupId);
    resting.set(groupId, rested);
    return { groupId } as unknown as ChatRoom;
  });
  return { made, roomFor, rest: (groupId: string) => resting.get(groupId)!() };
};
const ids = Array.from({ length: 9 }, (_, i) => `${i + 1}`);

it('keeps one room for a group, however many there are that somebody looks at', () => {
  const { made, roomFor } = start();
  const first = ids.map(roomFor);
  expect(ids.map(roomFor)).toEqual(first);
  expect(made).toEqual(ids);
});
it('forgets of the rooms that rest the one left longest ago', () => {
  const { made, roomFor, rest } = start();
  ids.forEach(roomFor);
  ids.forEach(rest);
  const before = made.length;
  for (const id of ids.slice(1)) roomFor(id);
  expect(made).toHaveLength(before);
  roomFor('1');
  expect(made.slice(before)).toEqual(['1']);
});
it('counts the time of a room from the last time that it was left', () => {
  const { made, roomFor, rest } = start();
  ids.forEach(roomFor);
  for (const id of [...ids.slice(0, 8), '1', '9']) rest(id);
  const before = made.length;
  roomFor('1');
  roomFor('2');
  expect(made.slice(before)).toEqual(['2']);
});
