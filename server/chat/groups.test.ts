import { expect, it } from 'vitest';
import { CHAT } from '#domain/chat/chat.ts';
import { createIsGroup } from './groups.ts';

it.each([
  ['the main one', CHAT.defaultGroup, 0, 0, false, true],
  ['one where a single person listens', 'g1', 1, 0, false, true],
  ['one where a single thing was said', 'g1', 0, 1, false, true],
  ['a room of the schedule, silent and empty', 'g1', 0, 0, true, true],
  ['one that nobody made', 'g1', 0, 0, false, false],
] as const)('a group is %s', async (_which, groupId, online, head, isRoom, expected) => {
  const isGroup = createIsGroup({ online: () => online, head: async () => head, isRoom: async () => isRoom });
  expect(await isGroup(groupId)).toBe(expected);
});
