import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { BriefResult, ToWorker, WorkerReply } from './workerMessages.ts';
import { messageEntry, type ChatWrite, type WriteResult } from './write.ts';

/** Lies beside this file in the source, and beside the bundle once built. */
const workerFile = (): URL => {
  const places = ['./chatWriter.ts', './chatWriter.js', '../chatWriter.js'].map(
    (place) => new URL(place, import.meta.url),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('chatWriter is missing: build the origin again.');
  return found;
};

interface Waiting {
  readonly writes: readonly ChatWrite[];
  readonly resolve: (results: readonly WriteResult[]) => void;
  readonly reject: (error: Error) => void;
}

const whole = (result: BriefResult, write: ChatWrite): WriteResult => {
  if (result.kind !== 'stored') return result;
  const { data, ...stored } = result;
  if (data !== null) return { ...stored, data };
  if (write.kind !== 'message') throw new Error('A result without its entry is that of a message.');
  return { ...stored, data: messageEntry(write.message, result.seq) };
};

/** A thread that stores chat over a connection of its own. */
export interface ChatThread {
  readonly commit: (writes: readonly ChatWrite[]) => Promise<readonly WriteResult[]>;
  readonly close: () => Promise<void>;
}

/** Started by the first commit. A thread that dies fails what it held and is started again by the next. */
export const commitInThread = (file: string): ChatThread => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(workerFile(), { workerData: file });
    started.on('message', (reply: WorkerReply) => {
      const one = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('fault' in reply) one?.reject(new Error(reply.fault));
      else one?.resolve(reply.results.map((result, i) => whole(result, one.writes[i]!)));
    });
    const fail = (error: Error): void => {
      if (worker === started) worker = null;
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
    };
    started.on('error', fail);
    started.on('exit', () => fail(new Error('The thread that stores chat ended.')));
    return started;
  };
  const tell = (to: Worker, message: ToWorker): void => to.postMessage(message);

  return {
    commit: (writes) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = (lastId += 1);
        waiting.set(id, { writes, resolve, reject });
        tell(worker, { id, writes });
      }),
    close: () =>
      new Promise((resolve) => {
        if (!worker) return resolve();
        worker.once('exit', () => resolve());
        tell(worker, 'close');
      }),
  };
};
