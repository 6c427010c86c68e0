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

/** Stores together what came while the commit before it ran, and, where much comes, shortly after that. */
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

  const pauseMs = (): number => {
    const waits = isBusy(now()) && !closing && queue.length < MOST_TOGETHER;
    return waits ? committedAt + PACE.apartMs - now() : 0;
  };
  const flush = async (): Promise<void> => {
    for (await wait(pauseMs()); queue.length > 0; await wait(pauseMs())) {
      const batch = queue.splice(0, MOST_TOGETHER);
      committedAt = now();
      try {
        const results = await commit(batch.map(({ write }) => write));
        batch.forEach(({ resolve }, i) => resolve(results[i]!));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = null;
  };
  return {
    write: (write) =>
      new Promise((resolve, reject) => {
        came(now());
        queue.push({ write, resolve, reject });
        running ??= flush();
      }),
    close: async () => {
      closing = true;
      await running;
      await close();
    },
  };
};
