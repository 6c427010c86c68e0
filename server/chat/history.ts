import type { chat } from '#contract/http/chat.ts';
import type { DataOf, InputOf } from '#contract/http/call.ts';
import { chatroomTopic, reactionAt, type Sequenced } from '#domain/chat/chat.ts';
import type { ChatStore } from './chat.store.ts';

/** CALL-3. */
const PAGE = 50;

type Times = Awaited<ReturnType<ChatStore['reactionTimes']>>;

/** A message as it stood at a moment, with every change of its reactions. */
const asAtThen = ({ seq, data }: Sequenced, times: Times, atTs: number): Sequenced => {
  if (data.kind !== 'message') return { seq, data };
  const reactionTimes = times.get(data.groupMessageId);
  if (!reactionTimes) return { seq, data: { ...data, reaction: {} } };
  return { seq, data: { ...data, reaction: reactionAt({ reactionTimes }, atTs), reactionTimes } };
};

/** Messages of a group around a place, or as they stood at a moment. */
export const readHistory = async (
  store: Pick<ChatStore, 'head' | 'entries' | 'firstAfter' | 'reactionTimes'>,
  epoch: string,
  { groupId, beforeSeq, afterSeq, atTs, limit = PAGE }: InputOf<typeof chat.history>,
): Promise<DataOf<typeof chat.history>> => {
  const topic = chatroomTopic(groupId);
  const lastSeq = await store.head(topic);
  if (atTs !== undefined) {
    const before = await store.firstAfter(topic, atTs);
    const span = { afterSeq, beforeSeq: Math.min(before, beforeSeq ?? before), limit };
    const entries = await store.entries(topic, span);
    const ids = entries.flatMap(({ data }) => (data.kind === 'message' ? [data.groupMessageId] : []));
    const times = await store.reactionTimes(ids);
    const messages = entries.map((entry) => asAtThen(entry, times, atTs));
    return { epoch, messages, firstSeq: Math.min(1, lastSeq), lastSeq };
  }
  const messages = await store.entries(topic, { afterSeq, beforeSeq, limit });
  return { epoch, messages, firstSeq: Math.min(1, lastSeq), lastSeq };
};
