import * as Schema from 'effect/Schema';
import type { Appeal } from '#domain/moderation/report.ts';
import type { Database, Queries } from '../database/database.ts';
import { listed, sql } from '../database/sql.ts';

const Row = Schema.Struct({
  caseId: Schema.String,
  decisionId: Schema.String,
  userId: Schema.String,
  ofAuthor: Schema.Int,
  text: Schema.String,
  at: Schema.Int,
  granted: Schema.NullOr(Schema.Int),
  answer: Schema.NullOr(Schema.String),
});
export type StoredAppeal = typeof Row.Type;
const CountRow = Schema.Struct({ granted: Schema.Int, count: Schema.Int });
const columns = sql`case_id as "caseId", decision_id as "decisionId", user_id as "userId", of_author as "ofAuthor",
  body as text, at, granted, answer`;

export interface NewAppeal {
  readonly appealId: string;
  readonly caseId: string;
  readonly decisionId: string;
  readonly by: string;
  readonly clientId: string;
  readonly ofAuthor: boolean;
  readonly text: string;
  readonly at: number;
}

export const appealOf = ({ text, at, granted, answer }: StoredAppeal): Appeal => ({
  ...{ text, at },
  state: granted === null ? 'waits' : granted === 1 ? 'granted' : 'kept',
  ...(answer !== null && { answer }),
});

/** What was said against decisions, and the answers. */
export const appealsStore = (database: Database) => ({
  /** Of one member in a case: there is one at most. */
  of: (queries: Queries, caseId: string, userId: string): Promise<StoredAppeal | null> =>
    queries.one(Row, sql`select ${columns} from report_appeal where case_id = ${caseId} and user_id = ${userId}`),
  /** Those of one member, by case. */
  mine: async (userId: string, cases: readonly string[]): Promise<ReadonlyMap<string, StoredAppeal>> => {
    if (cases.length === 0) return new Map();
    const rows = await database.all(
      Row,
      sql`select ${columns} from report_appeal where user_id = ${userId} and case_id in (${listed(cases)})`,
    );
    return new Map(rows.map((row) => [row.caseId, row]));
  },
  /** Those of one member, by the decision that they are about. */
  byDecision: async (userId: string, decisions: readonly string[]): Promise<ReadonlyMap<string, StoredAppeal>> => {
    if (decisions.length === 0) return new Map();
    const rows = await database.all(
      Row,
      sql`select ${columns} from report_appeal where user_id = ${userId} and decision_id in (${listed(decisions)})`,
    );
    return new Map(rows.map((row) => [row.decisionId, row]));
  },
  ofCase: (caseId: string, queries: Queries = database): Promise<readonly StoredAppeal[]> =>
    queries.all(Row, sql`select ${columns} from report_appeal where case_id = ${caseId} order by at, appeal_id`),
  /** A unique key: each member once about a case. */
  add: async (queries: Queries, one: NewAppeal): Promise<void> => {
    await queries.run(
      sql`insert into report_appeal (appeal_id, case_id, decision_id, user_id, client_id, of_author, body, at)
          values (${one.appealId}, ${one.caseId}, ${one.decisionId}, ${one.by}, ${one.clientId},
                  ${one.ofAuthor ? 1 : 0}, ${one.text}, ${one.at})`,
    );
  },
  /** Among other statements: answers one that nobody answered. */
  answer: async (
    queries: Queries,
    { caseId, userId }: Pick<StoredAppeal, 'caseId' | 'userId'>,
    { granted, answer, at }: { readonly granted: boolean; readonly answer: string; readonly at: number },
  ): Promise<void> => {
    await queries.run(
      sql`update report_appeal set granted = ${granted ? 1 : 0}, answer = ${answer}, answered_ts = ${at}
          where case_id = ${caseId} and user_id = ${userId} and granted is null`,
    );
  },
  counts: (since: number) =>
    database.all(
      CountRow,
      sql`select granted, cast(count(*) as integer) as count from report_appeal
          where answered_ts >= ${since} and granted is not null group by granted`,
    ),
});
export type AppealsStore = ReturnType<typeof appealsStore>;
