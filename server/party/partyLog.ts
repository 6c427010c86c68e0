import { randomUUID } from 'node:crypto';
import { ERASED_ID } from '#domain/privacy/deletion.ts';
import type { ChatEntry, ChatMessage } from '#domain/chat/chat.ts';
import type { WatchEntry } from '#domain/party/party.ts';
import type { PartyLog, PartyWrite, PartyWritten, SequencedParty } from '../shared/partySource.ts';

/**
 * How many entries are kept for people who reconnect, how many a newcomer gets, and how many idempotency keys are
 * remembered.
 */
const KEPT = { ring: 300, latest: 50, clients: 500 } as const;

/** The log of one party: its chat and its news. It exists as long as the party and is stored nowhere. */
export const createPartyLog = () => {
  const epoch = randomUUID();
  let head = 0;
  let ring: SequencedParty[] = [];
  let tell: ((entry: SequencedParty) => void) | null = null;
  const answered = new Map<string, { readonly groupMessageId: string; readonly seq: number | null }>();
  const reacted = new Map<string, Map<string, Set<string>>>();

  const add = (data: ChatEntry | WatchEntry): SequencedParty => {
    head += 1;
    const entry = { seq: head, data };
    ring = [...ring, entry].slice(-KEPT.ring);
    tell?.(entry);
    return entry;
  };
  const messageOf = (groupMessageId: string) =>
    ring.map(({ data }) => data).find((data) => data.kind === 'message' && data.groupMessageId === groupMessageId);
  /** Messages that moderators removed, for as long as the party exists. */
  const taken = new Map<string, ChatMessage>();
  /** Replaces a message by its changed form, for people who join later. */
  const settle = (groupMessageId: string, changed: (message: Extract<ChatEntry, { kind: 'message' }>) => ChatEntry) => {
    ring = ring.map((one) =>
      one.data.kind === 'message' && one.data.groupMessageId === groupMessageId
        ? { seq: one.seq, data: changed(one.data) }
        : one,
    );
  };
  const reactionsOf = (groupMessageId: string): Readonly<Record<string, number>> =>
    Object.fromEntries(
      [...(reacted.get(groupMessageId) ?? [])].flatMap(([emoji, by]) => (by.size > 0 ? [[emoji, by.size]] : [])),
    );

  const react = ({
    groupMessageId,
    reaction,
    on,
    userId,
  }: Extract<PartyWrite, { kind: 'reaction' }>): ChatEntry | null => {
    const all = reacted.get(groupMessageId) ?? new Map<string, Set<string>>();
    const by = all.get(reaction) ?? new Set<string>();
    if (by.has(userId) === on) return null;
    if (on) by.add(userId);
    else by.delete(userId);
    reacted.set(groupMessageId, all.set(reaction, by));
    const updatedReaction = reactionsOf(groupMessageId);
    settle(groupMessageId, (message) => ({ ...message, reaction: updatedReaction }));
    return { kind: 'reaction', groupMessageId, updatedReaction };
  };
  /** The entry that a write adds; null if nothing changes, a code if it is not allowed. */
  const entryOf = (write: PartyWrite): ChatEntry | null | 403 | 404 => {
    if (write.kind === 'message') return { kind: 'message', ...write.message, seq: head + 1, reaction: {} };
    const message = messageOf(write.groupMessageId);
    if (message?.kind !== 'message') return 404;
    if (write.kind === 'reaction') return react(write);
    if (message.userId !== write.userId && !write.byStaff) return 403;
    const { groupMessageId } = write;
    settle(groupMessageId, () => ({ kind: 'deleted', groupMessageId }));
    return { kind: 'deleted', groupMessageId };
  };
  const log: PartyLog = {
    epoch,
    head: () => head,
    latest: () => ring.slice(-KEPT.latest),
    after: (seq) => (seq > head || seq < (ring[0]?.seq ?? 1) - 1 ? null : ring.filter((entry) => entry.seq > seq)),
  };
  return {
    log,
    add,
    /** Whether a newcomer would get this position among the latest. */
    isLatest: (seq: number) => seq > head - KEPT.latest,
    hear: (told: typeof tell) => {
      tell = told;
    },
    write: (write: PartyWrite): PartyWritten => {
      const key = `${write.userId} ${write.clientId}`;
      const before = answered.get(key);
      if (before) return { kind: 'repeated', ...before };
      const data = entryOf(write);
      if (typeof data === 'number') return { kind: 'refused', code: data };
      const groupMessageId = write.kind === 'message' ? write.message.groupMessageId : write.groupMessageId;
      const entry = data && add(data);
      answered.set(key, { groupMessageId, seq: entry?.seq ?? null });
      for (const oldest of answered.keys()) {
        if (answered.size <= KEPT.clients) break;
        answered.delete(oldest);
      }
      return entry && data
        ? { kind: 'stored', groupMessageId, seq: entry.seq, data }
        : { kind: 'repeated', groupMessageId, seq: null };
    },
    /** A message in the log; null if there is none. */
    message: (groupMessageId: string): ChatMessage | null => {
      const found = messageOf(groupMessageId);
      return found?.kind === 'message' ? found : null;
    },
    /** A moderator removes a message. */
    take: (groupMessageId: string): void => {
      const message = messageOf(groupMessageId);
      if (message?.kind !== 'message') return;
      taken.set(groupMessageId, message);
      settle(groupMessageId, () => ({ kind: 'deleted', groupMessageId }));
      add({ kind: 'deleted', groupMessageId });
    },
    /** Restores it, unless its author has left or it is not kept any more. */
    giveBack: (groupMessageId: string): void => {
      const message = taken.get(groupMessageId);
      if (!message) return;
      taken.delete(groupMessageId);
      ring = ring.map((one) => (one.seq === message.seq ? { seq: one.seq, data: message } : one));
      add({ kind: 'restored', message });
    },
    /** Removes a person, with their messages and every mention of their name. */
    forget: (userId: string): void => {
      for (const [id, message] of taken) if (message.userId === userId) taken.delete(id);
      ring = ring.map(({ seq, data }) => {
        if (data.kind === 'message' && data.userId === userId)
          return { seq, data: { kind: 'deleted', groupMessageId: data.groupMessageId } };
        if (data.kind !== 'watch') return { seq, data };
        const people = data.people.filter((one) => one.userId !== userId);
        const named = (id: string | null) => (id === userId ? ERASED_ID : id);
        const waitingFor = data.waitingFor.filter((id) => id !== userId);
        return {
          seq,
          data: { ...data, people, waitingFor, by: named(data.by), leaderId: named(data.leaderId) },
        };
      });
    },
  };
};
export type CreatedPartyLog = ReturnType<typeof createPartyLog>;
