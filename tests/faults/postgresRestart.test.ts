import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as Schema from 'effect/Schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#contract/http/accounts.ts';
import { bookings } from '#contract/http/bookings.ts';
import { schedule } from '#contract/http/schedule.ts';
import { findPostgres, startPostgres, type OwnPostgres } from '../../tools/postgres.ts';
import { settingsOf } from '../store/support/everyDatabase.ts';
import { connectClient } from './support/chatClient.ts';
import { importComingMatches } from './support/comingMatches.ts';
import { startOriginProcess, type OriginProcess } from './support/originProcess.ts';
import { storedMessages } from './support/storedMessages.ts';

const PASSWORD = 'mưa rơi trên mái tôn';
const ENOUGH = 60;
const MATCHES = 200;
const readSession = Schema.decodeUnknownSync(accounts.register.data);
const readBookings = Schema.decodeUnknownSync(bookings.list.data);

let folder: string;
let running: OriginProcess | null = null;
let server: OwnPostgres | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khandai-origin-'));
});
afterEach(async () => {
  await running?.kill();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Repeats a request until stopped; returns the status codes. */
const keepAsking = (ask: () => Promise<number>) => {
  const codes: number[] = [];
  let goesOn = true;
  const asking = (async () => {
    while (goesOn) codes.push(await ask());
  })();
  return {
    codes,
    stop: async () => {
      goesOn = false;
      await asking;
    },
  };
};

describe.skipIf(findPostgres() === null)('PostgreSQL under a serving origin', () => {
  it('dies during writes, then the origin is killed: nothing acked is missing, members stay logged in, and no answer was a 500', async () => {
    server = await startPostgres(findPostgres()!, { durable: true });
    const env = settingsOf(server.url('postgres'));
    running = await startOriginProcess(folder, env);
    const { port } = running;
    const matches = await importComingMatches(server.url('postgres'), MATCHES);
    const code = async (path: string, init: RequestInit = {}): Promise<number> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
      await answer.arrayBuffer();
      return answer.status;
    };
    const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
      code(path, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const session = readSession(
      await running.post(accounts.register.path, { username: 'song.sot', password: PASSWORD }),
    );
    const asMember = { headers: { Authorization: `Bearer ${session.token}` } };

    const acknowledged = new Map<number, string>();
    const client = await connectClient(port, session.token);
    let sent = 0;
    const refusals = new Set<number>();
    const send = () => {
      const data = { clientId: `s-${(sent += 1)}`, originalMessage: `tin ${sent}` };
      client.send({ type: 'send', path: 'chat.sendMessage', topic: 'chatroom.30', data });
    };
    const reached = (count: number) =>
      new Promise<void>((resolve) => {
        client.onFrame((frame) => {
          if (frame.type === 'ack') acknowledged.set(frame.seq ?? 0, frame.clientId);
          if (acknowledged.size >= count) resolve();
        });
      });
    client.onFrame((frame) => {
      if (frame.type === 'error') refusals.add(frame.code);
      if (frame.type === 'ack' || frame.type === 'error') send();
    });
    const begun = reached(ENOUGH);
    for (let i = 0; i < 5; i += 1) send();
    await begun;

    const registered: string[] = [];
    const members = keepAsking(async () => {
      const username = `nguoi.${registered.length}.${sent}`;
      const answer = await post(accounts.register.path, { username, password: PASSWORD });
      if (answer === 200) registered.push(username);
      return answer;
    });
    const reads = keepAsking(() => code(accounts.info.path, asMember));
    const booked = new Set<string>();
    let answered = 0;
    let tries = 0;
    const books = keepAsking(async () => {
      const fixtureId = matches[(tries += 1) % MATCHES]!;
      const answer = await post(bookings.set.path, { fixtureId, on: true }, asMember.headers);
      if (answer === 200) {
        answered += 1;
        booked.add(fixtureId);
      }
      return answer;
    });
    const forAll = ['/', schedule.liveSchedule.path, schedule.totalLive.path];
    for (const path of forAll) expect(await code(path)).toBe(200);
    let asked = 0;
    const cached = keepAsking(async () => {
      // The origin has one thread, which the other requests need too.
      await wait(20);
      return code(forAll[(asked += 1) % forAll.length]!);
    });
    await server.restart('kill');
    await reached(acknowledged.size + ENOUGH);
    const before = answered;
    await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(before);
    for (const one of [members, reads, books, cached]) await one.stop();
    // No wrong answers meanwhile: unanswerable requests were refused as such.
    for (const { codes } of [members, reads, books])
      expect([...new Set(codes)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // Public data is answered from the cache.
    expect(new Set(cached.codes)).toEqual(new Set([200]));
    expect([...refusals].filter((status) => status !== 503)).toEqual([]);
    expect(await code(accounts.info.path, asMember)).toBe(200);

    await running.kill();
    running = await startOriginProcess(folder, env);
    const stored = await storedMessages(running);
    expect([...stored.keys()]).toEqual(Array.from({ length: stored.size }, (_, i) => i + 1));
    for (const [seq, clientId] of acknowledged) expect(stored.get(seq)).toBe(clientId);
    expect(registered.length).toBeGreaterThan(0);
    for (const username of registered)
      expect(await running.post(accounts.checkUsername.path, { username })).toMatchObject({ reason: 'taken' });
    const list = await running.get(bookings.list.path, asMember);
    const kept = readBookings(list).flatMap((one) => ('match' in one ? one.fixtureId : []));
    expect([...booked].filter((fixtureId) => !kept.includes(fixtureId))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    const again = await connectClient(running.port, session.token);
    again.cut();
  }, 120_000);
});
