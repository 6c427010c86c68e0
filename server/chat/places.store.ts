import { createHmac } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { DatabaseUnavailable, type Database } from '../database/database.ts';
import { exclusively } from '../database/exclusively.ts';
import { joined, listed, sql } from '../database/sql.ts';
import type { Log } from '../log.ts';
import { CORRECTION_MS, type Clock } from '../shared/clock.ts';
import type { Place, Places } from './places.ts';
import { LEASE_MS, renewLease } from './processLease.store.ts';

/** Rows per statement. */
const MOST_WRITTEN = 1000;

const SumRow = Schema.Struct({ placeKey: Schema.String, sockets: Schema.Int });

export interface SharedPlaces extends Places {
  /** Renews the lease, and writes what has changed; to be called every few seconds. */
  readonly settle: () => Promise<void>;
  /** Removes this process's counts, if the database can be reached. */
  readonly close: () => Promise<void>;
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
 * The places that all processes on one database hold. Each writes how many it has, and only then reads how many the others
 * have: of two that take the last one at once, at least one sees the other. What comes while a question is under way is
 * asked together. While the database is away each process counts for itself, said once.
 */
export const sharedPlaces = ({ database, clock, log, processId, hashKey }: Needs): SharedPlaces => {
  const own = new Map<string, number>();
  const changed = new Set<string>();
  const inTurn = exclusively();
  let asking: { readonly ids: Set<string>; readonly answer: Promise<ReadonlyMap<string, number>> } | null = null;
  let hasLease = false;
  let isLocal = false;

  const idOf = ({ name, key }: Place): string =>
    createHmac('sha256', hashKey).update(`${name} ${key}`).digest('base64url');
  const count = (id: string, more: 1 | -1): number => {
    const sockets = (own.get(id) ?? 0) + more;
    if (sockets > 0) own.set(id, sockets);
    else own.delete(id);
    changed.add(id);
    return sockets;
  };

  const renew = async (): Promise<void> => {
    hasLease = await renewLease(database, processId, clock());
    // New, or paused for longer than its lease.
    if (!hasLease) for (const id of own.keys()) changed.add(id);
    hasLease = true;
  };
  const writeSome = async (ids: readonly string[]): Promise<void> => {
    const held = ids.filter((id) => own.has(id));
    const left = ids.filter((id) => !own.has(id));
    // Forgotten before they are written: what changes meanwhile is written the next time.
    for (const id of ids) changed.delete(id);
    try {
      if (held.length > 0)
        await database.run(
          sql`insert into socket_place (place_key, process_id, sockets)
              values ${joined(
                held.map((id) => sql`(${id}, ${processId}, ${own.get(id) ?? 0})`),
                ', ',
              )}
              on conflict (place_key, process_id) do update set sockets = excluded.sockets`,
        );
      if (left.length > 0)
        await database.run(
          sql`delete from socket_place where process_id = ${processId} and place_key in (${listed(left)})`,
        );
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  };
  const write = async (): Promise<void> => {
    while (changed.size > 0) await writeSome([...changed].slice(0, MOST_WRITTEN));
  };
  const othersOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const now = clock();
    const rows = await database.all(
      SumRow,
      // A lease that ends later than its length allows was written before the clock was set back.
      sql`select place_key as "placeKey", sum(sockets) as sockets
          from socket_place join chat_process using (process_id)
          where place_key in (${listed(ids)}) and process_id <> ${processId}
            and lease_until > ${now} and lease_until <= ${now + LEASE_MS + CORRECTION_MS}
          group by place_key`,
    );
    return new Map(rows.map(({ placeKey, sockets }) => [placeKey, sockets]));
  };
  const orLocal = async <A>(work: () => Promise<A>, local: A): Promise<A> => {
    try {
      const value = await work();
      if (isLocal) log.info('places.shared', {});
      isLocal = false;
      return value;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (!isLocal) log.warn('places.local', { why: error.why });
      isLocal = true;
      return local;
    }
  };
  const ask = (ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    if (!asking) {
      const all = new Set<string>();
      const answer = inTurn(() => {
        asking = null;
        return orLocal(async () => {
          if (!hasLease) await renew();
          await write();
          return othersOf([...all]);
        }, new Map<string, number>());
      });
      asking = { ids: all, answer };
    }
    for (const id of ids) asking.ids.add(id);
    return asking.answer;
  };

  return {
    enter: async (places) => {
      const taken = places.map((place) => ({ place, id: idOf(place) }));
      const counts = taken.map(({ id }) => count(id, 1));
      const isFull = (others: ReadonlyMap<string, number>): boolean =>
        taken.some(({ place, id }, i) => (counts[i] ?? 0) + (others.get(id) ?? 0) > place.most);
      const giveBack = () => taken.forEach(({ id }) => count(id, -1));
      if (isFull(new Map())) {
        giveBack();
        return false;
      }
      try {
        if (!isFull(await ask(taken.map(({ id }) => id)))) return true;
      } catch (error) {
        giveBack();
        throw error;
      }
      giveBack();
      return false;
    },
    leave: (places) => places.forEach((place) => count(idOf(place), -1)),
    settle: () =>
      inTurn(async () => {
        if (own.size === 0 && changed.size === 0) {
          hasLease = false;
          return;
        }
        await orLocal(async () => {
          await renew();
          await write();
        }, undefined);
      }),
    close: () =>
      inTurn(async () => {
        own.clear();
        if (isLocal) return;
        await orLocal(async () => {
          await database.run(sql`delete from chat_process where process_id = ${processId}`);
          await database.run(sql`delete from socket_place where process_id = ${processId}`);
        }, undefined);
      }),
    forget: async () => {
      await database.run(sql`delete from socket_place where process_id not in (select process_id from chat_process)`);
    },
  };
};
