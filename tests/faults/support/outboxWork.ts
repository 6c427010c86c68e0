import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as Effect from 'effect/Effect';
import * as Schema from 'effect/Schema';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { silentLog } from '#server/log.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { createSeal } from '#server/outbox/seal.ts';
import { keyFor } from '#server/shared/secret.ts';

const Count = Schema.Struct({ count: Schema.Int });
const count = async (database: Database, what: ReturnType<typeof sql>): Promise<number> =>
  (await database.one(Count, sql`select cast(count(*) as integer) as count from ${what}`))?.count ?? 0;
/** A row that nothing else here stores. */
const stored = (what: string) => sql`insert into retired_username (name_hash, retired_at) values (${what}, 0)`;

/** Three consequences of the write, before any of which a kill may come: a letter, a message and another effect. */
export const outboxWork = (database: Database, folder: string) => {
  const noted = (file: string): readonly string[] =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').split('\n').slice(0, -1) : [];
  const note = (file: string): void => appendFileSync(join(folder, file), '1\n');
  const seal = createSeal(keyFor('a secret of tests, long enough', 'outbox'));
  let written = 0;
  const outbox = createOutbox({ database, seal, clock: Date.now, log: silentLog, failed: () => {} });
  return {
    outbox,
    /** Delivers existing and new events. */
    start: () =>
      outbox.start({ deliver: () => Effect.sync(() => note('letters')), lost: () => note('lost') }, [
        {
          'device.new': () => {
            note('effects');
            written += 1;
            const name = `bell ${process.pid} ${written}`;
            return async (queries) => void (await queries.run(stored(name)));
          },
        },
      ]),
    /** The write with its events. */
    write: () =>
      outbox.database.transaction(async (queries) => {
        await queries.run(stored('write'));
        await outbox.letters.put(queries, { body: 'x', once: 'x', expiresAt: Date.now() + 600_000, pauseMs: 0 });
        await outbox.publish(queries, 'device.new', { userId: 'u', device: 'd', at: 0 });
      }),
    waits: () => count(database, sql`outbox`),
    /** Resolves once nothing waits any more. */
    settled: async (on: Database = database): Promise<void> => {
      while ((await count(on, sql`outbox`)) > 0) await wait(5);
    },
    /** Lets the leases of the killed process expire. */
    leasesRunOut: () => database.run(sql`update outbox set due_at = 0 where lease is not null`),
    left: async () => ({
      written: await count(database, sql`retired_username where name_hash = ${'write'}`),
      bells: await count(database, sql`retired_username where name_hash like ${'bell %'}`),
      letters: noted('letters').length,
      effects: noted('effects').length,
      lost: noted('lost').length,
    }),
  };
};
