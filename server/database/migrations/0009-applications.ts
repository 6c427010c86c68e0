import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const applications: Migration = {
  name: '0009-applications',
  statements: [
    sql`create table application (
      application_id text primary key,
      user_id text not null references member (user_id),
      state text not null,
      rev integer not null,
      step integer not null,
      form text not null,
      week_minutes text not null,
      proven_typed text,
      proven_number text,
      voice_file text,
      voice_type text,
      voice_ms integer,
      voice_bytes integer,
      clip_id text,
      photo_file text,
      score text,
      reject_reason text,
      submitted_at bigint,
      expected_by bigint,
      reapply_after bigint,
      created_at bigint not null
    )`,
    sql`create unique index application_open on application (user_id)
        where state in ('draft', 'submitted', 'reviewing', 'need_info')`,
    sql`create index application_member on application (user_id, created_at)`,
    sql`create index application_queue on application (state, submitted_at)`,
    sql`create table application_event (
      application_id text not null references application (application_id) on delete cascade,
      number integer not null,
      at bigint not null,
      state text not null,
      by_side text not null,
      by_user_id text not null,
      note text,
      primary key (application_id, number)
    )`,
  ],
};
