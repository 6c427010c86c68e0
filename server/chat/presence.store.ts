import { createHmac } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { DatabaseUnavailable, type Database } from '../database/database.ts';
import { joined, listed, sql } from '../database/sql.ts';
import type { Log } from '../log.ts';
import { CORRECTION_MS, elapsing, type Clock } from '../shared/clock.ts';
import { memoryPresence, type PresenceStore } from './presenceStore.ts';
import { LEASE_MS, renewLease } from './processLease.store.ts';

/** How often a process should settle. */
export const SETTLE_EVERY_MS = 3000;
/** Topics that are written at once, and those of others that are read; the rest waits, or is not counted. */
const MOST_WRITTEN = 1000;
const MOST_READ = 20_000;

const OnlineRow = Schema.Struct({ topicKey: Schema.String, sockets: Schema.Int });

export interface SharedPresence extends PresenceStore {
  /** Writes what has changed here, and reads how many the others have; where the database is away, says so once. */
  readonly settle: () => Promise<void>;
  /** Removes this process's counts, if the database can be reached. */
  readonly leave: () => Promise<void>;
  /** Removes the counts of processes that ended without removing theirs. */
  readonly forget: () => Promise<void>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** A name that no other process on this database has. */
  readonly processId: string;
  readonly hashKey: Buffer;
}

/**
 * The sockets of all processes on one database. Each writes its own counts, under one lease that it renews while it has
 * any, and counts those of the others whose leases have not run out. What is known of others counts for the length of
 * a lease as well, so that a database that is away leaves the local count.
 */
export const sharedPresence = ({ database, clock, log, processId, hashKey }: Needs): SharedPresence => {
  /** Topics with listeners here, and topics whose count here is not written yet. */
  const held = new Map<string, number>();
  const own = memoryPresence(held);
  const changed = new Set<string>();
  const time = elapsing(clock);
  let others: ReadonlyMap<string, number> = new Map();
  let othersUntil = Number.NEGATIVE_INFINITY;
  let isLocal = false;

  /** Private topics are left out: their names hold the ids of two members. */
  const keyOf = (topic: string): string =>
    topic.startsWith('private.') ? createHmac('sha256', hashKey).update(topic).digest('base64url') : topic;

  const renew = async (): Promise<void> => {
    if (await renewLease(database, processId, clock())) return;
    // New, or paused for longer than its lease: then its counts were removed too.
    for (const topic of held.keys()) changed.add(topic);
  };
  const write = async (): Promise<void> => {
    const counts = [...changed].slice(0, MOST_WRITTEN).map((topic) => ({ topic, sockets: own.online(topic) }));
    const rows = counts.filter(({ sockets }) => sockets > 0);
    const left = counts.filter(({ sockets }) => sockets === 0);
    if (rows.length > 0)
      await database.run(
        sql`insert into chat_online (process_id, topic_key, sockets)
            values ${joined(
              rows.map(({ topic, sockets }) => sql`(${processId}, ${keyOf(topic)}, ${sockets})`),
              ', ',
            )}
            on conflict (process_id, topic_key) do update set sockets = excluded.sockets`,
      );
    if (left.length > 0)
      await database.run(
        sql`delete from chat_online where process_id = ${processId} and topic_key in
              (${listed(left.map(({ topic }) => keyOf(topic)))})`,
      );
    for (const { topic, sockets } of counts) if (own.online(topic) === sockets) changed.delete(topic);
  };
  const read = async (): Promise<void> => {
    const now = clock();
    const rows = await database.all(
      OnlineRow,
      // A lease that ends later than its length allows was written before the clock was set back.
      sql`select topic_key as "topicKey", sum(sockets) as sockets
          from chat_online join chat_process using (process_id)
          where process_id <> ${processId} and lease_until > ${now} and lease_until <= ${now + LEASE_MS + CORRECTION_MS}
          group by topic_key order by sum(sockets) desc limit ${MOST_READ}`,
    );
    others = new Map(rows.map(({ topicKey, sockets }) => [topicKey, sockets]));
    othersUntil = time() + LEASE_MS;
  };

  return {
    set: (topic, sockets) => {
      own.set(topic, sockets);
      changed.add(topic);
    },
    online: (topic) => own.online(topic) + (time() < othersUntil ? (others.get(keyOf(topic)) ?? 0) : 0),
    settle: async () => {
      try {
        if (held.size > 0 || changed.size > 0) await renew();
        await write();
        await read();
        if (isLocal) log.info('presence.shared', {});
        isLocal = false;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        if (!isLocal) log.warn('presence.local', { why: error.why });
        isLocal = true;
      }
    },
    leave: async () => {
      if (isLocal) return;
      try {
        await database.run(sql`delete from chat_process where process_id = ${processId}`);
        await database.run(sql`delete from chat_online where process_id = ${processId}`);
      } catch (error) {
        // Its lease runs out by itself.
        if (!(error instanceof DatabaseUnavailable)) throw error;
      }
    },
    forget: async () => {
      await database.run(sql`delete from chat_process where lease_until <= ${clock() - LEASE_MS}`);
      await database.run(sql`delete from chat_online where process_id not in (select process_id from chat_process)`);
    },
  };
};
