import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { accounts } from '#contract/http/accounts.ts';
import { schedule } from '#contract/http/schedule.ts';
import { createLog } from '#server/log.ts';
import { startOrigin, type RunningOrigin } from '#server/testing/startOrigin.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { newMember } from '../contract/support/sessions.ts';
import { settingsOf } from '../store/support/everyDatabase.ts';
import { emptyPostgres } from '../store/support/postgres.ts';
import { connectClient } from './support/chatClient.ts';
import { startSlowProxy, type SlowProxy } from './support/slowProxy.ts';

/** Like the origin's own timeouts of 15 and 10 s, but shorter. */
const HASTE = { query_timeout: '1500', options: '-c statement_timeout=400' };

let origin: RunningOrigin | null = null;
let proxy: SlowProxy | null = null;
afterEach(async () => {
  await origin?.stop();
  await proxy?.close();
  [origin, proxy] = [null, null];
});

describe.skipIf(findPostgres() === null)('a slow PostgreSQL', () => {
  it('S-8: one that takes too long or says nothing is 503, home and schedule go on, members stay logged in, and it comes back by itself', async () => {
    const direct = await emptyPostgres();
    proxy = await startSlowProxy(direct);
    const events: string[] = [];
    origin = await startOrigin({
      ...{ demo: 'off', env: settingsOf(proxy.url(direct, HASTE)) },
      log: createLog((line) => events.push((JSON.parse(line) as { event: string }).event)),
    });
    const { url } = origin;
    const member = await newMember(url);
    const ask = async (path: string, body?: object): Promise<number> => {
      const answer = await fetch(`${url}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { Authorization: `Bearer ${member.token}`, ...(body && { 'Content-Type': 'application/json' }) },
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const chat = async (): Promise<string> => {
      try {
        const client = await connectClient(Number(new URL(url).port), member.token);
        await client.sub('chatroom.30');
        client.cut();
        return 'open';
      } catch (error) {
        return (error as Error).message;
      }
    };
    /** All at the same time, as visitors come. */
    const states = async () => {
      const [reads, writes, home, matches, socket] = await Promise.all([
        ask(accounts.info.path),
        ask(accounts.updateInfo.path, { nickname: 'Mưa' }),
        ask('/'),
        ask(schedule.liveSchedule.path),
        chat(),
      ]);
      return { reads, writes, home, matches, socket };
    };
    const well = { reads: 200, writes: 200, home: 200, matches: 200, socket: 'open' };
    expect(await states()).toEqual(well);
    proxy.delay(20);
    expect(await states()).toEqual(well);

    proxy.halt();
    const refusedSocket = 'upgrade refused with 503, again after 5 s';
    const away = { reads: 503, writes: 503, home: 200, matches: 200, socket: refusedSocket };
    expect(await states()).toEqual(away);
    proxy.delay(0);
    proxy.go();
    await expect.poll(states, { timeout: 20_000 }).toEqual(well);

    const holder = new Client({ connectionString: direct });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table member in access exclusive mode');
    expect(await states()).toEqual(away);
    await holder.query('rollback');
    await holder.end();
    expect(await states()).toEqual(well);
    expect(events).toContain('database unavailable');
    expect(events.filter((event) => event === 'request failed' || event === 'unexpected')).toEqual([]);
  });
});
