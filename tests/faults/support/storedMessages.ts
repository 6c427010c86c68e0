import * as Schema from 'effect/Schema';
import { chat } from '#contract/http/chat.ts';
import type { OriginProcess } from './originProcess.ts';

const readHistory = Schema.decodeUnknownSync(chat.history.data);

/**
 * The stored entries of `chatroom.30`, read page by page: for each position the clientId, or the kind of an entry that
 * is no message.
 */
export const storedMessages = async (origin: OriginProcess): Promise<ReadonlyMap<number, string>> => {
  const stored = new Map<number, string>();
  for (let lastSeq = 1; stored.size < lastSeq;) {
    const page = readHistory(await origin.get(`${chat.history.path}?groupId=30&limit=100&afterSeq=${stored.size}`));
    lastSeq = page.lastSeq;
    for (const { seq, data } of page.messages) stored.set(seq, data.kind === 'message' ? data.clientId : data.kind);
  }
  return stored;
};
