import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from '../database/sqlite.ts';
import { commitChat } from './chatWrite.store.ts';
import { groupCommit } from './groupCommit.ts';
import type { ToWorker, WorkerReply } from './workerMessages.ts';

// The thread that stores chat: its own connection, so that the main loop never waits for the disk.
const port = parentPort;
if (!port) throw new Error('chatWriter is a worker: workerWriter starts it.');
const database = openSqlite(String(workerData));
const writer = groupCommit((writes) => commitChat(database, writes), database.close);

let replies: WorkerReply[] = [];
const reply = (one: WorkerReply): void => {
  replies.push(one);
  if (replies.length > 1) return;
  setImmediate(() => {
    port.postMessage(replies);
    replies = [];
  });
};

port.on('message', (message: ToWorker) => {
  if (message === 'close') {
    void writer.close().then(() => setImmediate(() => port.close()));
    return;
  }
  const { id, write } = message;
  writer.write(write).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, fault: String(error) }),
  );
});
