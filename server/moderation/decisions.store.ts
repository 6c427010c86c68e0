import * as Schema from 'effect/Schema';
import { MODERATION, decisionActions, type Decision, type DecisionState } from '#domain/moderation/decision.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import { ERASED_ID } from '#domain/privacy/deletion.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { listed, sql, type Sql } from '../database/sql.ts';
import { ReportTargetRow } from './targetRow.ts';

const Row = Schema.Struct({
  decisionId: Schema.String,
  by: Schema.String,
  action: Schema.Literals(decisionActions),
  about: Schema.NullOr(Schema.String),
  targets: Schema.fromJsonString(Schema.Array(ReportTargetRow)),
  place: Schema.NullOr(Schema.String),
  minutes: Schema.NullOr(Schema.Int),
  until: Schema.NullOr(Schema.Int),
  reason: Schema.String,
  needsSecond: Schema.Int,
  at: Schema.Int,
  second: Schema.NullOr(Schema.String),
  agrees: Schema.NullOr(Schema.Int),
  secondUntil: Schema.NullOr(Schema.Int),
  undoneAt: Schema.NullOr(Schema.Int),
  undoneBy: Schema.NullOr(Schema.String),
});
const PartRow = Schema.Struct({
  hand: Schema.String,
  what: Schema.Literals(['remove', 'hold']),
  type: Schema.String,
  thingId: Schema.String,
  kept: Schema.String,
});
export type StoredPart = typeof PartRow.Type;
const HoldingRow = Schema.Struct({ decisionId: Schema.String });
const HeldRow = Schema.Struct({ untilAt: Schema.Int });
const CountRow = Schema.Struct({ action: Schema.Literals(decisionActions), count: Schema.Int });

const columns = sql`d.decision_id as "decisionId", d.by_user_id as by, d.action, d.user_id as about, d.targets, d.place,
  d.minutes, d.until_at as until, d.reason, d.needs_second as "needsSecond", d.at, s.by_user_id as second, s.agrees,
  s.until_at as "secondUntil", u.at as "undoneAt", u.by_user_id as "undoneBy"`;
const from = sql`from moderation_decision d
  left join moderation_second s on s.decision_id = d.decision_id
  left join moderation_undo u on u.decision_id = d.decision_id`;
const newest = keyset({ at: sql`d.at`, id: sql`d.decision_id`, latestFirst: true });

const known = (userId: string | null): string | null => (userId === ERASED_ID ? null : userId);

const stateOf = ({ needsSecond, agrees, undoneAt }: typeof Row.Type): DecisionState => {
  if (undoneAt !== null) return 'undone';
  if (needsSecond === 0 || agrees === 1) return 'stands';
  return agrees === 0 ? 'void' : 'waits';
};
const decisionOf = (row: typeof Row.Type): Decision => {
  const { decisionId, action, targets, place, minutes, until, reason, at, second, secondUntil, undoneAt, undoneBy } =
    row;
  return {
    ...{ decisionId, action, targets, reason, at },
    state: stateOf(row),
    by: known(row.by),
    about: known(row.about),
    ...(minutes !== null && { minutes }),
    ...(until !== null && { until: secondUntil ?? until }),
    ...(place !== null && { place }),
    ...(known(second) !== null && { second: second! }),
    ...(undoneAt !== null && { undoneAt }),
    ...(known(undoneBy) !== null && { undoneBy: undoneBy! }),
  };
};

export interface NewDecision extends Omit<Decision, 'state' | 'second' | 'undoneAt' | 'undoneBy' | 'by'> {
  readonly by: string;
  readonly clientId: string;
  readonly needsSecond: boolean;
}

/** Lines of the log, and what stands beside them. Nothing here changes a line. */
export const decisionsStore = (database: Database) => {
  const where = (queries: Queries, condition: Sql): Promise<Decision | null> =>
    queries.one(Row, sql`select ${columns} ${from} where ${condition}`).then((row) => row && decisionOf(row));
  const list = async (condition: Sql, cursor: string | undefined): Promise<Slice<Decision>> => {
    const rows = await database.all(
      Row,
      sql`select ${columns} ${from} where ${condition} and ${newest.behind(cursor)} ${newest.first(MODERATION.pageSize)}`,
    );
    return sliceOf(rows.map(decisionOf), MODERATION.pageSize, ({ at, decisionId }) => ({ at, id: decisionId }));
  };
  return {
    byId: (decisionId: string, queries: Queries = database) => where(queries, sql`d.decision_id = ${decisionId}`),
    /** Those of these ids that are there, by id. */
    byIds: async (ids: readonly string[]): Promise<ReadonlyMap<string, Decision>> => {
      if (ids.length === 0) return new Map();
      const rows = await database.all(Row, sql`select ${columns} ${from} where d.decision_id in (${listed(ids)})`);
      return new Map(rows.map((row) => [row.decisionId, decisionOf(row)]));
    },
    byClient: (by: string, clientId: string, queries: Queries = database) =>
      where(queries, sql`d.by_user_id = ${by} and d.client_id = ${clientId}`),
    /** Newest first. */
    list: (cursor: string | undefined) => list(sql`1 = 1`, cursor),
    /** Those about somebody, newest first. */
    about: (userId: string, cursor: string | undefined) => list(sql`d.user_id = ${userId}`, cursor),
    add: async (queries: Queries, one: NewDecision): Promise<void> => {
      await queries.run(
        sql`insert into moderation_decision (decision_id, by_user_id, client_id, action, user_id, targets, place, minutes,
                                             until_at, reason, needs_second, at)
            values (${one.decisionId}, ${one.by}, ${one.clientId}, ${one.action}, ${one.about},
                    ${JSON.stringify(one.targets)}, ${one.place ?? null}, ${one.minutes ?? null}, ${one.until ?? null},
                    ${one.reason}, ${one.needsSecond ? 1 : 0}, ${one.at})`,
      );
    },
    addPart: async (queries: Queries, decisionId: string, nr: number, part: StoredPart): Promise<void> => {
      await queries.run(
        sql`insert into moderation_part (decision_id, nr, hand, what, type, thing_id, kept)
            values (${decisionId}, ${nr}, ${part.hand}, ${part.what}, ${part.type}, ${part.thingId}, ${part.kept})`,
      );
    },
    /** What a decision did, the last first. */
    parts: (queries: Queries, decisionId: string): Promise<readonly StoredPart[]> =>
      queries.all(
        PartRow,
        sql`select hand, what, type, thing_id as "thingId", kept from moderation_part
            where decision_id = ${decisionId} order by nr desc`,
      ),
    /** A unique key: once. */
    addUndo: async (queries: Queries, decisionId: string, by: string, at: number): Promise<void> => {
      await queries.run(
        sql`insert into moderation_undo (decision_id, by_user_id, at) values (${decisionId}, ${by}, ${at})`,
      );
    },
    /** A unique key: once. */
    addSecond: async (
      queries: Queries,
      {
        decisionId,
        by,
        agrees,
        until,
        at,
      }: { decisionId: string; by: string; agrees: boolean; until: number; at: number },
    ): Promise<void> => {
      await queries.run(
        sql`insert into moderation_second (decision_id, by_user_id, agrees, until_at, at)
            values (${decisionId}, ${by}, ${agrees ? 1 : 0}, ${until}, ${at})`,
      );
    },
    hold: async (
      queries: Queries,
      decisionId: string,
      userId: string,
      action: string,
      untilAt: number,
    ): Promise<void> => {
      await queries.run(
        sql`insert into moderation_hold (decision_id, user_id, action, until_at)
            values (${decisionId}, ${userId}, ${action}, ${untilAt})`,
      );
    },
    release: async (queries: Queries, decisionId: string): Promise<void> => {
      await queries.run(sql`delete from moderation_hold where decision_id = ${decisionId}`);
    },
    /** The decisions that keep somebody from writing everywhere now, the latest first. */
    holding: async (queries: Queries, userId: string, action: string, now: number): Promise<readonly string[]> =>
      (
        await queries.all(
          HoldingRow,
          sql`select h.decision_id as "decisionId" from moderation_hold h
              join moderation_decision d on d.decision_id = h.decision_id
              where h.user_id = ${userId} and h.action = ${action} and h.until_at > ${now}
              order by d.at desc, d.decision_id`,
        )
      ).map(({ decisionId }) => decisionId),
    /** Until when somebody may not write anywhere, epoch milliseconds; null where they may. */
    heldUntil: async (userId: string, now: number): Promise<number | null> => {
      const row = await database.one(
        HeldRow,
        sql`select until_at as "untilAt" from moderation_hold where user_id = ${userId} and until_at > ${now}
            order by until_at desc limit 1`,
      );
      return row?.untilAt ?? null;
    },
    /** How many of each action were decided since an instant and stand. */
    counts: (since: number) =>
      database.all(
        CountRow,
        sql`select action, cast(count(*) as integer) as count from moderation_decision d
            where at >= ${since} and not exists (select 1 from moderation_undo u where u.decision_id = d.decision_id)
            group by action`,
      ),
    /**
     * Forgets what was kept for an undo of decisions before an instant, of those about nobody in particular before another
     * one (no author can appeal against them, and none of their words is found when one leaves), and holds that ended by then.
     */
    forget: async (before: number, ofNobody: number): Promise<void> => {
      await database.run(
        sql`update moderation_part set kept = '' where kept <> '' and decision_id in
              (select decision_id from moderation_decision
               where at < ${before} or (user_id is null and at < ${ofNobody}))`,
      );
      await database.run(sql`delete from moderation_hold where until_at < ${before}`);
    },
  };
};
export type DecisionsStore = ReturnType<typeof decisionsStore>;
