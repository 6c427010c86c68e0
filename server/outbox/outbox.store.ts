import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Writes } from '../shared/outbox.ts';

/** A letter to somebody, or something that areas have to hear of. */
export type OutboxKind = 'letter' | 'event';

export interface NewItem {
  readonly itemId: string;
  /** A second one with the same is left out while the first waits. */
  readonly onceKey: string;
  readonly kind: OutboxKind;
  /** What stands in one is delivered one after another; null: in none. */
  readonly lane: string | null;
  readonly body: string;
  readonly createdAt: number;
  /** Of the machine's clock. */
  readonly dueAt: number;
  /** From when on it is worth nothing; null: never. */
  readonly expiresAt: number | null;
}

const Row = Schema.Struct({
  itemId: Schema.String,
  body: Schema.String,
  expiresAt: Schema.NullOr(Schema.Int),
  tries: Schema.Int,
  lease: Schema.String,
});
/** An item that is this process's to deliver, until its lease runs out. `tries` counts this one. */
export type TakenItem = typeof Row.Type;
const CountRow = Schema.Struct({ count: Schema.Int });
const TimesRow = Schema.Struct({ first: Schema.NullOr(Schema.Int), next: Schema.NullOr(Schema.Int) });

/** Among other statements. */
export const putItem = async (queries: Queries, item: NewItem): Promise<void> => {
  await queries.run(
    sql`insert into outbox (item_id, once_key, kind, lane, place, body, created_at, due_at, expires_at, tries)
        values (${item.itemId}, ${item.onceKey}, ${item.kind}, ${item.lane},
                (select coalesce(max(place), 0) + 1 from outbox where lane = ${item.lane}),
                ${item.body}, ${item.createdAt}, ${item.dueAt}, ${item.expiresAt}, 0)
        on conflict (once_key) do nothing`,
  );
};

export const outboxStore = (database: Database) => ({
  /** When the first of a kind is due, and when the first that is not due yet; null for none. */
  times: async (kind: OutboxKind, now: number) =>
    (await database.one(
      TimesRow,
      sql`select (select min(due_at) from outbox where kind = ${kind}) as first,
                 (select min(due_at) from outbox where kind = ${kind} and due_at > ${now}) as next`,
    )) ?? { first: null, next: null },
  /**
   * Takes what is due under a lease; one whose lease ran out is due again. Of those who ask at once each gets others: the
   * condition on `due_at` holds for the row as it is changed, whatever was read before.
   */
  take: (kind: OutboxKind, most: number, now: number, lease: { readonly id: string; readonly until: number }) =>
    database.all(
      Row,
      sql`update outbox set due_at = ${lease.until}, lease = ${lease.id}, tries = tries + 1
          where due_at <= ${now} and item_id in (
            select o.item_id from outbox o
            where o.kind = ${kind} and o.due_at <= ${now}
              and (o.lane is null
                   or not exists (select 1 from outbox before where before.lane = o.lane and before.place < o.place))
            order by o.due_at, o.item_id limit ${most})
          returning item_id as "itemId", body, expires_at as "expiresAt", tries, lease`,
    ),
  /**
   * Ends an item together with what follows from it, all or nothing; false where another has it by now, which one statement
   * decides by the lease.
   */
  end: ({ itemId, lease }: TakenItem, writes: readonly Writes[]): Promise<boolean> =>
    database.transaction(async (queries) => {
      const ended = sql`delete from outbox where item_id = ${itemId} and lease = ${lease}`;
      if ((await queries.run(ended)) === 0) return false;
      for (const write of writes) await write(queries);
      return true;
    }),
  /** Gives an item back, to be tried again from `dueAt` on. */
  later: async ({ itemId, lease }: TakenItem, dueAt: number, fault: string): Promise<void> => {
    await database.run(
      sql`update outbox set due_at = ${dueAt}, lease = null, fault = ${fault}
          where item_id = ${itemId} and lease = ${lease}`,
    );
  },
  /** How many of a kind wait; counted up to `most`. */
  count: async (kind: OutboxKind, most: number): Promise<number> => {
    const row = await database.one(
      CountRow,
      sql`select cast(count(*) as integer) as count
          from (select 1 from outbox where kind = ${kind} limit ${most}) as waiting`,
    );
    return row?.count ?? 0;
  },
});
export type OutboxStore = ReturnType<typeof outboxStore>;
