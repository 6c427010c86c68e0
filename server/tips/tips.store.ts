import * as Schema from 'effect/Schema';
import { BlocksWire, Category, MarketWire, SelectionWire } from '#contract/http/tipShapes.ts';
import { outcomes } from '#domain/odds/settle.ts';
import { dayBounds } from '#domain/shared/zone.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import { TIPS, type TipCategory, type TipType } from '#domain/tips/tip.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { joined, listed, sql, type Sql } from '../database/sql.ts';

const Goals = Schema.Tuple([Schema.Int, Schema.Int]);
const Score = Schema.Struct({ ft: Goals, ht: Schema.optionalKey(Goals), et: Schema.optionalKey(Goals) });
const predicted = {
  market: MarketWire,
  sel: SelectionWire,
  line: Schema.NullOr(Schema.Finite),
  oddsDec: Schema.Finite,
  stake: Schema.Int,
  title: Schema.NullOr(Schema.String),
};
const TipRow = Schema.Struct({
  ...predicted,
  tipId: Schema.String,
  ledgerId: Schema.String,
  /** Null after the tipster was erased. */
  userId: Schema.NullOr(Schema.String),
  demo: Schema.Int,
  seq: Schema.Int,
  prevHash: Schema.String,
  hash: Schema.String,
  category: Category,
  fixtureId: Schema.String,
  leagueId: Schema.String,
  confidence: Schema.NullOr(Schema.Int),
  blocks: Schema.NullOr(Schema.fromJsonString(BlocksWire)),
  createdTs: Schema.Int,
  lockTs: Schema.Int,
  editedTs: Schema.NullOr(Schema.Int),
  revisions: Schema.Int,
  withdrawnTs: Schema.NullOr(Schema.Int),
  state: Schema.Literals(['open', ...outcomes]),
  profit: Schema.NullOr(Schema.Finite),
  score: Schema.NullOr(Schema.fromJsonString(Score)),
  settledTs: Schema.NullOr(Schema.Int),
});
/** A tip with its first row in the ledger. */
export type StoredTip = typeof TipRow.Type;

const RevisionRow = Schema.Struct({
  ...predicted,
  ts: Schema.Int,
  blocks: Schema.NullOr(Schema.fromJsonString(BlocksWire)),
});
export type StoredRevision = typeof RevisionRow.Type;

/** The data from which statistics are computed. */
const SettledRow = Schema.Struct({
  tipId: Schema.String,
  tipsterId: Schema.String,
  category: Category,
  leagueId: Schema.String,
  fixtureId: Schema.String,
  market: MarketWire,
  state: Schema.Literals(outcomes),
  oddsDec: Schema.Finite,
  stake: Schema.Int,
  profit: Schema.Finite,
  lockTs: Schema.Int,
  settledTs: Schema.Int,
});
export type StoredSettled = typeof SettledRow.Type;
const FixtureRow = Schema.Struct({ fixtureId: Schema.String });
const ListedRow = Schema.Struct({
  tipId: Schema.String,
  title: Schema.NullOr(Schema.String),
  category: Category,
  fixtureId: Schema.String,
  changedTs: Schema.Int,
});
export type ListedTip = typeof ListedRow.Type;
const OpenRow = Schema.Struct({ fixtureId: Schema.String, lockTs: Schema.Int, n: Schema.Int });
const CountRow = Schema.Struct({ n: Schema.Int });
const LastRow = Schema.Struct({ last: Schema.NullOr(Schema.Int) });
const IdRow = Schema.Struct({ tipId: Schema.String });

export interface ListWish {
  readonly category?: TipCategory | undefined;
  readonly type?: TipType | undefined;
  readonly day?: { readonly date: string; readonly zone: string } | undefined;
  readonly fixtureId?: string | undefined;
  /** On one of these matches. */
  readonly fixtureIds?: readonly string[] | undefined;
  /** By one of these tipsters. */
  readonly tipsterIds?: readonly string[] | undefined;
  /** With one of these ids. */
  readonly tipIds?: readonly string[] | undefined;
  readonly state?: StoredTip['state'] | 'settled' | undefined;
  readonly sort?: 'new' | 'lock' | undefined;
  readonly cursor?: string | undefined;
}

const columns = sql`
  t.tip_id as "tipId", t.ledger_id as "ledgerId", l.user_id as "userId", l.demo, t.seq, r.prev_hash as "prevHash", r.hash,
  t.category, t.fixture_id as "fixtureId", t.league_id as "leagueId", t.market, t.sel, t.line, t.odds_dec as "oddsDec",
  t.stake, t.confidence, t.title, t.blocks, t.created_ts as "createdTs", t.lock_ts as "lockTs", t.edited_ts as "editedTs",
  t.revisions, t.withdrawn_ts as "withdrawnTs", t.state, t.profit, t.score, t.settled_ts as "settledTs"`;
const from = sql`tip t join tip_ledger l on l.ledger_id = t.ledger_id
  join tip_ledger_row r on r.ledger_id = t.ledger_id and r.seq = t.seq`;

const newest = keyset({ at: sql`t.created_ts`, id: sql`t.tip_id`, latestFirst: true });
const byLock = keyset({ at: sql`t.lock_ts`, id: sql`t.tip_id`, latestFirst: false });

const ofType: Readonly<Record<TipType, Sql>> = {
  'keo-chau-a': sql`t.market in ('ah', 'ah_1h')`,
  'tai-xiu': sql`t.market in ('ou', 'ou_1h')`,
  '1x2': sql`t.market in ('1x2', '1x2_1h')`,
  khac: sql`t.market like '%_et'`,
};
/** `column in (…)`; matches nothing if the list is empty. */
const among = (column: Sql, values: readonly string[]): Sql =>
  values.length === 0 ? sql`1 = 0` : sql`${column} in (${listed(values)})`;

const conditions = ({
  category,
  type,
  day,
  fixtureId,
  fixtureIds,
  tipsterIds,
  tipIds,
  state,
}: ListWish): readonly Sql[] => {
  const bounds = day && dayBounds(day.date, day.zone);
  return [
    ...(category ? [sql`t.category = ${category}`] : []),
    ...(type ? [ofType[type]] : []),
    ...(bounds ? [sql`t.lock_ts >= ${bounds.from} and t.lock_ts < ${bounds.to}`] : []),
    ...(fixtureId ? [sql`t.fixture_id = ${fixtureId}`] : []),
    ...(fixtureIds ? [among(sql`t.fixture_id`, fixtureIds)] : []),
    ...(tipsterIds ? [among(sql`l.user_id`, tipsterIds)] : []),
    ...(tipIds ? [among(sql`t.tip_id`, tipIds)] : []),
    ...(state === 'settled' ? [sql`t.state <> ${'open'}`] : state ? [sql`t.state = ${state}`] : []),
  ];
};

/** Tips in their present state. `demo`: whether tips of the demo are included. */
export const tipsStore = (database: Database, { demo }: { readonly demo: boolean }) => {
  const shown = demo ? sql`1 = 1` : sql`l.demo = 0`;
  const byId = (queries: Queries, tipId: string): Promise<StoredTip | null> =>
    queries.one(TipRow, sql`select ${columns} from ${from} where t.tip_id = ${tipId} and ${shown}`);
  const fixturesWhere = async (condition: Sql): Promise<readonly string[]> => {
    const rows = await database.all(
      FixtureRow,
      sql`select distinct fixture_id as "fixtureId" from tip where withdrawn_ts is null and ${condition}`,
    );
    return rows.map(({ fixtureId }) => fixtureId);
  };
  return {
    byId: (tipId: string) => byId(database, tipId),
    /** Those of these tips that exist, including withdrawn ones. */
    byIds: (ids: readonly string[]): Promise<readonly StoredTip[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : database.all(TipRow, sql`select ${columns} from ${from} where t.tip_id in (${listed(ids)}) and ${shown}`),
    /** A page of tips, without withdrawn ones. */
    list: async (wish: ListWish): Promise<Slice<StoredTip>> => {
      const order = wish.sort === 'lock' ? byLock : newest;
      const all = [...conditions(wish), shown, sql`t.withdrawn_ts is null`, order.behind(wish.cursor)];
      const rows = await database.all(
        TipRow,
        sql`select ${columns} from ${from} where ${joined(all, ' and ')} ${order.first(TIPS.pageSize)}`,
      );
      return sliceOf(rows, TIPS.pageSize, ({ lockTs, createdTs, tipId }) => ({
        at: wish.sort === 'lock' ? lockTs : createdTs,
        id: tipId,
      }));
    },
    /** The number of open tips on each match. */
    openByMatch: (wish: Pick<ListWish, 'category' | 'type'>) =>
      database.all(
        OpenRow,
        sql`select t.fixture_id as "fixtureId", t.lock_ts as "lockTs", cast(count(*) as bigint) as n
            from tip t join tip_ledger l on l.ledger_id = t.ledger_id
            where ${joined([...conditions({ ...wish, state: 'open' }), shown, sql`t.withdrawn_ts is null`], ' and ')}
            group by t.fixture_id, t.lock_ts`,
      ),
    settledCount: async (wish: Pick<ListWish, 'category' | 'type'>): Promise<number> =>
      (
        await database.one(
          CountRow,
          sql`select cast(count(*) as bigint) as n from tip t join tip_ledger l on l.ledger_id = t.ledger_id
              where ${joined([...conditions({ ...wish, state: 'settled' }), shown, sql`t.withdrawn_ts is null`], ' and ')}`,
        )
      )?.n ?? 0,
    revisions: (tipId: string): Promise<readonly StoredRevision[]> =>
      database.all(
        RevisionRow,
        sql`select ts, market, sel, line, odds_dec as "oddsDec", stake, title, blocks from tip_revision
            where tip_id = ${tipId} order by number desc`,
      ),
    /** All settled tips of tipsters who are not erased, in the order of settlement. */
    settled: (): Promise<readonly StoredSettled[]> =>
      database.all(
        SettledRow,
        sql`select t.tip_id as "tipId", l.user_id as "tipsterId", t.category, t.league_id as "leagueId",
                   t.fixture_id as "fixtureId", t.market, t.lock_ts as "lockTs", t.state, t.odds_dec as "oddsDec", t.stake, t.profit, t.settled_ts as "settledTs"
            from tip t join tip_ledger l on l.ledger_id = t.ledger_id
            where t.settled_ts is not null and t.withdrawn_ts is null and l.user_id is not null and ${shown}
            order by t.settled_ts, t.tip_id`,
      ),
    /** Every tip that has a page, by id; `changedTs` is its last publication, edit or settlement. */
    listed: (after: string, most: number): Promise<readonly ListedTip[]> =>
      database.all(
        ListedRow,
        sql`select t.tip_id as "tipId", t.title, t.category, t.fixture_id as "fixtureId",
              coalesce(t.settled_ts, t.edited_ts, t.created_ts) as "changedTs"
            from tip t join tip_ledger l on l.ledger_id = t.ledger_id
            where t.withdrawn_ts is null and t.tip_id > ${after} and ${shown} order by t.tip_id limit ${most}`,
      ),
    /** Which of these matches have tips. */
    tipped: async (fixtureIds: readonly string[]): Promise<ReadonlySet<string>> => {
      if (fixtureIds.length === 0) return new Set();
      const rows = await database.all(
        FixtureRow,
        sql`select distinct t.fixture_id as "fixtureId" from tip t join tip_ledger l on l.ledger_id = t.ledger_id
            where t.fixture_id in (${listed(fixtureIds)}) and t.withdrawn_ts is null and ${shown}`,
      );
      return new Set(rows.map(({ fixtureId }) => fixtureId));
    },
    /** The matches of open tips. */
    openFixtures: () => fixturesWhere(sql`state = ${'open'}`),
    /** The matches of tips that were settled since then. */
    settledFixtures: (since: number) => fixturesWhere(sql`settled_ts >= ${since}`),
    /** When a tipster last published, in epoch milliseconds; null for never. */
    lastOf: async (userId: string): Promise<number | null> =>
      (
        await database.one(
          LastRow,
          sql`select max(t.created_ts) as last from tip t join tip_ledger l on l.ledger_id = t.ledger_id
              where l.user_id = ${userId}`,
        )
      )?.last ?? null,
    /** Every tip on a match, without withdrawn ones. */
    onFixture: (queries: Queries, fixtureId: string): Promise<readonly StoredTip[]> =>
      queries.all(
        TipRow,
        sql`select ${columns} from ${from} where t.fixture_id = ${fixtureId} and t.withdrawn_ts is null order by t.tip_id`,
      ),
    within: byId,
    /** The tip that an earlier write with this client id created or changed. */
    writtenBefore: async (queries: Queries, userId: string, clientId: string): Promise<string | null> =>
      (
        await queries.one(
          IdRow,
          sql`select tip_id as "tipId" from tip_write where user_id = ${userId} and client_id = ${clientId}`,
        )
      )?.tipId ?? null,
    forgetWrites: async (before: number): Promise<void> => {
      await database.run(sql`delete from tip_write where written_ts < ${before}`);
    },
    /**
     * Serializable, with unique keys: the writes depend on what is read of a ledger's head, of a tip and of a client's
     * earlier writes, so that each row is added once and to one chain.
     */
    change: <A>(work: (queries: Queries) => Promise<A>): Promise<A> => database.transaction(work),
  };
};
export type TipsStore = ReturnType<typeof tipsStore>;
