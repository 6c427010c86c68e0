import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { runCommand } from './commands.ts';
import { chatStore } from './chat/chat.store.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { AT_ONCE, jobsStore } from './jobs/jobs.store.ts';
import { consoleLogStore } from './console/log.store.ts';
import { createLog, silentLog } from './log.ts';
import { addMember, membersStore } from './accounts/members.store.ts';

const folder = mkdtempSync(join(tmpdir(), 'khandai-commands-'));
let database: Database;
const run = (args: readonly string[], log = silentLog) => runCommand(args, database, log);
beforeAll(async () => {
  database = await openDatabase(folder, 0);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the commands of the operator', () => {
  it.each(
    [
      [],
      ['import'],
      ['import', 'a', 'b'],
      ['import', '--plan'],
      ['user', 'role', 'an'],
      ['user', 'rename', 'an', 'b'],
      ['restored', 'x'],
      ['jobs', 'x'],
      ['jobs', 'start'],
      ['jobs', 'start', 'a', 'b'],
      ['other'],
    ].map((args) => ({ args })),
  )('$args: says how they are used', async ({ args }) => {
    const { code, text } = await run(args);
    expect([code, text.split('\n')[0]]).toEqual([1, 'usage: npm run import -- PATH [--plan] [--transcode]']);
  });

  it('refuse what they do not know in one line', async () => {
    expect(await run(['import', 'gone.json'])).toEqual({ code: 1, text: 'gone.json cannot be read.' });
    expect(await run(['user', 'role', 'nobody', 'qc'])).toEqual({
      code: 1,
      text: 'There is no member "nobody".',
    });
    const { text } = await run(['user', 'role', 'nobody', 'king']);
    expect(text).toMatch(/^There is no role "king": member, /);
  });

  it('refuse a bad file whole, by line and field', async () => {
    const file = join(folder, 'bad.json');
    writeFileSync(file, '{\n  "fixtures": [\n    {"fixtureId": 7}\n  ]\n}');
    const { code, text } = await run(['import', file]);
    expect(code).toBe(1);
    expect(text.split('\n')[0]).toBe(`${file} was refused, and nothing of it was taken:`);
    expect(text).toContain('  line 3: fixtures.0.fixtureId must be a text');
  });

  it('A-3: an import ends by its figures, and as a plan it changes nothing', async () => {
    const file = join(folder, 'lines.json');
    writeFileSync(file, '{"marquee": [{"id": "a", "text": "A"}]}');
    const last = async (...args: readonly string[]) => {
      const { code, text } = await run(['import', ...args]);
      return [code, text.split('\n').at(-1)];
    };
    for (const order of [
      [file, '--plan'],
      ['--plan', file],
    ])
      expect(await last(...order)).toEqual([0, 'new 1, changed 0, same 0, aside 0']);
    expect(await last(file)).toEqual([0, 'new 1, changed 0, same 0, aside 0']);
    expect(await last(file)).toEqual([0, 'new 0, changed 0, same 1, aside 0']);
    const matches = join(import.meta.dirname, '../examples/matches.json');
    expect(await last(matches, '--plan')).toEqual([0, 'new 5, changed 0, same 0, aside 0']);
    expect(await last(matches)).toEqual([0, 'new 5, changed 0, same 0, aside 0']);
    expect(await last(matches)).toEqual([0, 'new 0, changed 0, same 5, aside 0']);
  });

  it('item 38: a role that changes is logged by the ids of member and roles', async () => {
    const lines: string[] = [];
    const member = { userId: 'm1', username: 'thu.ha', nickname: 'Thu Hà', passwordHash: 'h', siteRoleId: 1 };
    await addMember(database, { ...member, email: null, phoneNumber: null, pid: null }, 0);
    const log = createLog(
      (line) => lines.push(line),
      () => new Date(0),
    );
    expect(await run(['user', 'role', 'thu.ha', 'qc'], log)).toEqual({ code: 0, text: 'thu.ha is now qc.' });
    expect(await membersStore(database).byId('m1')).toMatchObject({ siteRoleId: SITE_ROLES.qc });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        ...{ time: '1970-01-01T00:00:00.000Z', level: 'warn', event: 'role.changed' },
        ...{ userId: 'm1', from: 1, to: SITE_ROLES.qc },
      },
    ]);
  });

  it('jobs: a job is made due now; an unknown name is one line', async () => {
    expect(await run(['jobs'])).toMatchObject({ code: 0, text: expect.stringMatching(/^job +next \(UTC\) +/) });
    expect(await run(['jobs', 'start', 'a.slow'])).toEqual({
      ...{ code: 1, text: 'There is no job "a.slow": they are entered when the portal starts for the first time.' },
    });
    await jobsStore(database).enter('a.slow', 9);
    expect((await run(['jobs', 'start', 'a.slow'])).code).toBe(0);
    expect(await jobsStore(database).all()).toMatchObject([{ name: 'a.slow', nextAt: AT_ONCE }]);
    expect(await run(['jobs', 'start', 'a.fast'])).toEqual({ code: 1, text: 'There is no job "a.fast": a.slow.' });
  });

  it('what a command changes stands in the log of the console, by nobody; what it only tells does not', async () => {
    const { list } = await consoleLogStore(database).list(undefined);
    expect(list.slice(0, 2).map(({ what, subject, userId }) => [what, subject, userId])).toEqual([
      // Latest first.
      ['job', 'a.slow', ''],
      ['role', 'm1', ''],
    ]);
    expect(list.at(-1)).toMatchObject({ what: 'command', subject: expect.stringMatching(/^import /) });
    expect(list[1]!.changes).toEqual([{ field: 'role', before: 'member', after: 'qc' }]);
  });

  it('restored: after a backup was put back, the chat has another epoch', async () => {
    const before = await chatStore(database).epoch();
    expect((await run(['restored'])).code).toBe(0);
    expect(await chatStore(database).epoch()).not.toBe(before);
  });
});
