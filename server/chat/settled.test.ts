import { expect, it } from 'vitest';
import type { ChatEntry, ChatMessage } from '#domain/chat/chat.ts';
import { messageBy } from './speaker.ts';
import { settled } from './settled.ts';

const said = { groupMessageId: 'a', groupId: '30', createdAt: 1, clientId: 'c', originalMessage: 'xin chào' };
const message: ChatMessage = {
  kind: 'message',
  seq: 1,
  reaction: {},
  ...messageBy(
    { userId: 'm1', showName: 'Mèo', badge: 'user', level: 1, vipGroup: false },
    { ...said, parentMessageId: null, toUserId: null },
  ),
};
const reaction = (updatedReaction: Record<string, number>, groupMessageId = 'a'): ChatEntry => ({
  kind: 'reaction',
  groupMessageId,
  updatedReaction,
});
const deletion: ChatEntry = { kind: 'deleted', groupMessageId: 'a' };

it('a message carries the reactions of now, and so do the entries that told them', () => {
  expect(settled({ seq: 1, data: message }, reaction({ '🔥': 2 }))).toEqual({
    seq: 1,
    data: { ...message, reaction: { '🔥': 2 } },
  });
  expect(settled({ seq: 2, data: reaction({ '🔥': 1 }) }, reaction({ '🔥': 2 }))).toEqual({
    seq: 2,
    data: reaction({ '🔥': 2 }),
  });
});

it('a deleted message is gone from its place', () => {
  expect(settled({ seq: 1, data: message }, deletion)).toEqual({ seq: 1, data: deletion });
  expect(settled({ seq: 2, data: reaction({ '🔥': 1 }) }, deletion)).toEqual({ seq: 2, data: reaction({}) });
});

it('entries of other messages, and what is deleted already, stay as they are', () => {
  expect(settled({ seq: 1, data: message }, reaction({ '🔥': 2 }, 'b'))).toEqual({ seq: 1, data: message });
  expect(settled({ seq: 1, data: message }, { ...message, seq: 9 })).toEqual({ seq: 1, data: message });
  expect(settled({ seq: 3, data: deletion }, reaction({ '🔥': 2 }))).toEqual({ seq: 3, data: deletion });
});
