import * as Schema from 'effect/Schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { createChatTokens } from '#server/accounts/chatTokens.ts';
import { DatabaseUnavailable, type Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { sharedLimits } from '#server/limits/limits.store.ts';
import { orLocal } from '#server/limits/orLocal.ts';
import { sharedTokenUse } from '#server/limits/tokenUse.store.ts';
import { createLog } from '#server/log.ts';
import { hitAll, type LimitStore } from '#server/shared/limiter.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { memoryTokenUse, type TokenUse } from '#server/shared/tokenUse.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { seeded } from '../faults/support/seeded.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { emptyPostgres } from './support/postgres.ts';
import { unsteady } from './support/unsteady.ts';

const KEY = Buffer.from('a key of tests');
const MINUTE = 60_000;
const rule = { name: 'tries', max: 3, windowMs: MINUTE };
const other = { name: 'others', max: 3, windowMs: 10 * MINUTE };
const bucket = { name: 'said', burst: 3, everyMs: 2000 };

let now = NOW;
const clock = () => now;
beforeEach(() => {
  now = NOW;
});

/** Properties of limits, wherever they are counted. */
const limitsSuite = (open: () => LimitStore): void => {
  let keys = 0;
  const fresh = () => `key ${(keys += 1)}`;

  it('counts rules and keys apart, in windows that begin with a first hit', async () => {
    const limits = open();
    const [a, b] = [fresh(), fresh()];
    expect(await limits.peek([{ rule, key: a }])).toEqual([null]);
    expect(await limits.add([{ rule, key: a }])).toEqual([{ hits: 1, leftMs: MINUTE }]);
    now += 1000;
    const hits = [
      { rule: other, key: a, weight: 5 },
      { rule, key: b },
      { rule, key: a },
    ];
    const held = [
      { hits: 5, leftMs: 10 * MINUTE },
      { hits: 1, leftMs: MINUTE },
      { hits: 2, leftMs: MINUTE - 1000 },
    ];
    expect(await limits.add(hits)).toEqual(held);
    expect(await limits.peek(hits)).toEqual(held);
    now += MINUTE - 1000;
    expect(await limits.peek([{ rule, key: a }])).toEqual([null]);
    expect(await limits.add([{ rule, key: a }])).toEqual([{ hits: 1, leftMs: MINUTE }]);
  });

  it('takes a burst of a bucket, then one in a while, and tells how long', async () => {
    const limits = open();
    const key = fresh();
    const take = () => limits.take(bucket, key);
    expect([await take(), await take(), await take(), await take()]).toEqual([null, null, null, 2]);
    now += 1500;
    expect(await take()).toBe(1);
    now += 500;
    expect([await take(), await take()]).toEqual([null, 2]);
    now += MINUTE;
    expect([await take(), await take(), await take(), await take()]).toEqual([null, null, null, 2]);
  });

  it('S-17: a clock that is set back by an hour blocks nobody for longer than the window', async () => {
    const limits = open();
    const key = fresh();
    for (let i = 0; i < 4; i += 1) await limits.add([{ rule, key }]);
    for (let i = 0; i < 4; i += 1) await limits.take(bucket, key);
    now -= 60 * MINUTE;
    const [held] = await limits.add([{ rule, key }]);
    expect(held!.leftMs).toBeLessThanOrEqual(MINUTE);
    expect((await limits.take(bucket, key)) ?? 0).toBeLessThanOrEqual(2);
  });
};

describe('limits in memory', () => limitsSuite(() => memoryLimits(clock)));

const tokenSuite = (open: () => TokenUse): void => {
  it('item 19: a token speaks once', async () => {
    const tokens = createChatTokens(KEY, open());
    const owner = { userId: 'm1', sessionId: 's1' };
    const token = tokens.issue(owner, now);
    expect(await tokens.take(token, now)).toEqual(owner);
    expect(await tokens.take(token, now)).toBeNull();
  });
};
describe('tokens in memory', () => tokenSuite(memoryTokenUse));

onEveryEngine('limits', (database) => {
  limitsSuite(() => sharedLimits(database(), clock, KEY));
  tokenSuite(() => sharedTokenUse(database()));

  it('item 19: another process takes a token that this one gave, and only one of them', async () => {
    const [one, two] = [sharedTokenUse(database()), sharedTokenUse(database())].map((use) =>
      createChatTokens(KEY, use),
    );
    const token = one!.issue({ userId: 'm1', sessionId: 's1' }, now);
    expect(await two!.take(token, now)).not.toBeNull();
    expect(await one!.take(token, now)).toBeNull();
  });

  it('stores no address and no name, and forgets what is over and what is too much', async () => {
    const limits = sharedLimits(database(), clock, KEY);
    await limits.add([{ rule, key: '198.51.100.7' }]);
    for (let i = 0; i < 9; i += 1) await limits.add([{ rule: other, key: `lan ${i}` }]);
    const Row = Schema.Struct({ text: Schema.String });
    const rows = () => database().all(Row, sql`select name || ' ' || key_hash as text from limit_window`);
    expect(JSON.stringify(await rows())).not.toMatch(/198\.51|lan/);
    now += 2 * MINUTE;
    await limits.forget();
    expect((await rows()).filter(({ text }) => text.startsWith('tries'))).toEqual([]);
    expect(await rows()).not.toEqual([]);
    await limits.forget(4);
    expect(await rows()).toHaveLength(4);
    await sharedTokenUse(database()).forget(now + 60 * MINUTE);
  });
});

it('counts in this process while the database is away, says so once and once at its end, and fails for nothing but that', async () => {
  const lines: string[] = [];
  let fault: Error | null = new DatabaseUnavailable('unreachable');
  const away = async () => {
    if (fault) throw fault;
    return [];
  };
  const shared = { add: away, peek: away, take: async () => null };
  const limits = orLocal(
    shared,
    memoryLimits(clock),
    clock,
    createLog((line) => lines.push(String((JSON.parse(line) as { event: string }).event))),
  );
  const hits = async () => (await limits.add([{ rule, key: 'a' }]))[0]?.hits;
  expect([await hits(), await hits()]).toEqual([1, 2]);
  now += 2000;
  expect(await hits()).toBe(3);
  expect(lines).toEqual(['limits.local']);
  fault = null;
  now += 2000;
  expect(await hits()).toBeUndefined();
  expect(lines).toEqual(['limits.local', 'limits.shared']);
  fault = new TypeError('a fault of ours');
  await expect(hits()).rejects.toThrow('a fault of ours');
});

describe.skipIf(findPostgres() === null)('two connections to one PostgreSQL', () => {
  const ROUNDS = Number(process.env['RACES'] ?? 20);
  /** The number of accepted attempts when two processes try at once and three are allowed. */
  const heardOf = async (stores: readonly LimitStore[], key: string): Promise<number> => {
    const waits = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        hitAll(stores[i % 2]!, [
          { rule, key },
          { rule: other, key },
        ]),
      ),
    );
    return waits.filter(([wait]) => wait === null).length;
  };
  /** The same count in two steps: the value read may be outdated when it is written. */
  const inTwoSteps = (database: Database, limits: LimitStore): LimitStore => ({
    ...limits,
    add: async (hits) => {
      const before = await limits.peek(hits);
      await database.all(Schema.Unknown, sql`select 1 as one`);
      const held = before.map((one) => ({ hits: (one?.hits ?? 0) + 1, leftMs: MINUTE }));
      await limits.add(hits);
      return held;
    },
  });
  const open = async () => {
    const url = await emptyPostgres();
    const databases = await Promise.all([openPostgres(url), openPostgres(url)]);
    return {
      databases: databases.map((database, i) => unsteady(database, seeded(i + 1))),
      close: () => Promise.all(databases.map((database) => database.close())),
    };
  };

  it('never let more through together than the limit says; counting in two steps does', async () => {
    const { databases, close } = await open();
    const stores = databases.map((database) => sharedLimits(database, clock, KEY));
    const naive = databases.map((database, i) => inTwoSteps(database, stores[i]!));
    const heard: number[] = [];
    let faults = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      heard.push(await heardOf(stores, `round ${round}`));
      if ((await heardOf(naive, `naive ${round}`)) > rule.max) faults += 1;
    }
    expect(new Set(heard)).toEqual(new Set([rule.max]));
    expect(faults).toBeGreaterThan(0);
    const takes = await Promise.all(Array.from({ length: 12 }, (_, i) => stores[i % 2]!.take(bucket, 'lan')));
    expect(takes.filter((wait) => wait === null)).toHaveLength(bucket.burst);
    await close();
  }, 60_000);

  it('item 19: use a token up once between them, and twice where the table has lost its key', async () => {
    const { databases, close } = await open();
    const uses = databases.map(sharedTokenUse);
    const firsts = async (id: string) =>
      (await Promise.all([0, 1, 0, 1].map((i) => uses[i]!.spend(id, now + MINUTE, now)))).filter(Boolean).length;
    for (let round = 0; round < ROUNDS; round += 1) expect(await firsts(`t${round}`)).toBe(1);
    await databases[0]!.run(sql`alter table used_token drop constraint used_token_pkey`);
    expect(await firsts('unguarded')).toBeGreaterThan(1);
    await close();
  }, 60_000);
});
