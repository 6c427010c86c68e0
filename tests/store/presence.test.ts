import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPresence, type SharedPresence } from '#server/chat/presence.store.ts';
import { memoryPresence, type PresenceStore } from '#server/chat/presenceStore.ts';
import { LEASE_MS } from '#server/chat/processLease.store.ts';
import { DatabaseUnavailable, type Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { createLog } from '#server/log.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { emptyPostgres } from './support/postgres.ts';

const KEY = Buffer.from('a key of tests');
const RowText = Schema.Struct({ text: Schema.String });
const Total = Schema.Struct({ total: Schema.NullOr(Schema.Int) });

let now = NOW;
const lines: string[] = [];
const log = createLog((line) => lines.push((JSON.parse(line) as { event: string }).event));
let processes = 0;
/** The presence of one more process on a database. */
const presenceOn = (database: Database): SharedPresence =>
  sharedPresence({ database, clock: () => now, log, processId: `p${(processes += 1)}`, hashKey: KEY });

let rooms = 0;
const newRoom = () => `chatroom.r${(rooms += 1)}`;
const settleAll = async (...all: readonly SharedPresence[]): Promise<void> => {
  for (const one of all) await one.settle();
};

/** Properties of presence, wherever it is counted. */
const presenceSuite = (open: () => PresenceStore): void => {
  it('counts who listens to each topic at once', () => {
    const presence = open();
    const [room, other] = [newRoom(), 'private.m1.m2'];
    expect([presence.online(room), presence.online(other)]).toEqual([0, 0]);
    presence.set(room, 2);
    presence.set(other, 1);
    expect([presence.online(room), presence.online(other)]).toEqual([2, 1]);
    presence.set(room, 0);
    expect([presence.online(room), presence.online(other)]).toEqual([0, 1]);
    presence.set(room, 5);
    expect(presence.online(room)).toBe(5);
  });
};

describe('presence in memory', () => presenceSuite(memoryPresence));

/** Properties of several processes; each has its own database connections. */
const togetherSuite = (database: (process: number) => Database): void => {
  const two = (): readonly [SharedPresence, SharedPresence] => [presenceOn(database(0)), presenceOn(database(1))];

  it('HOUSE-6: viewers of each process see the sum, in rooms and between two members', async () => {
    const [one, other] = two();
    const [room, pair] = [newRoom(), `private.m1.m${rooms}`];
    one.set(room, 3);
    one.set(pair, 1);
    other.set(room, 4);
    other.set(pair, 1);
    expect([one.online(room), other.online(room)]).toEqual([3, 4]);
    await settleAll(one, other, one);
    for (const each of [one, other]) expect([each.online(room), each.online(pair)]).toEqual([7, 2]);
    one.set(room, 0);
    expect(one.online(room)).toBe(4);
    await settleAll(one, other);
    expect([one.online(room), other.online(room)]).toEqual([4, 4]);
    await other.leave();
    await settleAll(one);
    expect(one.online(room)).toBe(0);
    await settleAll(one, other);
  });

  it('HOUSE-6: a process that died is out of the sum when its lease runs out, and only then', async () => {
    const [dead, alive] = two();
    const room = newRoom();
    dead.set(room, 3);
    alive.set(room, 1);
    await settleAll(dead, alive);
    now += LEASE_MS - 1;
    await settleAll(alive);
    expect(alive.online(room)).toBe(4);
    now += 1;
    await settleAll(alive);
    expect(alive.online(room)).toBe(1);
    // Its row still exists: only the lease excludes it.
    const total = sql`select sum(sockets) as total from chat_online where topic_key = ${room}`;
    expect(await database(0).one(Total, total)).toEqual({ total: 4 });
  });

  it('HOUSE-6: one that was halted for longer than its lease, and was forgotten, counts again with all it has', async () => {
    const [halted, alive] = two();
    const [room, second] = [newRoom(), newRoom()];
    halted.set(room, 3);
    halted.set(second, 2);
    await settleAll(halted);
    now += 2 * LEASE_MS;
    await alive.forget();
    const left = sql`select process_id || topic_key as text from chat_online where topic_key in (${room}, ${second})`;
    expect(await database(0).all(RowText, left)).toEqual([]);
    halted.set(room, 4);
    await settleAll(halted, alive);
    expect([alive.online(room), alive.online(second)]).toEqual([4, 2]);
  });

  it('S-17: a clock that is set back by an hour counts nobody for longer than a lease', async () => {
    const [dead, alive] = two();
    const room = newRoom();
    dead.set(room, 3);
    await settleAll(dead);
    now -= 3_600_000;
    await settleAll(alive);
    expect(alive.online(room)).toBe(0);
  });

  it('HOUSE-6: an unreachable database leaves the local count, said once and once at its end', async () => {
    const faults = { isAway: false };
    const away = async () => Promise.reject(new DatabaseUnavailable('unreachable'));
    const whole = database(0);
    const flaky: Database = {
      ...whole,
      all: (row, query) => (faults.isAway ? away() : whole.all(row, query)),
      run: (query) => (faults.isAway ? away() : whole.run(query)),
    };
    const [one, other] = [presenceOn(flaky), presenceOn(database(1))];
    const room = newRoom();
    one.set(room, 1);
    other.set(room, 2);
    await settleAll(other, one);
    expect(one.online(room)).toBe(3);
    lines.length = 0;
    faults.isAway = true;
    await settleAll(one);
    one.set(room, 4);
    // The last reported counts of other processes count until their leases would expire.
    expect(one.online(room)).toBe(6);
    now += LEASE_MS;
    await settleAll(one, one);
    expect(one.online(room)).toBe(4);
    await one.leave();
    expect(lines).toEqual(['presence.local']);
    faults.isAway = false;
    await settleAll(other, one, other);
    expect([one.online(room), other.online(room)]).toEqual([6, 6]);
    expect(lines).toEqual(['presence.local', 'presence.shared']);
  });
};

onEveryEngine('presence', (database) => {
  presenceSuite(() => presenceOn(database()));
  togetherSuite(() => database());

  it('writes at most 1000 topics at once, and the rest the next time', async () => {
    const [one, other] = [presenceOn(database()), presenceOn(database())];
    const many = Array.from({ length: 1500 }, newRoom);
    for (const room of many) one.set(room, 1);
    const seen = async () => {
      await settleAll(one, other);
      return many.filter((room) => other.online(room) === 1).length;
    };
    expect([await seen(), await seen()]).toEqual([1000, 1500]);
  });

  it('HOUSE-6: stores no member’s id for talks between two', async () => {
    const presence = presenceOn(database());
    presence.set('private.m-thu.m-ha', 2);
    await settleAll(presence);
    const keys = await database().all(RowText, sql`select topic_key as text from chat_online`);
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(keys)).not.toMatch(/m-thu|m-ha/);
  });
});

describe.skipIf(findPostgres() === null)('presence of two connections to one PostgreSQL', () => {
  const opened: Database[] = [];
  beforeAll(async () => {
    const url = await emptyPostgres();
    opened.push(await openPostgres(url), await openPostgres(url));
  });
  afterAll(() => Promise.all(opened.map((database) => database.close())));
  togetherSuite((process) => opened[process]!);

  it('HOUSE-6: settling at once, while others are forgotten, loses nobody', async () => {
    const all = Array.from({ length: 4 }, (_, i) => presenceOn(opened[i % 2]!));
    const room = newRoom();
    for (let round = 1; round <= 10; round += 1) {
      for (const one of all) one.set(room, round);
      await Promise.all([...all.map((one) => one.settle()), all[0]!.forget()]);
    }
    await settleAll(...all);
    expect(all.map((one) => one.online(room))).toEqual([40, 40, 40, 40]);
  });
});
