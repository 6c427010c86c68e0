import { parentPort, workerData } from 'node:worker_threads';
import { exclusively } from '../database/exclusively.ts';
import { openSqlite } from '../database/sqlite.ts';
import { commitChat } from './chatWrite.store.ts';
import type { BriefResult, ToWorker, WorkerReply } from './workerMessages.ts';
import type { WriteResult } from './write.ts';

// The thread that stores chat: its own connection, so that the main loop never waits for the disk.
const port = parentPort;
if (!port) throw new Error('chatWriter is a worker: commitInThread starts it.');
const database = openSqlite(String(workerData));
const inTurn = exclusively();

const brief = (result: WriteResult): BriefResult =>
  result.kind === 'stored' && result.data.kind === 'message' ? { ...result, data: null } : result;
const reply = (one: WorkerReply): void => port.postMessage(one);

port.on('message', (message: ToWorker) => {
  if (message === 'close') {
    void inTurn(database.close).then(() => setImmediate(() => port.close()));
    return;
  }
  const { id, writes } = message;
  inTurn(() => commitChat(database, writes)).then(
    (results) => reply({ id, results: results.map(brief) }),
    (error: unknown) => reply({ id, fault: String(error) }),
  );
});
