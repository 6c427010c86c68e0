import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const ReportRow = Schema.Struct({
  type: Schema.String,
  id: Schema.String,
  reason: Schema.String,
  note: Schema.String,
  createdTs: Schema.Int,
});
const AppealRow = Schema.Struct({ text: Schema.String, at: Schema.Int, answer: Schema.NullOr(Schema.String) });

/** What a member reported and appealed against. A case stays for those who reported it too, without the words that it is about. */
export const keptReports = (database: Database): Kept => ({
  name: 'reports',
  columns: {
    report_case: ['user_id', 'subject_id', 'claimed_by'],
    report_entry: ['user_id'],
    report_appeal: ['user_id'],
  },
  tell: async (userId) => ({
    reports: await database.all(
      ReportRow,
      sql`select c.type, c.subject_id as id, e.reason, e.note, e.created_ts as "createdTs"
          from report_entry e join report_case c on c.case_id = e.case_id
          where e.user_id = ${userId} order by e.created_ts, e.report_id`,
    ),
    appeals: await database.all(
      AppealRow,
      sql`select body as text, at, answer from report_appeal where user_id = ${userId} order by at`,
    ),
  }),
  erase: async (queries, userId) => {
    await queries.run(
      sql`update report_entry set user_id = null, client_id = report_id, note = '', diagnosis = '' where user_id = ${userId}`,
    );
    await queries.run(sql`delete from report_appeal where user_id = ${userId}`);
    await queries.run(sql`update report_case set user_id = null, body = '' where user_id = ${userId}`);
    await queries.run(
      sql`update report_case set subject_id = case_id, open_key = case_id, state = 'closed', closed_ts = opened_ts
          where type = 'user' and subject_id = ${userId}`,
    );
    await queries.run(sql`update report_case set claimed_by = null, claimed_until = 0 where claimed_by = ${userId}`);
    return null;
  },
});
