import { expect, it } from 'vitest';
import { nothingStands } from '#domain/chat/notice.ts';
import { memoryPresence } from './presenceStore.ts';
import { createTopics, type Listener } from './topics.ts';
import { topicName } from './topicName.ts';

it('S-21: a topic that nobody listens to is let go, and read anew for the next who comes', async () => {
  let read = 0;
  const presence = memoryPresence();
  const topics = createTopics({
    standing: async () => nothingStands,
    store: { entries: async () => ((read += 1), []) },
    ...{ epoch: 'e1', presence },
    clock: () => 0,
    after: () => () => {},
    failed: () => {},
  });
  const listener = (): Listener => ({
    topics: new Map(),
    isOpen: () => true,
    say: () => {},
    deliver: () => {},
    viewer: { kind: 'guest', userId: 'g', displayName: 'Khách', siteRoleId: 0, sessionId: null },
  });
  const name = topicName('chatroom.30', 'u1');
  const [one, two] = [listener(), listener()];
  for (const who of [one, two, two]) await topics.subscribe(who, name, undefined);
  expect([presence.online(name.key), read]).toEqual([2, 1]);
  topics.unsubscribe(one, name.key);
  topics.leaveAll(two);
  expect(presence.online(name.key)).toBe(0);
  await topics.subscribe(one, name, undefined);
  expect([presence.online(name.key), read]).toEqual([1, 2]);
});
