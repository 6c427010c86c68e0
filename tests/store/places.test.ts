import { setImmediate as turn } from 'node:timers/promises';
import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Place } from '#server/chat/places.ts';
import { sharedPlaces, type SharedPlaces } from '#server/chat/places.store.ts';
import { LEASE_MS } from '#server/chat/processLease.store.ts';
import { DatabaseUnavailable, type Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { createLog } from '#server/log.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { emptyPostgres } from './support/postgres.ts';

const RowText = Schema.Struct({ text: Schema.String });

let now = NOW;
const lines: string[] = [];
const log = createLog((line) => lines.push((JSON.parse(line) as { event: string }).event));
let processes = 0;
/** The places of one more process on a database. */
const placesOn = (database: Database): SharedPlaces =>
  sharedPlaces({
    ...{ database, clock: () => now, log, processId: `d${(processes += 1)}` },
    hashKey: Buffer.from('a key of tests'),
  });
let sessions = 0;
const newSession = (): Place => ({ name: 'sockets.session', most: 3, key: `s${(sessions += 1)}` });

/** Properties of several processes; each has its own database connections. */
const togetherSuite = (database: (process: number) => Database): void => {
  const two = (): readonly [SharedPlaces, SharedPlaces] => [placesOn(database(0)), placesOn(database(1))];

  it('HOUSE-6: no more sockets of a session than one may have, whichever process each is in', async () => {
    const [one, other] = two();
    const session = newSession();
    expect([await one.enter([session]), await other.enter([session]), await one.enter([session])]).toEqual([
      ...[true, true, true],
    ]);
    expect([await one.enter([session]), await other.enter([session])]).toEqual([false, false]);
    expect(await other.enter([newSession()])).toBe(true);
    one.leave([session]);
    await one.settle();
    expect([await other.enter([session]), await one.enter([session])]).toEqual([true, false]);
  });

  it('HOUSE-6: who finds no place of the one kind holds none of the other', async () => {
    const [one, other] = two();
    const [session, address] = [newSession(), { name: 'sockets.address', most: 4, key: `a${sessions}` }];
    for (let i = 0; i < 3; i += 1) expect(await one.enter([address, session])).toBe(true);
    for (let i = 0; i < 3; i += 1) expect(await other.enter([address, session])).toBe(false);
    await other.settle();
    expect(await other.enter([address])).toBe(true);
    expect(await one.enter([address])).toBe(false);
  });

  it('HOUSE-6: what a process held that died is free once its lease runs out, and only then', async () => {
    const [dead, alive] = two();
    const session = newSession();
    for (let i = 0; i < 3; i += 1) await dead.enter([session]);
    now += LEASE_MS - 1;
    expect(await alive.enter([session])).toBe(false);
    now += 1;
    expect(await alive.enter([session])).toBe(true);
    // The process was only halted and has been forgotten meanwhile: it reports its full count again.
    await database(0).run(sql`delete from chat_process where lease_until <= ${now}`);
    await alive.forget();
    await dead.settle();
    expect(await alive.enter([session])).toBe(false);
  });

  it('HOUSE-6: of those who take the last place at once never more than one gets it', async () => {
    const [one, other] = two();
    for (let round = 0; round < 50; round += 1) {
      const session = { ...newSession(), most: 1 };
      const ends = await Promise.all([one.enter([session]), other.enter([session])]);
      expect(ends.filter(Boolean).length).toBeLessThanOrEqual(1);
    }
  });

  it('HOUSE-6: and both get it where a process asks before it has written', async () => {
    const late = (written: Database): Database => ({
      ...written,
      run: async (query) => {
        void (async () => {
          for (let turns = 0; turns < 20; turns += 1) await turn();
          await written.run(query);
        })();
        return 1;
      },
    });
    const session = { ...newSession(), most: 1 };
    const both = [placesOn(late(database(0))), placesOn(late(database(1)))];
    expect(await Promise.all(both.map((one) => one.enter([session])))).toEqual([true, true]);
    for (let turns = 0; turns < 40; turns += 1) await turn();
  });
};

onEveryEngine('places for sockets', (database) => {
  togetherSuite(database);

  it('HOUSE-6: while the database is away each process counts for itself, said once', async () => {
    const state = { away: true };
    const reached: Database = {
      ...database(),
      run: (query) => (state.away ? Promise.reject(new DatabaseUnavailable('unreachable')) : database().run(query)),
    };
    const [places, other] = [placesOn(reached), placesOn(database())];
    const session = newSession();
    lines.length = 0;
    for (let i = 0; i < 3; i += 1) expect(await places.enter([session])).toBe(true);
    expect(await places.enter([session])).toBe(false);
    expect(lines).toEqual(['places.local']);
    state.away = false;
    await places.settle();
    expect(lines).toEqual(['places.local', 'places.shared']);
    expect(await other.enter([session])).toBe(false);
  });

  it('HOUSE-6: a process that ends takes its counts away, and neither addresses nor sessions are stored', async () => {
    const places = placesOn(database());
    const address = { name: 'sockets.address', most: 9, key: '198.51.100.7' };
    await places.enter([address, { ...newSession(), key: 'session-of-tests' }]);
    const rows = () => database().all(RowText, sql`select place_key || ' ' || process_id as text from socket_place`);
    const of = async () => (await rows()).filter(({ text }) => text.endsWith(` d${processes}`));
    expect(await of()).toHaveLength(2);
    expect(JSON.stringify(await rows())).not.toMatch(/198\.51|session-of/);
    await places.close();
    expect(await of()).toEqual([]);
  });
});

describe.skipIf(findPostgres() === null)('places for sockets, each process with connections of its own', () => {
  const databases: Database[] = [];
  beforeAll(async () => {
    const url = await emptyPostgres();
    for (let i = 0; i < 2; i += 1) databases.push(await openPostgres(url));
  });
  afterAll(() => Promise.all(databases.map((one) => one.close())));
  togetherSuite((process) => databases[process]!);
});
