import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as Schema from 'effect/Schema';
import { expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { sql } from '#server/database/sql.ts';
import { deferred } from '../../server/testing/deferred.ts';
import { callContext, granted } from '../store/support/context.ts';
import { onEveryDatabase } from '../store/support/everyDatabase.ts';
import { copyOfPostgres, cutConnections } from '../store/support/postgres.ts';
import { killingDatabase } from './support/killingDatabase.ts';
import { registering, registration, type Way } from './support/registration.ts';

const CHILD = fileURLToPath(new URL('support/registrationChild.ts', import.meta.url));
const DAY = 86_400_000;
/** Processes that are killed in parallel, each one step later than the previous one. */
const AT_ONCE = [0, 1, 2, 3];
const Left = Schema.Struct({
  members: Schema.Int,
  contacts: Schema.Int,
  links: Schema.Int,
  merged: Schema.Int,
  invited: Schema.Int,
});
type Left = typeof Left.Type;
/** The rows of a registration, without the member who existed before. */
const left = (database: Database): Promise<Left | null> =>
  database.one(
    Left,
    sql`select (select count(*) - 1 from member) as members, (select count(*) from member_contact) as contacts,
               (select count(*) from google_identity) as links, (select count(*) from guest_merge) as merged,
               (select count(*) from referral) as invited`,
  );
const none: Left = { members: 0, contacts: 0, links: 0, merged: 0, invited: 0 };
const whole: Readonly<Record<Way, Left>> = {
  codes: { members: 1, contacts: 2, links: 0, merged: 1, invited: 1 },
  google: { members: 1, contacts: 1, links: 1, merged: 0, invited: 1 },
};

/** The location of a database. */
interface Place {
  readonly folder: string;
  /** The URL of PostgreSQL; null for the embedded database in the folder. */
  readonly url: string | null;
}
/** A database before a registration, and the data of the person who registers. */
interface Before extends Place {
  readonly code: string;
  readonly guestToken: string;
}
const prepare = async ({ folder, url }: Place): Promise<Before> => {
  const database = await openDatabase(folder, 0, url);
  try {
    const somebody = registering(database, Date.now);
    return { folder, url, code: await somebody.invite(), guestToken: await somebody.guest() };
  } finally {
    await database.close();
  }
};

/** Whether the registration ended before the process was killed. */
const runAndKill = async ({ folder }: Place, before: Before, way: Way, steps: number): Promise<boolean> => {
  const { code, guestToken } = before;
  const child = spawn(process.execPath, [CHILD, folder, way, String(steps), code, guestToken], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Such a process mostly compiles the origin, so all of them share the compile cache.
    env: { ...process.env, NODE_COMPILE_CACHE: `${before.folder}.compiled` },
  });
  const exit = once(child, 'exit');
  const isDone = (await text(child.stdout)) === 'done\n';
  expect(await exit).toEqual(isDone ? [0, null] : [null, 'SIGKILL']);
  return isDone;
};

/**
 * The same on PostgreSQL, which notices a killed process only by its closed connections and its silence. Both are
 * simulated here, since a process for each step would take minutes.
 */
const runAndCut = async (url: string, before: Before, way: Way, steps: number): Promise<boolean> => {
  const opened = await openDatabase(before.folder, 0, url);
  const dead = deferred<void>();
  const { database, arm } = killingDatabase(opened, () => dead.resolve());
  const somebody = registering(database, Date.now);
  arm(steps);
  const work =
    way === 'google' ? somebody.enterByGoogle(before.code) : somebody.register(before.code, before.guestToken);
  const isDone = await Promise.race([work.then(() => true), dead.promise.then(() => false)]);
  await cutConnections(url);
  // A statement that hangs keeps its connection for ever, so nobody waits for the close.
  void opened.close();
  return isDone;
};

/** The state after the kill; also checks that the interrupted person can continue from there. */
const lookAfter = async ({ folder, url }: Place, way: Way): Promise<'none' | 'whole'> => {
  const database = await openDatabase(folder, 0, url);
  try {
    const isWhole = (await left(database))?.members === 1;
    expect(await left(database)).toEqual(isWhole ? whole[way] : none);

    // A day later, so that the limits on sending codes do not matter.
    const now = Date.now() + DAY;
    const somebody = registering(database, () => now);
    if (way === 'google') await somebody.enterByGoogle('');
    else if (!isWhole) await somebody.register('');
    const { members, contacts } = whole[way];
    expect(await left(database)).toMatchObject({ members, contacts });
    const { username, password, email, phoneNumber } = registration;
    for (const account of way === 'codes' ? [username, email, phoneNumber] : [])
      granted(await somebody.accounts.handlers.login({ username: account, password }, callContext({ now })));
    return isWhole ? 'whole' : 'none';
  } finally {
    await database.close();
  }
};

/** Interrupts a registration and returns what is left of it. */
const cutOff = async (
  before: Before,
  way: Way,
  steps: number,
): Promise<{ readonly left: 'none' | 'whole'; readonly isDone: boolean }> => {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-registration-'));
  try {
    cpSync(before.folder, folder, { recursive: true });
    const place = { folder, url: before.url === null ? null : await copyOfPostgres(before.url) };
    const isDone = await (place.url === null
      ? runAndKill(place, before, way, steps)
      : runAndCut(place.url, before, way, steps));
    return { left: await lookAfter(place, way), isDone };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

onEveryDatabase('a registration', (url) => {
  it.each<[Way, number]>([
    ['codes', 30],
    ['google', 8],
  ])(
    'REG-1: kill -9 before any step of a registration, by %s, leaves no account or a whole one',
    async (way, least) => {
      const seen: string[] = [];
      const work = mkdtempSync(join(tmpdir(), 'khandai-registration-before-'));
      try {
        const folder = join(work, 'before');
        mkdirSync(folder);
        const before = await prepare({ folder, url: await url() });
        for (let isDone = false; !isDone;) {
          const some = await Promise.all(AT_ONCE.map((ahead) => cutOff(before, way, seen.length + ahead)));
          seen.push(...some.map((one) => one.left));
          isDone = some.some((one) => one.isDone);
        }
      } finally {
        rmSync(work, { recursive: true, force: true });
      }
      expect(seen.length).toBeGreaterThan(least);
      // Once complete it stays complete: there is exactly one step at which it happens.
      expect(seen.join(' ')).toMatch(/^(none )+whole( whole)+$/);
    },
    480_000,
  );
});
