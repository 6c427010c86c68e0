import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ToWorker, WorkerReply } from './workerMessages.ts';
import type { ChatWriter, WriteResult } from './write.ts';

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
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: Error) => void;
}

/** Stores chat in a worker thread; a worker that dies fails what it held and is started again by the next write. */
export const workerWriter = (file: string): ChatWriter => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  let closed = false;

  const start = (): Worker => {
    const started = new Worker(workerFile(), { workerData: file });
    started.on('message', (replies: readonly WorkerReply[]) => {
      for (const reply of replies) {
        const one = waiting.get(reply.id);
        waiting.delete(reply.id);
        if ('result' in reply) one?.resolve(reply.result);
        else one?.reject(new Error(reply.fault));
      }
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
  return {
    write: (write) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('Chat is closed: nothing more is stored.'));
        worker ??= start();
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        tell(worker, { id, write });
      }),
    close: () =>
      new Promise((resolve) => {
        closed = true;
        if (!worker) return resolve();
        worker.once('exit', () => resolve());
        tell(worker, 'close');
      }),
  };
};
