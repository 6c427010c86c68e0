import type { Sequenced } from '#domain/chat/chat.ts';
import type { Span } from './chat.store.ts';
import { nobodys } from './nobodys.ts';
import { settled } from './settled.ts';

/** How many entries of a topic are kept in memory, sent to a newcomer, and read at once to fill a gap. */
export const FEED = { ring: 200, latest: 50, fill: 500 } as const;

/** A topic's entries in order, even if they arrive out of order. */
export interface Feed {
  /** Settles once the latest entries are read; entries that arrive earlier are not lost. */
  readonly ready: () => Promise<void>;
  /** Adds an entry that the bus announced; entries missed before it are read from the store. */
  readonly heard: (entry: Sequenced) => void;
  readonly head: () => number;
  /** The last entries. */
  readonly latest: () => readonly Sequenced[];
  /** All entries after a position; null if it is older than what is kept here, or does not exist yet. */
  readonly after: (seq: number) => readonly Sequenced[] | null;
  /** A member was erased: their messages lose the author, or are removed. */
  readonly forget: (userId: string, how: 'anonymised' | 'removed') => void;
}

/** `read` asks the store; `tell` gets each entry once, in order; `failed` hears of a gap that could not be read. */
export const createFeed = (
  read: (span: Span) => Promise<readonly Sequenced[]>,
  tell: (entry: Sequenced) => void,
  failed: (error: unknown) => void,
): Feed => {
  let ring: Sequenced[] = [];
  let head: number | null = null;
  let wanted = 0;
  let filling: Promise<void> | null = null;

  const take = (entry: Sequenced): void => {
    head = entry.seq;
    if (entry.data.kind !== 'message') ring = ring.map((one) => settled(one, entry.data));
    ring.push(entry);
    if (ring.length > FEED.ring) ring.shift();
    tell(entry);
  };
  const isBehind = (): boolean => (head ?? 0) < wanted;
  const fill = async (): Promise<void> => {
    if (head === null) {
      ring = [...(await read({ limit: FEED.ring }))];
      head = ring.at(-1)?.seq ?? 0;
    }
    while (isBehind()) {
      const missed = await read({ afterSeq: head ?? 0, limit: FEED.fill });
      if (missed.length === 0) return;
      for (const entry of missed) if (entry.seq === (head ?? 0) + 1) take(entry);
    }
  };
  const fillOnce = (): Promise<void> => (filling ??= fill().finally(() => (filling = null)));

  return {
    ready: () => (head === null ? fillOnce() : Promise.resolve()),
    heard: (entry) => {
      wanted = Math.max(wanted, entry.seq);
      if (head !== null && filling === null && entry.seq === head + 1) take(entry);
      else if (head !== null && entry.seq > head) void fillOnce().catch(failed);
    },
    head: () => head ?? 0,
    latest: () => ring.slice(-FEED.latest),
    after: (seq) => {
      if (seq > (head ?? 0)) return null;
      if (seq < (ring[0]?.seq ?? 1) - 1) return null;
      return ring.filter((entry) => entry.seq > seq);
    },
    forget: (userId, how) => {
      ring = ring.map(({ seq, data }) => {
        if ((data.kind === 'pin' || data.kind === 'restored') && data.message?.userId === userId)
          return { seq, data: { ...data, message: nobodys(data.message) } };
        if (data.kind !== 'message' || data.userId !== userId) return { seq, data };
        const { groupMessageId } = data;
        return { seq, data: how === 'removed' ? { kind: 'deleted', groupMessageId } : nobodys(data) };
      });
    },
  };
};
