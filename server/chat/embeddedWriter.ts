import type { Database } from '../database/database.ts';
import { commitChat } from './chatWrite.store.ts';
import { groupCommit } from './groupCommit.ts';
import { commitInThread, type ChatThread } from './chatThread.ts';
import type { ChatWriter } from './write.ts';

/**
 * Up to so many writes are committed in the main thread: to wake another one, and to be woken by it, costs more than they
 * do. Longer batches would hold it up.
 */
const MOST_HERE = 64;
/** Where commits take longer than this on average, the disk is slow, and the thread waits for it for a while. */
const SLOW_MS = 8;
const IN_THREAD_MS = 60_000;
/** What one commit more counts of the average. */
const SHARE = 0.2;

/** Decides where a batch is committed. Instants in milliseconds. */
export const createPlace = () => {
  let averageMs = 0;
  let threadUntil = Number.NEGATIVE_INFINITY;
  return {
    isHere: (writes: number, now: number): boolean => writes <= MOST_HERE && now >= threadUntil,
    /** A commit in the main thread took so long. */
    took: (ms: number, now: number): void => {
      averageMs += (ms - averageMs) * SHARE;
      if (averageMs <= SLOW_MS) return;
      averageMs = 0;
      threadUntil = now + IN_THREAD_MS;
    },
  };
};

/**
 * Stores chat in the embedded database, in one order: short batches over the database's own connection, others in a thread
 * with one of its own, which is started when it is first needed.
 */
export const embeddedWriter = (
  database: Database,
  file: string,
  thread: ChatThread = commitInThread(file),
  now: () => number = () => performance.now(),
): ChatWriter => {
  const place = createPlace();
  return groupCommit(async (writes) => {
    const began = now();
    if (!place.isHere(writes.length, began)) return thread.commit(writes);
    const results = await commitChat(database, writes);
    place.took(now() - began, now());
    return results;
  }, thread.close);
};
