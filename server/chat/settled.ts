import type { ChatEntry, Sequenced } from '#domain/chat/chat.ts';

/** An entry as it is once a later one happened: what was deleted is gone, and reactions are those of now. */
export const settled = (entry: Sequenced, later: ChatEntry): Sequenced => {
  const { seq, data } = entry;
  if (later.kind === 'message' || data.groupMessageId !== later.groupMessageId || data.kind === 'deleted') return entry;
  if (later.kind === 'deleted') {
    const { groupMessageId } = data;
    return data.kind === 'message'
      ? { seq, data: { kind: 'deleted', groupMessageId } }
      : { seq, data: { ...data, updatedReaction: {} } };
  }
  const { updatedReaction } = later;
  return data.kind === 'message'
    ? { seq, data: { ...data, reaction: updatedReaction } }
    : { seq, data: { ...data, updatedReaction } };
};
