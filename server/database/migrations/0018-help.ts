import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const help: Migration = {
  name: '0018-help',
  statements: [
    // `once_key` hashes the mail address and the clientId, so that a repeated request is stored once.
    sql`create table help_question (
      ask_id text primary key,
      once_key text not null unique,
      mail text not null,
      locale text not null,
      text text not null,
      asked_at bigint not null,
      answer text,
      answer_key text,
      answered_at bigint,
      answered_by text references member (user_id) on delete set null
    )`,
    sql`create index help_question_open on help_question (asked_at, ask_id) where answered_at is null`,
    sql`create index help_question_answered on help_question (answered_at, ask_id) where answered_at is not null`,
    sql`create index help_question_mail on help_question (mail)`,
    sql`create index help_question_answerer on help_question (answered_by)`,
  ],
};
