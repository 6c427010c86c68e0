import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { emptyPostgres } from '../store/support/postgres.ts';
import { outboxWork } from './support/outboxWork.ts';

const CHILD = fileURLToPath(new URL('support/outboxChild.ts', import.meta.url));
/** Processes that are killed in parallel, each one step later than the previous one. */
const AT_ONCE = [0, 1, 2, 3];
const compiled = mkdtempSync(join(tmpdir(), 'khandai-outbox-compiled-'));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));

/** What was done, how much waited after the kill, and whether the process had ended before. */
type Left = Awaited<ReturnType<ReturnType<typeof outboxWork>['left']>> & {
  readonly waiting: number;
  readonly isDone: boolean;
};

/** Kills a process before the n-th step, lets another one finish the work, and returns the result. */
const cutOff = async (url: string, steps: number): Promise<Left> => {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-outbox-'));
  try {
    const child = spawn(process.execPath, [CHILD, folder, String(steps), url], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    });
    const exit = once(child, 'exit');
    const isDone = (await text(child.stdout)) === 'done\n';
    expect(await exit).toEqual(isDone ? [0, null] : [null, 'SIGKILL']);

    const database = await openDatabase(folder, 0, url === '' ? null : url);
    const work = outboxWork(database, folder);
    const waiting = await work.waits();
    await work.leasesRunOut();
    work.start();
    await work.settled();
    await work.outbox.end();
    const left = await work.left();
    await database.close();
    return { ...left, waiting, isDone };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The URL of a new database; empty for one in a folder. */
const engines: readonly (readonly [string, () => Promise<string>])[] = [
  ['SQLite', async () => ''],
  ...(findPostgres() ? [['PostgreSQL', emptyPostgres] as const] : []),
];

it.each(engines)(
  'kill -9 before any step, on %s: what follows from a write comes with it, messages once, and letters twice only where the process died between their arrival and its note',
  async (_name, makeUrl) => {
    const seen: Left[] = [];
    const cut = async (steps: number): Promise<Left> => cutOff(await makeUrl(), steps);
    for (let isDone = false; !isDone;) {
      const some = await Promise.all(AT_ONCE.map((ahead) => cut(seen.length + ahead)));
      seen.push(...some);
      isDone = some.some((one) => one.isDone);
    }
    for (const { written, bells, letters, effects, lost } of seen) {
      expect([bells, lost]).toEqual([written, 0]);
      // Effects outside the database are done at least once.
      for (const times of [letters, effects]) expect([written, 2 * written]).toContain(times);
    }
    const count = (is: (one: (typeof seen)[number]) => boolean) => seen.filter(is).length;
    expect(count(({ written }) => written === 0)).toBeGreaterThan(2);
    expect(count(({ waiting }) => waiting > 0)).toBeGreaterThan(3);
    expect(count(({ letters }) => letters === 2)).toBeGreaterThan(0);
    expect(count(({ isDone, letters }) => isDone && letters === 1)).toBeGreaterThan(0);
  },
  240_000,
);
