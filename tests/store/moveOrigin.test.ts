import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '#contract/http/accounts.ts';
import { runCommand } from '#server/commands.ts';
import { openDatabase } from '#server/database/open.ts';
import { silentLog } from '#server/log.ts';
import { runMove } from '#server/moveCommand.ts';
import { projectRoot } from '#server/testing/buildFixture.ts';
import { startOrigin, type RunningOrigin } from '#server/testing/startOrigin.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { connectClient } from '../faults/support/chatClient.ts';
import { emptyPostgres } from './support/postgres.ts';

const SECRET = 'a secret of tests, long enough to sign with';
const FIXTURE = 'dua-bi-hem-12';

describe.skipIf(findPostgres() === null)('a portal that was moved, on a machine that may have no PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'khandai-moved-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const post = async <A>({ url }: RunningOrigin, path: string, body: object): Promise<A> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await response.json()) as { data: A }).data;
  };
  const sockets = ({ url }: RunningOrigin) => Number(new URL(url).port);

  it('HOUSE-6: goes on with its accounts, its sessions and the numbers of its chat', async () => {
    const url = await emptyPostgres();
    const options = { demo: 'off', dataDir } as const;
    const before = await openDatabase(dataDir, 0);
    await runCommand(['import', join(projectRoot, 'examples/matches.json')], before, silentLog);
    await before.close();

    const embedded = await startOrigin({ ...options, env: { SECRET } });
    const member = { username: 'thu.ha', password: 'mưa rơi trên mái tôn' };
    const session = await post<{ token: string; refreshToken: string; user: { userId: string } }>(
      embedded,
      accounts.register.path,
      { ...member, nickname: 'Thu Hà' },
    );
    const one = await connectClient(sockets(embedded), session.token);
    const topic = `chatroom.${FIXTURE}`;
    const { epoch } = await one.sub(topic);
    for (const number of [1, 2, 3]) await one.say(topic, `Tin ${number}`, `c${number}`);
    one.cut();
    await embedded.stop();

    const config = { dataDir, secret: SECRET, databaseUrl: url };
    expect(await runMove([], config, 0, () => {})).toMatch(/^Moved \d+ rows/);

    const moved = await startOrigin({ ...options, env: { SECRET, DATABASE_URL: url } });
    // The open session stays open, for calls and for the chat, and can be renewed.
    const other = await connectClient(sockets(moved), session.token);
    const back = await other.sub(topic, { epoch, seq: 1 });
    expect(back).toMatchObject({ epoch, recovered: true, seq: 3, messages: [{ seq: 2 }, { seq: 3 }] });
    expect(await other.say(topic, 'Tin 4', 'c4')).toMatchObject({ type: 'ack', seq: 4 });
    other.cut();
    const renewed = await post<{ token: string }>(moved, accounts.refreshToken.path, {
      refreshToken: session.refreshToken,
    });
    expect(renewed.token).toEqual(expect.any(String));
    const again = await post<{ user: { userId: string } }>(moved, accounts.login.path, member);
    expect(again.user.userId).toBe(session.user.userId);
    await moved.stop();
  }, 60_000);
});
