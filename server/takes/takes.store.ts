import * as Schema from 'effect/Schema';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import { TAKES } from '#domain/takes/take.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { listed, sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const Row = Schema.Struct({
  takeId: Schema.String,
  fixtureId: Schema.String,
  userId: Schema.String,
  text: Schema.String,
  createdTs: Schema.Int,
});
export type StoredTake = typeof Row.Type;
const KeptRow = Schema.Struct({ ...Row.fields, clientId: Schema.String });
const readKept = Schema.decodeUnknownSync(Schema.fromJsonString(KeptRow));
const columns = sql`take_id as "takeId", fixture_id as "fixtureId", user_id as "userId", text, created_ts as "createdTs"`;
const newest = keyset({ at: sql`created_ts`, id: sql`take_id`, latestFirst: true });

/** Takes of hosts and commentators on matches. */
export const takesStore = (database: Database) => ({
  byId: (takeId: string): Promise<StoredTake | null> =>
    database.one(Row, sql`select ${columns} from take where take_id = ${takeId}`),
  list: async (fixtureId: string, cursor: string | undefined): Promise<Slice<StoredTake>> => {
    const rows = await database.all(
      Row,
      sql`select ${columns} from take where fixture_id = ${fixtureId} and ${newest.behind(cursor)}
          ${newest.first(TAKES.pageSize)}`,
    );
    return sliceOf(rows, TAKES.pageSize, ({ createdTs, takeId }) => ({ at: createdTs, id: takeId }));
  },
  /**
   * Repeats with a member's `clientId` are stored once; returns the stored take. Serializable, with a unique key in
   * addition.
   */
  add: (take: StoredTake, clientId: string): Promise<StoredTake> =>
    database.transaction(async (queries) => {
      const before = await queries.one(
        Row,
        sql`select ${columns} from take where user_id = ${take.userId} and client_id = ${clientId}`,
      );
      if (before) return before;
      await queries.run(
        sql`insert into take (take_id, fixture_id, user_id, client_id, text, created_ts)
            values (${take.takeId}, ${take.fixtureId}, ${take.userId}, ${clientId}, ${take.text}, ${take.createdTs})`,
      );
      return take;
    }),
  byIds: (ids: readonly string[]): Promise<readonly StoredTake[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : database.all(Row, sql`select ${columns} from take where take_id in (${listed(ids)})`),
  /** A person's last takes, latest first. */
  lastOf: (userId: string, most: number): Promise<readonly StoredTake[]> =>
    database.all(
      Row,
      sql`select ${columns} from take where user_id = ${userId} order by created_ts desc limit ${most}`,
    ),
  /** Within a transaction: removes a take; returns what puts it back, null if it was gone. */
  takeOut: async (queries: Queries, takeId: string): Promise<string | null> => {
    const row = await queries.one(
      KeptRow,
      sql`select ${columns}, client_id as "clientId" from take where take_id = ${takeId}`,
    );
    if (!row) return null;
    await queries.run(sql`delete from take where take_id = ${takeId}`);
    return JSON.stringify(row);
  },
  /** Within a transaction: puts a take back where it was. */
  putBack: async (queries: Queries, kept: string): Promise<void> => {
    const { takeId, fixtureId, userId, clientId, text, createdTs } = readKept(kept);
    await queries.run(
      sql`insert into take (take_id, fixture_id, user_id, client_id, text, created_ts)
          values (${takeId}, ${fixtureId}, ${userId}, ${clientId}, ${text}, ${createdTs})
          on conflict do nothing`,
    );
  },
  drop: async (takeId: string): Promise<void> => {
    await database.run(sql`delete from take where take_id = ${takeId}`);
  },
});

/** Deleted with their author. */
export const keptTakes = (database: Database): Kept => ({
  name: 'takes',
  columns: { take: ['user_id'] },
  tell: async (userId) =>
    (
      await database.all(Row, sql`select ${columns} from take where user_id = ${userId} order by created_ts, take_id`)
    ).map(({ fixtureId, text, createdTs }) => ({ fixtureId, text, createdTs })),
  erase: async (queries, userId) => {
    await queries.run(sql`delete from take where user_id = ${userId}`);
    return null;
  },
});
