import type { ChatMessage, Sequenced } from '#domain/chat/chat.ts';

export const chatMessage = (seq: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  kind: 'message',
  groupMessageId: `m${seq}`,
  groupId: '30',
  seq,
  createdAt: 1_700_000_000_000 + seq,
  clientId: `c${seq}`,
  userId: 'u1',
  showName: 'Lan',
  colorName: '#2f9e6e',
  badge: 'user',
  vipGroup: false,
  isGuest: false,
  originalMessage: `tin ${seq}`,
  systemMessage: null,
  parentMessageId: null,
  reaction: {},
  attachments: [],
  toUserId: null,
  ...change,
});
export const said = (seq: number, change: Partial<ChatMessage> = {}): Sequenced => ({
  seq,
  data: chatMessage(seq, change),
});
export const saidFrom = (from: number, to: number): readonly Sequenced[] =>
  Array.from({ length: to - from + 1 }, (_, i) => said(from + i));
export const reacted = (seq: number, groupMessageId: string, updatedReaction: Record<string, number>): Sequenced => ({
  seq,
  data: { kind: 'reaction', groupMessageId, updatedReaction },
});
export const deleted = (seq: number, groupMessageId: string): Sequenced => ({
  seq,
  data: { kind: 'deleted', groupMessageId },
});
