import { randomUUID } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { levelOf, POINTS, pointReasons, type PointEntry } from '#domain/level/level.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { sql, type Sql } from '../database/sql.ts';

const AT_ONCE = 20;
const latestFirst = keyset({ at: sql`number`, id: sql`entry_id`, latestFirst: true });

const LastRow = Schema.Struct({ number: Schema.Int, balance: Schema.Int });
const EntryRow = Schema.Struct({
  entryId: Schema.String,
  number: Schema.Int,
  delta: Schema.Int,
  balance: Schema.Int,
  reasonKey: Schema.Literals(pointReasons),
  ts: Schema.Int,
});
const entryOf = sql`select entry_id as "entryId", number, delta, balance, reason as "reasonKey", created_at as ts from point_entry`;
const FactsRow = Schema.Struct({
  registered: Schema.Int,
  mailProven: Schema.NullOr(Schema.Int),
  phoneProven: Schema.NullOr(Schema.Int),
  firstBooking: Schema.NullOr(Schema.Int),
});

/** Who earned points, and by which event. */
export interface Source {
  readonly userId: string;
  /** Identifies the event among those of its kind; each gives points once. */
  readonly source: string;
  /** When it happened, in epoch milliseconds. */
  readonly at: number;
}
/** A reason to give points. */
export type Award = Source &
  ({ readonly reason: keyof typeof POINTS } | { readonly reason: 'promotion'; readonly points: number });

/** Sets the level that a member shows, in the caller's transaction. */
export type SetLevel = (queries: Queries, userId: string, level: number) => Promise<void>;

/** The ledger of points: entries are added and never changed. */
export const ledgerStore = (database: Database, setLevel: SetLevel) => {
  const last = (queries: Queries, userId: string) =>
    queries.one(
      LastRow,
      sql`select number, balance from point_entry where user_id = ${userId} order by number desc limit 1`,
    );
  /** Adds an entry in the caller's transaction, unless it exists. */
  const award = async (queries: Queries, given: Award): Promise<void> => {
    const { userId, reason, source, at } = given;
    const before = (await last(queries, userId)) ?? { number: 0, balance: 0 };
    const delta = given.reason === 'promotion' ? given.points : POINTS[given.reason];
    const balance = before.balance + delta;
    const added = await queries.run(sql`
      insert into point_entry (entry_id, user_id, number, delta, balance, reason, source, created_at)
      values (${randomUUID()}, ${userId}, ${before.number + 1}, ${delta}, ${balance}, ${reason}, ${source}, ${at})
      on conflict (user_id, reason, source) do nothing`);
    if (added > 0) await setLevel(queries, userId, levelOf(balance).level);
  };
  const entries = (userId: string, rest: Sql) =>
    database.all(EntryRow, sql`${entryOf} where user_id = ${userId} and ${rest}`);

  return {
    award,
    /** Gives the points of a promotion in the caller's transaction; returns their entry. */
    give: async (queries: Queries, given: Source & { readonly points: number }): Promise<PointEntry | null> => {
      await award(queries, { ...given, reason: 'promotion' });
      const row = await queries.one(
        EntryRow,
        sql`${entryOf} where user_id = ${given.userId} and reason = 'promotion' and source = ${given.source}`,
      );
      if (!row) return null;
      const { number: _, ...entry } = row;
      return entry;
    },
    /**
     * Adds what a member has earned since the ledger was last brought up to date; returns the balance. Serializable,
     * with unique keys: each entry is added once, and its balance builds on the previous entry.
     */
    settle: (userId: string): Promise<number> =>
      database.transaction(async (queries) => {
        const facts = await queries.one(
          FactsRow,
          sql`select created_at as registered,
                     (select min(proven_at) from member_contact c where c.user_id = m.user_id and channel = 'mail') as "mailProven",
                     (select min(proven_at) from member_contact c where c.user_id = m.user_id and channel = 'sms') as "phoneProven",
                     (select min(created_at) from booking b where b.user_id = m.user_id) as "firstBooking"
              from member m where m.user_id = ${userId}`,
        );
        const earned = (['registered', 'mailProven', 'phoneProven', 'firstBooking'] as const)
          .flatMap((reason) => {
            const at = facts?.[reason] ?? null;
            return at === null ? [] : [{ userId, reason, source: '', at }];
          })
          .sort((a, b) => a.at - b.at);
        for (const one of earned) await award(queries, one);
        return (await last(queries, userId))?.balance ?? 0;
      }),
    /** A page of entries after a cursor, the latest first. */
    slice: async (userId: string, cursor: string | undefined): Promise<Slice<PointEntry>> => {
      const rows = await entries(userId, sql`${latestFirst.behind(cursor)} ${latestFirst.first(AT_ONCE)}`);
      const { list, next } = sliceOf(rows, AT_ONCE, ({ number, entryId }) => ({ at: number, id: entryId }));
      return { list: list.map(({ number: _, ...entry }) => entry), next };
    },
    /** All entries, the latest first. */
    all: (userId: string) => entries(userId, sql`1 = 1 order by number desc`),
  };
};
export type LedgerStore = ReturnType<typeof ledgerStore>;
