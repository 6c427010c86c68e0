import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as Schema from 'effect/Schema';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DELETION, ERASED_ID } from '#domain/privacy/deletion.ts';
import { bookingsStore } from '#server/bookings/bookings.store.ts';
import { commitChat } from '#server/chat/chatWrite.store.ts';
import { openDatabase } from '#server/database/open.ts';
import { sql } from '#server/database/sql.ts';
import { eraseDue } from '#server/privacy/erasing.ts';
import { messageWrite } from '../store/support/chatWrites.ts';
import { callContext, granted, memberOf } from '../store/support/context.ts';
import { NOW } from '../store/support/engines.ts';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';
import { privacyWorld } from '../store/support/privacyWorld.ts';

const CHILD = fileURLToPath(new URL('support/erasureChild.ts', import.meta.url));
const DUE = NOW + DELETION.undoMs;
const PASSWORD = 'mưa rơi trên mái tôn';
const Left = Schema.Struct({ members: Schema.Int, bookings: Schema.Int, own: Schema.Int, nobodys: Schema.Int });

/** A folder with one member who asked to be deleted, and one who did not. */
const prepare = async (url: string | null): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-erasure-'));
  const database = await openDatabase(folder, 0, url);
  const { accounts, privacy, uploads } = await privacyWorld(database, () => NOW, folder);
  const register = async (username: string) => {
    const { token } = granted(await accounts.handlers.register({ username, password: PASSWORD }, callContext()));
    return await memberOf(accounts.identify, token);
  };
  await register('o.lai');
  const viewer = await register('ra.di');
  const { userId } = viewer;
  await bookingsStore(database).set(
    userId,
    { bookingId: 'b1', commentatorId: null, leadMin: null },
    { fixtureId: 'fx1', start: 0, calledOff: '' },
    NOW,
  );
  await commitChat(
    database,
    Array.from({ length: 3 }, (_, i) => messageWrite(`c${i}`, { userId, id: `m${i}` })),
  );
  const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  granted(await uploads.handlers.pictures.upload({}, { ...callContext({ viewer }), body: image }));
  const { proof } = accounts.proofs.issue(viewer, NOW);
  granted(await privacy.handlers.privacy.delete({ proof }, callContext({ viewer })));
  await database.close();
  return folder;
};

/** Whether the erasure ended before the process was killed. */
const runAndKill = async (folder: string, url: string | null, steps: number): Promise<boolean> => {
  const child = spawn(process.execPath, [CHILD, folder, String(steps), String(DUE), url ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const isDone = (await text(child.stdout)) === 'done\n';
  expect(await exit).toEqual(isDone ? [0, null] : [null, 'SIGKILL']);
  return isDone;
};

/** The state after the kill; also checks that the next start completes the erasure. */
const lookAfter = async (folder: string, url: string | null): Promise<'whole' | 'erased'> => {
  const database = await openDatabase(folder, 0, url);
  try {
    const left = await database.one(
      Left,
      sql`select (select count(*) from member) as members, (select count(*) from booking) as bookings,
                 (select count(*) from chat_message where user_id like 'm%') as own,
                 (select count(*) from chat_message where user_id = ${ERASED_ID}) as nobodys`,
    );
    const { privacy } = await privacyWorld(database, () => DUE, folder);
    await eraseDue(privacy.erasing);
    const after = await database.one(
      Left,
      sql`select (select count(*) from member) as members, (select count(*) from booking) as bookings,
                 (select count(*) from chat_message where user_id like 'm%') as own,
                 (select count(*) from chat_message where user_id = ${ERASED_ID}) as nobodys`,
    );
    expect(after).toEqual({ members: 1, bookings: 0, own: 0, nobodys: 3 });
    if (left?.members === 2) {
      // Only the member's name on their messages is removed so far.
      expect(left.bookings).toBe(1);
      return 'whole';
    }
    expect(left).toEqual({ members: 1, bookings: 0, own: 0, nobodys: 3 });
    return 'erased';
  } finally {
    await database.close();
  }
};

/**
 * How many steps each process runs beyond the previous one; larger for PostgreSQL, a separate process that these kills
 * do not affect.
 */
const STRIDE = 3;
const STRIDE_OF_SERVER = 12;

onEveryDatabase('an erasure', (emptyDatabase) => {
  it('kill -9 before any step leaves the member due, or erased whole; the next start ends it', async () => {
    const seen: string[] = [];
    let stride = STRIDE;
    for (let isDone = false; !isDone;) {
      const url = await emptyDatabase();
      if (url !== null) stride = STRIDE_OF_SERVER;
      const folder = await prepare(url);
      try {
        isDone = await runAndKill(folder, url, seen.length * stride);
        seen.push(await lookAfter(folder, url));
        // A file whose member is gone is swept once it is old; none is left if the erasure ended.
        if (isDone) expect(readdirSync(join(folder, 'pictures'))).toEqual([]);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    expect(seen.length * stride).toBeGreaterThan(18);
    expect(seen.join(' ')).toMatch(/^(whole )+erased( erased)*$/);
  }, 240_000);
});
