import type { ChatWrite, ChatWriter, WriteResult } from './write.ts';

/** The most writes that share one sync to disk. */
const MOST_TOGETHER = 500;

interface Waiting {
  readonly write: ChatWrite;
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Lets everything in that has come meanwhile: a commit on SQLite never yields to the event loop itself. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Stores together what came while the commit before it ran. */
export const groupCommit = (
  commit: (writes: readonly ChatWrite[]) => Promise<readonly WriteResult[]>,
  close: () => Promise<void> = async () => {},
): ChatWriter => {
  const queue: Waiting[] = [];
  let running: Promise<void> | null = null;

  const flush = async (): Promise<void> => {
    for (await nextTurn(); queue.length > 0; await nextTurn()) {
      const batch = queue.splice(0, MOST_TOGETHER);
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
        queue.push({ write, resolve, reject });
        running ??= flush();
      }),
    close: async () => {
      await running;
      await close();
    },
  };
};
