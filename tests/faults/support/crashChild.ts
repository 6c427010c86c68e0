import { writeSync } from 'node:fs';
import { systemClock } from '#server/shared/clock.ts';
import { databaseWriter } from '#server/chat/databaseWriter.ts';
import { commitInThread } from '#server/chat/chatThread.ts';
import { embeddedWriter } from '#server/chat/embeddedWriter.ts';
import { groupCommit } from '#server/chat/groupCommit.ts';
import { databaseFile, openDatabase } from '#server/database/open.ts';
import { deletionWrite, messageWrite, reactionWrite } from '../../store/support/chatWrites.ts';

// A process to be killed: it stores chat as fast as it can and prints what was acknowledged, one line each.
const [folder = '', round = '', url = ''] = process.argv.slice(2);
const database = await openDatabase(folder, systemClock(), url === '' ? null : url);
/** Every other time in the thread for long batches, which so few writers would never use. */
const embedded = () =>
  Number(round) % 2 === 0
    ? embeddedWriter(database, databaseFile(folder))
    : groupCommit(commitInThread(databaseFile(folder)).commit);
const writer = url === '' ? embedded() : databaseWriter(database);

const voice = async (number: number): Promise<void> => {
  for (let i = 0; ; i += 1) {
    const clientId = `${round}-${number}-${i}`;
    const stored = await writer.write(messageWrite(clientId, { userId: `m${number}` }));
    if (stored.kind !== 'stored') throw new Error('A new message was not stored.');
    writeSync(1, `message ${stored.groupMessageId} ${stored.seq}\n`);
    const { groupMessageId } = stored;
    const by = { userId: `m${number}` };
    if (i % 3 === 0) await writer.write(reactionWrite(`${clientId}r`, groupMessageId, by));
    if (i % 5 !== 0) continue;
    const removed = await writer.write(deletionWrite(`${clientId}d`, groupMessageId, by));
    if (removed.kind === 'stored') writeSync(1, `deleted ${groupMessageId} ${removed.seq}\n`);
  }
};
await Promise.all(Array.from({ length: 20 }, (_, number) => voice(number)));
