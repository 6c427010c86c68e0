import { messageBy } from '#server/chat/speaker.ts';
import type { ChatWrite } from '#server/chat/write.ts';
import { NOW } from './engines.ts';

interface Changed {
  readonly topic?: string;
  readonly userId?: string;
  readonly id?: string;
  readonly parent?: string;
  readonly addressHash?: string;
  readonly at?: number;
}

/** A message as the gateway passes it to the store. */
export const messageWrite = (clientId: string, changed: Changed = {}): ChatWrite => {
  const { topic = 'chatroom.30', userId = 'mA', id = `id-${userId}-${clientId}`, parent = null } = changed;
  const message = messageBy(
    { userId, showName: 'Mèo', badge: 'user', level: 1, vipGroup: false },
    {
      groupMessageId: id,
      groupId: '30',
      createdAt: changed.at ?? NOW,
      clientId,
      originalMessage: `Tin ${clientId}`,
      parentMessageId: parent,
      toUserId: null,
    },
  );
  const { addressHash = null, at = NOW } = changed;
  return { kind: 'message', topic, userId, clientId, at, message, addressHash };
};

export const reactionWrite = (
  clientId: string,
  groupMessageId: string,
  { userId = 'mA', reaction = '🔥', on = true, topic = 'chatroom.30', at = NOW } = {},
): ChatWrite => ({ kind: 'reaction', topic, userId, clientId, at, groupMessageId, reaction, on });

export const deletionWrite = (
  clientId: string,
  groupMessageId: string,
  { userId = 'mA', byStaff = false, topic = 'chatroom.30' } = {},
): ChatWrite => ({ kind: 'deletion', topic, userId, clientId, at: NOW, groupMessageId, byStaff });
