import * as Schema from 'effect/Schema';
import { decisionActions, reportTypes, type ReportTarget } from '#domain/moderation/decision.ts';
import {
  caseStates,
  queueRank,
  REPORTS,
  reportReasons,
  weightOf,
  type CaseState,
  type ReporterRecord,
  type ReportNote,
  type ReportReason,
} from '#domain/moderation/report.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { listed, sql, type Sql } from '../database/sql.ts';

const Row = Schema.Struct({
  caseId: Schema.String,
  type: Schema.Literals(reportTypes),
  subjectId: Schema.String,
  userId: Schema.NullOr(Schema.String),
  text: Schema.String,
  state: Schema.Literals(caseStates),
  weight: Schema.Int,
  reports: Schema.Int,
  rank: Schema.Int,
  openedTs: Schema.Int,
  closedTs: Schema.NullOr(Schema.Int),
  claimedBy: Schema.NullOr(Schema.String),
  claimedUntil: Schema.Int,
  decisionId: Schema.NullOr(Schema.String),
});
export type StoredCase = typeof Row.Type;
const EntryRow = Schema.Struct({
  reportId: Schema.String,
  caseId: Schema.String,
  reason: Schema.Literals(reportReasons),
  note: Schema.String,
  diagnosis: Schema.String,
  createdTs: Schema.Int,
});
export type StoredReport = typeof EntryRow.Type;
const ReasonRow = Schema.Struct({
  caseId: Schema.String,
  reason: Schema.Literals(reportReasons),
  count: Schema.Int,
});
const WhoRow = Schema.Struct({ userId: Schema.String });
const CountRow = Schema.Struct({ state: Schema.Literals(caseStates), count: Schema.Int });
const EndRow = Schema.Struct({ action: Schema.Literals(decisionActions) });
const NumberRow = Schema.Struct({ value: Schema.NullOr(Schema.Int) });

const columns = sql`case_id as "caseId", type, subject_id as "subjectId", user_id as "userId", body as text, state, weight,
  reports, rank, opened_ts as "openedTs", closed_ts as "closedTs", claimed_by as "claimedBy",
  claimed_until as "claimedUntil", decision_id as "decisionId"`;
const entryColumns = sql`report_id as "reportId", case_id as "caseId", reason, note, diagnosis, created_ts as "createdTs"`;
const id = sql`case_id`;
const queue = keyset({ at: sql`rank`, id, latestFirst: false });
const closed = keyset({ at: sql`closed_ts`, id, latestFirst: true });
const own = keyset({ at: sql`created_ts`, id: sql`report_id`, latestFirst: true });

const keyOf = ({ type, id: subject }: ReportTarget): string => `${type}:${subject}`;
/** How many notes a moderator is shown of one case. */
const NOTES_MOST = 50;
/** Of how many of a member's latest answered reports it is counted how they ended. */
const ENDS_MOST = 40;

export interface NewReport {
  readonly reportId: string;
  readonly caseId: string;
  readonly target: ReportTarget;
  /** Whose the thing is, and what stood there. */
  readonly about: string | null;
  readonly text: string;
  readonly by: string;
  readonly clientId: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly diagnosis: string;
  readonly at: number;
}

/** The case was decided, claimed or changed by somebody else meanwhile; takes back all of the transaction. */
export class CaseTaken extends Error {
  override readonly name = 'CaseTaken';
}

export const reportsStore = (database: Database) => {
  const byId = (caseId: string, queries: Queries = database): Promise<StoredCase | null> =>
    queries.one(Row, sql`select ${columns} from report_case where case_id = ${caseId}`);
  const addCase = async (queries: Queries, one: NewReport, state: CaseState, openKey: string): Promise<void> => {
    const { caseId, target, about, text, at } = one;
    await queries.run(
      sql`insert into report_case (case_id, open_key, type, subject_id, user_id, body, state, weight, reports, rank,
                                   opened_ts, closed_ts, claimed_by, claimed_until, decision_id)
          values (${caseId}, ${openKey}, ${target.type}, ${target.id}, ${about}, ${text}, ${state}, 0, 0, ${at}, ${at},
                  null, null, 0, null)`,
    );
  };
  /** How the latest answered reports of a member ended. */
  const recordOf = async (queries: Queries, userId: string): Promise<ReporterRecord> => {
    const rows = await queries.all(
      EndRow,
      sql`select d.action from report_entry e
          join report_case c on c.case_id = e.case_id
          join moderation_decision d on d.decision_id = c.decision_id
          where e.user_id = ${userId} and c.state = 'closed' order by e.created_ts desc limit ${ENDS_MOST}`,
    );
    const refused = rows.filter(({ action }) => action === 'none').length;
    return { refused, upheld: rows.length - refused };
  };
  const number = async (query: Sql): Promise<number | null> => (await database.one(NumberRow, query))?.value ?? null;
  return {
    byId,
    /**
     * The id of the report, or of the one that the same member made of the same thing before. Serializable, with unique keys
     * besides: one open case of a thing, which counts each report once.
     */
    add: (one: NewReport): Promise<string> =>
      database.transaction(async (queries) => {
        const { target, by, clientId, reason, note, diagnosis, at } = one;
        const open = await queries.one(Row, sql`select ${columns} from report_case where open_key = ${keyOf(target)}`);
        const caseId = open?.caseId ?? one.caseId;
        const before = await queries.one(
          EntryRow,
          sql`select ${entryColumns} from report_entry
              where user_id = ${by} and (client_id = ${clientId} or case_id = ${caseId}) limit 1`,
        );
        if (before) return before.reportId;
        if (!open) await addCase(queries, one, 'open', keyOf(target));
        await queries.run(
          sql`insert into report_entry (report_id, case_id, user_id, client_id, reason, note, diagnosis, created_ts)
              values (${one.reportId}, ${caseId}, ${by}, ${clientId}, ${reason}, ${note}, ${diagnosis}, ${at})`,
        );
        const weight = (open?.weight ?? 0) + weightOf(reason, await recordOf(queries, by));
        await queries.run(
          sql`update report_case set weight = ${weight}, reports = reports + 1,
                rank = ${queueRank({ openedAt: open?.openedTs ?? at, weight })} where case_id = ${caseId}`,
        );
        return one.reportId;
      }),
    /** Among other statements: a case without a report, for an appeal against a decision that none led to. */
    addForAppeal: (queries: Queries, one: NewReport, decisionId: string) =>
      addCase(queries, one, 'closed', one.caseId).then(() =>
        queries.run(sql`update report_case set decision_id = ${decisionId}, closed_ts = ${one.at}
                        where case_id = ${one.caseId}`),
      ),
    /** The case of a decision; null where no report led to it. */
    ofDecision: (decisionId: string, queries: Queries = database): Promise<StoredCase | null> =>
      queries.one(Row, sql`select ${columns} from report_case where decision_id = ${decisionId} limit 1`),
    /** In a queue the heaviest and oldest first, closed ones newest first. */
    list: async (state: CaseState, cursor: string | undefined): Promise<Slice<StoredCase>> => {
      const { behind, first } = state === 'closed' ? closed : queue;
      const rows = await database.all(
        Row,
        sql`select ${columns} from report_case where state = ${state} and ${behind(cursor)} ${first(REPORTS.pageSize)}`,
      );
      return sliceOf(rows, REPORTS.pageSize, ({ rank, closedTs, caseId }) => ({
        at: state === 'closed' ? (closedTs ?? 0) : rank,
        id: caseId,
      }));
    },
    /** How often each reason was given in these cases, the most frequent first. */
    reasonsOf: async (
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, readonly { readonly reason: ReportReason; readonly count: number }[]>> => {
      const found = new Map<string, { reason: ReportReason; count: number }[]>();
      if (ids.length === 0) return found;
      const rows = await database.all(
        ReasonRow,
        sql`select case_id as "caseId", reason, cast(count(*) as integer) as count from report_entry
            where case_id in (${listed(ids)}) group by case_id, reason order by 3 desc, reason`,
      );
      for (const { caseId, ...one } of rows) found.set(caseId, [...(found.get(caseId) ?? []), one]);
      return found;
    },
    notesOf: async (caseId: string): Promise<readonly ReportNote[]> => {
      const rows = await database.all(
        EntryRow,
        sql`select ${entryColumns} from report_entry where case_id = ${caseId}
            order by created_ts desc, report_id limit ${NOTES_MOST}`,
      );
      return rows.map(({ reason, note, diagnosis, createdTs }) => ({
        ...{ reason, note, at: createdTs },
        ...(diagnosis !== '' && { diagnosis }),
      }));
    },
    reportersOf: async (caseId: string): Promise<readonly string[]> =>
      (
        await database.all(
          WhoRow,
          sql`select user_id as "userId" from report_entry where case_id = ${caseId} and user_id is not null`,
        )
      ).map(({ userId }) => userId),
    mine: async (userId: string, cursor: string | undefined): Promise<Slice<StoredReport>> => {
      const rows = await database.all(
        EntryRow,
        sql`select ${entryColumns} from report_entry where user_id = ${userId} and ${own.behind(cursor)}
            ${own.first(REPORTS.pageSize)}`,
      );
      return sliceOf(rows, REPORTS.pageSize, ({ createdTs, reportId }) => ({ at: createdTs, id: reportId }));
    },
    oneOf: (userId: string, reportId: string): Promise<StoredReport | null> =>
      database.one(
        EntryRow,
        sql`select ${entryColumns} from report_entry where report_id = ${reportId} and user_id = ${userId}`,
      ),
    byIds: (ids: readonly string[]): Promise<readonly StoredCase[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : database.all(Row, sql`select ${columns} from report_case where case_id in (${listed(ids)})`),
    /** False while another moderator has it: one statement. */
    claim: async (caseId: string, by: string, now: number): Promise<boolean> =>
      (await database.run(
        sql`update report_case set claimed_by = ${by}, claimed_until = ${now + REPORTS.claimMs}
            where case_id = ${caseId} and (claimed_until <= ${now} or claimed_by = ${by})`,
      )) > 0,
    release: async (caseId: string, by: string): Promise<void> => {
      await database.run(
        sql`update report_case set claimed_by = null, claimed_until = 0 where case_id = ${caseId} and claimed_by = ${by}`,
      );
    },
    /**
     * Among other statements: the case goes from one state to another by a decision. One statement, which finds nothing where
     * another moderator has the case or was first; then all of it is taken back.
     */
    move: async (queries: Queries, { caseId, from, to, decisionId, by, now }: CaseMove): Promise<void> => {
      const key = to === 'closed' ? sql`open_key = case_id, closed_ts = ${now},` : sql``;
      const moved = await queries.run(
        sql`update report_case set ${key} state = ${to}, decision_id = ${decisionId}, claimed_by = null, claimed_until = 0
            where case_id = ${caseId} and state = ${from}
              and (claimed_until <= ${now} or claimed_by = ${by})`,
      );
      if (moved === 0) throw new CaseTaken();
    },
    /** Among other statements: a closed case waits for the answer to an appeal; false for one that is not closed. */
    appealed: async (queries: Queries, caseId: string, now: number): Promise<boolean> =>
      (await queries.run(
        sql`update report_case set state = 'appeal', rank = ${now}, closed_ts = null
            where case_id = ${caseId} and state in ('closed', 'appeal')`,
      )) > 0,
    /** Among other statements: what waited for a second moderator is decided, or open again. */
    answered: async (queries: Queries, decisionId: string, agrees: boolean, now: number): Promise<void> => {
      const key = agrees ? sql`open_key = case_id, closed_ts = ${now}, state = 'closed'` : sql`state = 'open'`;
      await queries.run(
        sql`update report_case set ${key}, claimed_by = null, claimed_until = 0
            where decision_id = ${decisionId} and state = 'second'`,
      );
    },
    /** Among other statements: what was undone waits again, unless the thing has another case by now. */
    reopen: async (queries: Queries, decisionId: string): Promise<void> => {
      const [one] = await queries.all(
        Row,
        sql`select ${columns} from report_case where decision_id = ${decisionId} and state in ('closed', 'second')`,
      );
      if (!one || one.reports === 0) return;
      const key = keyOf({ type: one.type, id: one.subjectId });
      const other = await queries.one(
        Row,
        sql`select ${columns} from report_case where open_key = ${key} and case_id <> ${one.caseId}`,
      );
      if (other) return;
      await queries.run(
        sql`update report_case set state = 'open', open_key = ${key}, closed_ts = null where case_id = ${one.caseId}`,
      );
    },
    waiting: () =>
      database.all(
        CountRow,
        sql`select state, cast(count(*) as integer) as count from report_case where state <> 'closed' group by state`,
      ),
    oldestAt: () => number(sql`select min(opened_ts) as value from report_case where state = 'open'`),
    reportsSince: async (since: number): Promise<number> =>
      (await number(sql`select cast(count(*) as integer) as value from report_entry where created_ts >= ${since}`)) ??
      0,
  };
};
export type ReportsStore = ReturnType<typeof reportsStore>;

interface CaseMove {
  readonly caseId: string;
  readonly from: CaseState;
  readonly to: CaseState;
  readonly decisionId: string;
  readonly by: string;
  readonly now: number;
}
