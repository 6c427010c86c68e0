import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Reports. `report_case` gathers those of one thing: `open_key` names the thing until the case is closed, so that there is one
 * open case of it; `rank` orders the queue. `report_appeal` says what somebody answers to the decision of a case, once.
 */
export const reports: Migration = {
  name: '0072-reports',
  statements: [
    sql`create table report_case (
      case_id text primary key,
      open_key text not null unique,
      type text not null,
      subject_id text not null,
      user_id text,
      body text not null,
      state text not null,
      weight integer not null,
      reports integer not null,
      rank bigint not null,
      opened_ts bigint not null,
      closed_ts bigint,
      claimed_by text,
      claimed_until bigint not null,
      decision_id text
    )`,
    sql`create index report_case_queue on report_case (state, rank, case_id)`,
    sql`create index report_case_closed on report_case (state, closed_ts, case_id)`,
    sql`create index report_case_decision on report_case (decision_id)`,
    sql`create index report_case_about on report_case (user_id)`,
    sql`create table report_entry (
      report_id text primary key,
      case_id text not null references report_case (case_id),
      user_id text,
      client_id text not null,
      reason text not null,
      note text not null,
      diagnosis text not null,
      created_ts bigint not null,
      unique (user_id, client_id),
      unique (case_id, user_id)
    )`,
    sql`create index report_entry_own on report_entry (user_id, created_ts)`,
    sql`create table report_appeal (
      appeal_id text primary key,
      case_id text not null references report_case (case_id),
      decision_id text not null,
      user_id text not null,
      client_id text not null,
      of_author integer not null,
      body text not null,
      at bigint not null,
      granted integer,
      answer text,
      answered_ts bigint,
      unique (case_id, user_id)
    )`,
    sql`create index report_appeal_decision on report_appeal (decision_id)`,
  ],
};
