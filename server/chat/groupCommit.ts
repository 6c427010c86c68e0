import { createBusy } from './busy.ts';
import type { ChatWrite, ChatWriter, WriteResult } from './write.ts';

/** The most writes that share one sync to disk. */
const MOST_TOGETHER = 500;
/**
 * Above so many writes a second, commits are made so far apart: each costs more than the rows that it stores, and
 * whoever listens to that much hears of it 50 ms later anyway (FAN_OUT).
 */
export const PACE = { busyPerSecond: 20, apartMs: 50 } as const;

interface Waiting {
  readonly write: ChatWrite;
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: unknown) => void;
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    // Lets everything in that has come meanwhile: a commit on SQLite never yields to the event loop itself.
    if (ms <= 0) setImmediate(resolve);
    else setTimeout(resolve, ms);
  });

/**
 * Stores what comes alone at once, and together what came while the commit before it ran or soon after it, and, where much
 * comes, within a short while.
 */
export const groupCommit = (
  commit: (writes: readonly ChatWrite[]) => Promise<readonly WriteResult[]>,
  close: () => Promise<void> = async () => {},
  now: () => number = () => performance.now(),
): ChatWriter => {
  const queue: Waiting[] = [];
  const { came, isBusy } = createBusy(PACE.busyPerSecond);
  let committedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let closing = false;

  const pauseMs = (at: number): number => {
    const waits = isBusy(at) && !closing && queue.length < MOST_TOGETHER;
    return waits ? committedAt + PACE.apartMs - at : 0;
  };
  const commitNext = async (at: number): Promise<void> => {
    const batch = queue.splice(0, MOST_TOGETHER);
    committedAt = at;
    try {
      const results = await commit(batch.map(({ write }) => write));
      batch.forEach(({ resolve }, i) => resolve(results[i]!));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const flush = async (at: number): Promise<void> => {
    // Alone: nothing came for a while, so that nothing more is likely to come in this turn, and to wait for one costs.
    if (at - committedAt > PACE.apartMs) await commitNext(at);
    while (queue.length > 0) {
      await wait(pauseMs(now()));
      await commitNext(now());
    }
    running = null;
  };
  return {
    write: (write) =>
      new Promise((resolve, reject) => {
        if (closing) return reject(new Error('Chat is closed: nothing more is stored.'));
        const at = now();
        came(at);
        queue.push({ write, resolve, reject });
        running ??= flush(at);
      }),
    close: async () => {
      closing = true;
      await running;
      await close();
    },
  };
};
