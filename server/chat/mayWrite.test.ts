import { describe, expect, it } from 'vitest';
import type { Topic } from '#domain/chat/chat.ts';

import type { Connection } from './connection.ts';
import { createMayWrite, type SendFrame } from './mayWrite.ts';
import { topicName } from './topicName.ts';

const member = (userId: string) => ({ userId, nickname: userId, siteRoleId: 1, level: 1, vip: 0 });
type PrivateFrame = Extract<SendFrame, { path: 'chat.sendMessagePrivate' }>;
const frame = (data: PrivateFrame['data']): PrivateFrame => ({
  type: 'send',
  path: 'chat.sendMessagePrivate',
  topic: 'private.mB',
  data,
});
const said = frame({ clientId: 'c1', originalMessage: 'chào bạn' });

describe('what a member may write', () => {
  /** A answers to B, one of whom may have blocked the other. */
  const ask = (apart: boolean, sent: SendFrame, topic: Topic = 'private.mB') => {
    const mayWrite = createMayWrite({
      restriction: async () => null,
      rooms: { refusal: async () => null, slow: async () => null },
      clock: () => 0,
      memberById: async (userId) => member(userId),
      isGroup: async () => true,
      isFixture: async () => false,
      partyRefusal: () => 404,
      isDuel: async () => false,
      areApart: async (one, other) => apart && [one, other].sort().join() === 'mA,mB',
      judge: async () => null,
      messageRate: async () => null,
      otherRate: async () => null,
    });
    const viewer: Connection['viewer'] = {
      ...{ kind: 'member', userId: 'mA', displayName: 'A', siteRoleId: 1, sessionId: 's' },
    };
    return mayWrite({ viewer }, sent, topicName(topic, 'mA'));
  };

  it('S-13: nothing in private to or from whom one of the two has blocked, said without saying which', async () => {
    const refusal = { code: 403, message: 'You two cannot write to each other now.', retryAfterS: null };
    expect(await ask(true, said)).toEqual(refusal);
    expect(await ask(true, frame({ clientId: 'c2', groupMessageId: 'g1', reaction: '👍', on: true }))).toEqual(refusal);
    expect(await ask(false, said)).toMatchObject({ userId: 'mA' });
  });

  it('S-13: what was said before can still be taken back, and a room is everybody’s', async () => {
    expect(await ask(true, frame({ clientId: 'c3', groupMessageId: 'g1', deleted: true }))).toMatchObject({
      userId: 'mA',
    });
    expect(await ask(true, said, 'chatroom.30')).toMatchObject({ userId: 'mA' });
  });
});
