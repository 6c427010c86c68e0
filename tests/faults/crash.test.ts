import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatStore } from '#server/chat/chat.store.ts';
import { openDatabase } from '#server/database/open.ts';
import { sql } from '#server/database/sql.ts';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';
import { seeded } from './support/seeded.ts';

const ROUNDS = 5;
/** PostgreSQL is a separate process, which these kills do not affect. */
const ROUNDS_OF_SERVER = 1;
const CHILD = fileURLToPath(new URL('support/crashChild.ts', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'khandai-crash-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Lets a process store chat until the given number of messages is acknowledged, kills it, and returns the acknowledged
 * ones.
 */
const runAndKill = async (url: string | null, round: number, acknowledged: number): Promise<readonly string[]> => {
  const child = spawn(process.execPath, [CHILD, folder, String(round), url ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length === acknowledged) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return lines;
};

onEveryDatabase('a process that stores chat', (emptyDatabase) => {
  it('kill -9 during writes: every acknowledged message and deletion is there after the restart, and nothing is torn', async () => {
    const url = await emptyDatabase();
    const rounds = url === null ? ROUNDS : ROUNDS_OF_SERVER;
    const random = seeded(7);
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1)
      acknowledged.push(...(await runAndKill(url, round, 50 + Math.floor(random() * 400))));
    expect(acknowledged.length).toBeGreaterThan(rounds * 50);

    const database = await openDatabase(folder, 0, url);
    try {
      const head = await chatStore(database).head('chatroom.30');
      const entries = await chatStore(database).entries('chatroom.30', { limit: 1_000_000 });
      expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: head }, (_, i) => i + 1));
      const stored = new Map(entries.map(({ seq, data }) => [seq, data]));
      const lost = acknowledged.filter((line) => {
        const [kind, groupMessageId, seq] = line.split(' ');
        const data = stored.get(Number(seq));
        // A message that was deleted later is also `deleted` at its own position.
        const isThere = data?.kind === kind || (kind === 'message' && data?.kind === 'deleted');
        return !isThere || !data || !('groupMessageId' in data) || data.groupMessageId !== groupMessageId;
      });
      expect(lost).toEqual([]);
      const Check = Schema.Struct({ broken: Schema.Int });
      const orphans = sql`select count(*) as broken from chat_message m
                        where not exists (select 1 from chat_entry e where e.group_message_id = m.group_message_id)`;
      expect(await database.one(Check, orphans)).toEqual({ broken: 0 });
    } finally {
      await database.close();
    }
  }, 60_000);
});
