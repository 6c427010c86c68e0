import type { ChatEntry, Sequenced } from '#domain/chat/chat.ts';
import { isNotice } from '#domain/chat/notice.ts';

/** An entry as it is once a later one happened: what was deleted is gone, and reactions are those of now. */
export const settled = (entry: Sequenced, later: ChatEntry): Sequenced => {
  const { seq, data } = entry;
  if (later.kind === 'message' || isNotice(later)) return entry;
  if (later.kind === 'restored') {
    const isIt = data.kind === 'deleted' && data.groupMessageId === later.message.groupMessageId;
    return isIt && seq === later.message.seq ? { seq, data: later.message } : entry;
  }
  const { groupMessageId } = later;
  if (isNotice(data)) {
    const isGone = data.kind === 'pin' && data.message?.groupMessageId === groupMessageId && later.kind === 'deleted';
    return isGone ? { seq, data: { ...data, message: null } } : entry;
  }
  if (data.kind === 'restored') {
    const isGone = later.kind === 'deleted' && data.message.groupMessageId === groupMessageId;
    return isGone ? { seq, data: later } : entry;
  }
  if (data.groupMessageId !== groupMessageId || data.kind === 'deleted') return entry;
  if (later.kind === 'deleted')
    return data.kind === 'message'
      ? { seq, data: { kind: 'deleted', groupMessageId } }
      : { seq, data: { ...data, updatedReaction: {} } };
  const { updatedReaction } = later;
  return data.kind === 'message'
    ? { seq, data: { ...data, reaction: updatedReaction } }
    : { seq, data: { ...data, updatedReaction } };
};
