import { chatRoom } from '#contract/http/chatRoom.ts';
import { moderation } from '#contract/http/moderation.ts';
import { succeeded } from '#ports/failure.ts';
import type { ChatRoomPort } from '#ports/chatRoom.ts';
import type { Send } from './send.ts';

export const httpChatRoom = (send: Send): ChatRoomPort => ({
  detail: (id, signal) => send(chatRoom.detail, { id }, signal),
  setRules: (wish, signal) => send(chatRoom.ruleUpdate, wish, signal),
  words: (groupId, signal) => send(chatRoom.filterList, { groupId }, signal),
  setWords: (wish, signal) => send(chatRoom.filterPut, wish, signal),
  pin: (wish, signal) => send(chatRoom.pin, wish, signal),
  ask: (wish, signal) => send(chatRoom.pollCreate, wish, signal),
  vote: (wish, signal) => send(chatRoom.pollVote, wish, signal),
  closePoll: (wish, signal) => send(chatRoom.pollClose, wish, signal),
  mute: (wish, signal) => send(chatRoom.mute, wish, signal),
  ban: (wish, signal) => send(chatRoom.ban, wish, signal),
  undo: async (decisionId, signal) => {
    const outcome = await send(moderation.undo, { decisionId }, signal);
    return outcome.ok ? succeeded(null) : outcome;
  },
  remove: (wish, signal) => send(chatRoom.delete, wish, signal),
  sweep: (wish, signal) => send(chatRoom.sweep, wish, signal),
});
