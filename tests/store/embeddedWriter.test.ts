import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { databaseFile, openDatabase } from '#server/database/open.ts';
import { commitInThread } from '#server/chat/chatThread.ts';
import { createPlace, embeddedWriter } from '#server/chat/embeddedWriter.ts';
import { deletionWrite, messageWrite } from './support/chatWrites.ts';

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'khandai-writer-'));
  database = await openDatabase(folder, 0);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A thread that records the length of its batches. */
const watched = () => {
  const { commit, close } = commitInThread(databaseFile(folder));
  const batches: number[] = [];
  return {
    batches,
    close,
    commit: (writes: Parameters<typeof commit>[0]) => {
      batches.push(writes.length);
      return commit(writes);
    },
  };
};

it('0033: a short batch is committed in the main thread, a long one in its own, in one order', async () => {
  const thread = watched();
  const writer = embeddedWriter(database, databaseFile(folder), thread);
  const say = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => writer.write(messageWrite(`w${from + i}`, { topic: 'chatroom.places' })));
  const alone = await Promise.all(say(0, 1));
  expect(thread.batches).toEqual([]);
  const many = await Promise.all([...say(1, 1), ...say(2, 100)]);
  const after = await Promise.all(say(102, 3));
  expect(thread.batches.every((length) => length > 64)).toBe(true);
  expect(thread.batches).toHaveLength(1);
  const seqs = [...alone, ...many, ...after].map((result) => (result.kind === 'stored' ? result.seq : null));
  expect(seqs).toEqual(Array.from({ length: 105 }, (_, i) => i + 1));
  await writer.close();
  await expect(writer.write(deletionWrite('late', 'm1'))).rejects.toThrow('closed');
});

it('0033: while the disk is slow, the thread waits for it; after a minute the main thread tries again', () => {
  const place = createPlace();
  for (let i = 0; i < 50; i += 1) place.took(2, i);
  // A single slow batch changes nothing.
  place.took(20, 50);
  expect(place.isHere(1, 50)).toBe(true);
  for (let i = 0; i < 3; i += 1) place.took(20, 51);
  expect(place.isHere(1, 51)).toBe(false);
  expect(place.isHere(1, 60_050)).toBe(false);
  expect(place.isHere(1, 60_051)).toBe(true);
  expect(place.isHere(65, 60_051)).toBe(false);
});

it('0033: a thread that dies fails what it held, and the next batch starts another', async () => {
  const thread = commitInThread(join(folder, 'nowhere', '\0'));
  await expect(thread.commit([messageWrite('lost')])).rejects.toThrow();
  await expect(thread.commit([messageWrite('lost')])).rejects.toThrow();
});
