import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { groupCommit } from './groupCommit.ts';
import type { BriefResult, ToWorker, WorkerReply } from './workerMessages.ts';
import { messageEntry, type ChatWrite, type ChatWriter, type WriteResult } from './write.ts';

/** Beside this file as source, or beside the bundle that it became part of. */
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

/** Stores chat in a worker thread; a worker that dies fails what it held and is started again by the next write. */
export const workerWriter = (file: string): ChatWriter => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  let closed = false;

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

  // Started now, so that the first message does not wait for a thread.
  worker = start();
  const writer = groupCommit(
    (writes) =>
      new Promise<readonly WriteResult[]>((resolve, reject) => {
        worker ??= start();
        const id = (lastId += 1);
        waiting.set(id, { writes, resolve, reject });
        tell(worker, { id, writes });
      }),
    () =>
      new Promise((resolve) => {
        if (!worker) return resolve();
        worker.once('exit', () => resolve());
        tell(worker, 'close');
      }),
  );
  return {
    write: (write) =>
      closed ? Promise.reject(new Error('Chat is closed: nothing more is stored.')) : writer.write(write),
    close: () => {
      closed = true;
      return writer.close();
    },
  };
};
