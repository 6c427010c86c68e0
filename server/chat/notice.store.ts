import { randomUUID } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { PollEntry, RulesEntry } from '#contract/ws/entries.ts';
import type { ChatMessage, ChatNotice } from '#domain/chat/chat.ts';
import { defaultRules } from '#domain/chat/rules.ts';
import type { Queries } from '../database/database.ts';
import type { Batch, Of } from './chatBatch.store.ts';
import { latestPoll } from './polls.store.ts';
import { messagesById, readPin, readRules } from './room.store.ts';
import type { WriteResult } from './write.ts';

/** A notice as stored: of a pinned message only the id, so that an erased author is not named here. */
const Stored = Schema.fromJsonString(
  Schema.Union([
    RulesEntry,
    PollEntry,
    Schema.Struct({ kind: Schema.Literal('pin'), ts: Schema.Int, groupMessageId: Schema.NullOr(Schema.String) }),
  ]),
);
const decode = Schema.decodeUnknownSync(Stored);

/** The id of the message that a stored notice pins. */
export const pinnedIn = (data: string): string | null => {
  const notice = decode(data);
  return notice.kind === 'pin' ? notice.groupMessageId : null;
};
/** A stored notice; its pinned message is looked up in `pinned`, and is left out if it is not there. */
export const noticeOf = (data: string, pinned: ReadonlyMap<string, ChatMessage>): ChatNotice => {
  const notice = decode(data);
  if (notice.kind !== 'pin') return notice;
  const { kind, ts, groupMessageId } = notice;
  return { kind, ts, message: groupMessageId === null ? null : (pinned.get(groupMessageId) ?? null) };
};

const read = async (queries: Queries, { of, topic, at: ts }: Of<'notice'>): Promise<ChatNotice | null> => {
  if (of === 'rules') return { kind: of, ts, rules: (await readRules(queries, topic))?.rules ?? defaultRules };
  if (of === 'poll') {
    const poll = await latestPoll(queries, topic);
    return poll && { kind: of, ts, poll };
  }
  const id = (await readPin(queries, topic))?.groupMessageId ?? null;
  return { kind: of, ts, message: id === null ? null : ((await messagesById(queries, [id])).get(id) ?? null) };
};

/**
 * Reads what stands while the topic's row is held, so that of two notices the later one tells what came later, whatever
 * order they were asked for in.
 */
export const writeNotice = async (batch: Batch, write: Of<'notice'>): Promise<WriteResult> => {
  await batch.flush();
  const notice = await read(batch.queries, write);
  if (!notice) return { kind: 'refused', code: 404 };
  const id = randomUUID();
  const stored =
    notice.kind === 'pin'
      ? { kind: notice.kind, ts: notice.ts, groupMessageId: notice.message?.groupMessageId ?? null }
      : notice;
  batch.addNotice(write, id, JSON.stringify(stored));
  return { kind: 'stored', groupMessageId: id, seq: batch.append(write, notice.kind, id), data: notice };
};

/** Announces that a message was removed or restored. */
export const writeChange = async (batch: Batch, write: Of<'change'>): Promise<WriteResult> => {
  await batch.flush();
  const { groupMessageId } = write;
  const message = (await messagesById(batch.queries, [groupMessageId])).get(groupMessageId);
  const seq = batch.append(write, message ? 'restored' : 'deleted', groupMessageId);
  const data = message ? { kind: 'restored' as const, message } : { kind: 'deleted' as const, groupMessageId };
  return { kind: 'stored', groupMessageId, seq, data };
};
