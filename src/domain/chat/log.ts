import {
  CHAT,
  type ChatDeletion,
  type ChatMessage,
  type ChatPosition,
  type ChatReaction,
  type ChatRestoration,
  type Passing,
  type Sequenced,
} from './chat.ts';

/** A message as a reader sees it; a deleted one keeps its position and loses its text. */
export interface LoggedMessage extends ChatMessage {
  readonly deleted: boolean;
}

/** A reader's copy of a topic: the latest messages by seq, without gaps up to `seq`. */
export interface ChatLog {
  readonly epoch: string | null;
  /** All entries up to this seq have been applied. */
  readonly seq: number;
  readonly messages: readonly LoggedMessage[];
  /** Entries after a gap, by seq: they are applied when the gap is filled. */
  readonly ahead: readonly Passing[];
  /** Deletions and reactions by message id, kept for messages that are not loaded yet: `withOlder` applies them. */
  readonly changes: ReadonlyMap<string, MessageChange>;
}
interface MessageChange {
  readonly deleted: boolean;
  readonly reaction: Readonly<Record<string, number>> | null;
}

/** Limit of each of the lists of a log, in entries. */
const KEPT = CHAT.shownMessages;

export const emptyLog: ChatLog = { epoch: null, seq: 0, messages: [], ahead: [], changes: new Map() };

/** The position to resume from; null for an empty log. */
export const positionOf = (log: ChatLog): ChatPosition | null =>
  log.epoch === null ? null : { epoch: log.epoch, seq: log.seq };

/** Whether entries are missing before those in `ahead`. */
export const hasGap = (log: ChatLog): boolean => log.ahead.length > 0;

/** Applies the answer to a subscription: it continues the log if it is contiguous with it, else it replaces the log. */
export const subscribed = (log: ChatLog, position: ChatPosition, entries: readonly Passing[]): ChatLog => {
  const first = Math.min(position.seq + 1, ...entries.map(({ seq }) => seq));
  const joins = position.epoch === log.epoch && first <= log.seq + 1;
  return received(joins ? log : { ...emptyLog, epoch: position.epoch, seq: first - 1 }, entries);
};

/** Applies new entries, in any order; duplicates are ignored. */
export const received = (log: ChatLog, entries: readonly Passing[]): ChatLog => {
  const waiting = [...log.ahead, ...entries].filter(({ seq }) => seq > log.seq).sort(bySeq);
  let { seq, messages, changes } = log;
  let taken = 0;
  for (const entry of waiting) {
    if (entry.seq > seq + 1) break;
    taken += 1;
    if (entry.seq <= seq) continue;
    seq = entry.seq;
    ({ messages, changes } = applied(messages, changes, entry.data));
  }
  const ahead = waiting.slice(taken).filter((entry, i, all) => entry.seq !== all[i - 1]?.seq);
  return {
    ...log,
    seq,
    changes,
    messages: messages.length > KEPT ? messages.slice(-KEPT) : messages,
    ahead: ahead.slice(-KEPT),
  };
};

/** Puts older entries before `messages`. Above 200 messages the newest are dropped. */
export const withOlder = (
  messages: readonly LoggedMessage[],
  changes: ChatLog['changes'],
  entries: readonly Sequenced[],
): readonly LoggedMessage[] => {
  const firstSeq = messages[0]?.seq ?? Infinity;
  let older: Pick<ChatLog, 'messages' | 'changes'> = { messages: [], changes: new Map() };
  for (const { seq, data } of entries.toSorted(bySeq))
    if (seq < firstSeq && !older.messages.some((message) => message.seq === seq))
      older = applied(older.messages, older.changes, data);
  const changed = older.messages.map((message) => withChange(message, changes.get(message.groupMessageId)));
  return [...changed, ...messages].slice(0, KEPT);
};

/** Applies a deletion or a reaction to `messages`; an entry that is a new message changes nothing. */
export const revised = (messages: readonly LoggedMessage[], entry: Passing['data']): readonly LoggedMessage[] =>
  entry.kind === 'restored'
    ? withBack(messages, entry.message)
    : entry.kind === 'message' || passes(entry)
      ? messages
      : messages.some((message) => message.groupMessageId === entry.groupMessageId)
        ? messages.map((message) =>
            message.groupMessageId === entry.groupMessageId ? withChange(message, changeOf(entry)) : message,
          )
        : messages;

const bySeq = (a: Passing, b: Passing): number => a.seq - b.seq;

const applied = (
  messages: readonly LoggedMessage[],
  changes: ChatLog['changes'],
  entry: Passing['data'],
): Pick<ChatLog, 'messages' | 'changes'> => {
  if (passes(entry)) return { messages, changes };
  if (entry.kind === 'restored') return restored(messages, changes, entry.message);
  if (entry.kind === 'message') return { messages: [...messages, { ...entry, deleted: false }], changes };
  const next = new Map(changes);
  const before = next.get(entry.groupMessageId);
  next.delete(entry.groupMessageId);
  const change = changeOf(entry);
  next.set(entry.groupMessageId, {
    deleted: change.deleted || (before?.deleted ?? false),
    reaction: change.reaction ?? before?.reaction ?? null,
  });
  for (const oldest of next.keys()) {
    if (next.size <= KEPT) break;
    next.delete(oldest);
  }
  return { messages: revised(messages, entry), changes: next };
};

/** A message that is there again takes its own place. */
const withBack = (messages: readonly LoggedMessage[], back: ChatMessage): readonly LoggedMessage[] =>
  messages.map((message) => (message.groupMessageId === back.groupMessageId ? { ...back, deleted: false } : message));
const restored = (
  messages: readonly LoggedMessage[],
  changes: ChatLog['changes'],
  message: ChatMessage,
): Pick<ChatLog, 'messages' | 'changes'> => {
  const next = new Map(changes);
  next.delete(message.groupMessageId);
  return { messages: withBack(messages, message), changes: next };
};

/** Whether an entry says and changes nothing here, and only counts. */
const passes = (
  entry: Passing['data'],
): entry is Exclude<Passing['data'], ChatMessage | ChatReaction | ChatDeletion | ChatRestoration> =>
  entry.kind !== 'message' && entry.kind !== 'reaction' && entry.kind !== 'deleted' && entry.kind !== 'restored';

const changeOf = (entry: ChatReaction | ChatDeletion): MessageChange =>
  entry.kind === 'deleted' ? { deleted: true, reaction: null } : { deleted: false, reaction: entry.updatedReaction };

const withChange = (message: LoggedMessage, change: MessageChange | undefined): LoggedMessage => {
  if (!change) return message;
  const reacted = change.reaction ? { ...message, reaction: change.reaction } : message;
  return change.deleted ? { ...reacted, originalMessage: '', deleted: true } : reacted;
};
