import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as Schema from 'effect/Schema';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { sql } from '#server/database/sql.ts';
import { callContext, granted } from '../store/support/context.ts';
import { codeOf, codesWorld } from '../store/support/world.ts';
import { registration } from './support/registration.ts';

const CHILD = fileURLToPath(new URL('support/registrationChild.ts', import.meta.url));
const DAY = 86_400_000;
const Counts = Schema.Struct({ members: Schema.Int, contacts: Schema.Int, spent: Schema.Int, merged: Schema.Int });
const counts = sql`
  select (select count(*) from member) as members, (select count(*) from member_contact) as contacts,
         (select count(*) from code_request where spent_at is not null) as spent,
         (select count(*) from guest_merge) as merged`;

/** Whether the registration ended before the process was killed. */
const runAndKill = async (folder: string, from: 'code' | 'register', steps: number): Promise<boolean> => {
  const child = spawn(process.execPath, [CHILD, folder, from, String(steps)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const isDone = (await text(child.stdout)) === 'done\n';
  expect(await exit).toEqual(isDone ? [0, null] : [null, 'SIGKILL']);
  return isDone;
};

/** What is left after the kill, and whether whoever was cut off gets on from there. */
const lookAfter = async (folder: string): Promise<'none' | 'whole'> => {
  const database = await openDatabase(folder, 0);
  try {
    const left = await database.one(Counts, counts);
    if (left?.members === 1) expect(left).toEqual({ members: 1, contacts: 2, spent: 2, merged: 1 });
    else expect(left).toEqual({ members: 0, contacts: 0, spent: 0, merged: 0 });

    // A day later, so that how often a code is sent is no matter.
    const now = Date.now() + DAY;
    const { accounts, handlers, sent } = codesWorld(database, () => now);
    const at = callContext({ now });
    const { username, password, email } = registration;
    if (left?.members === 1) {
      for (const account of [username, email, registration.phoneNumber])
        granted(await accounts.handlers.login({ username: account, password }, at));
      return 'whole';
    }
    const { requestId } = granted(await handlers.sendEmail({ email }, at));
    const { ticket } = granted(await handlers.checkSms({ requestId, code: codeOf(sent[0]) }, at));
    granted(await accounts.handlers.register({ username, password, email, emailTicket: ticket }, at));
    return 'none';
  } finally {
    await database.close();
  }
};

/** A registration that is killed, and what is left of it. */
const cutOff = async (
  from: 'code' | 'register',
  steps: number,
): Promise<{ readonly left: 'none' | 'whole'; readonly isDone: boolean }> => {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-registration-'));
  try {
    const isDone = await runAndKill(folder, from, steps);
    return { left: await lookAfter(folder), isDone };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

it('REG-1: kill -9 before any step of a registration leaves no account or a whole one', async () => {
  const seen: string[] = [];
  for (let isDone = false; !isDone;) {
    const one = await cutOff('register', seen.length);
    seen.push(one.left);
    ({ isDone } = one);
  }
  expect(seen.length).toBeGreaterThan(12);
  // Once whole it stays whole: there is one step at which it comes to be.
  expect(seen.join(' ')).toMatch(/^(none )+whole( whole)+$/);
}, 240_000);

it.each([1, 4, 8, 13])(
  'REG-1: kill -9 at step %i of the codes before it leaves no account',
  async (steps) => {
    expect(await cutOff('code', steps)).toEqual({ left: 'none', isDone: false });
  },
  60_000,
);
