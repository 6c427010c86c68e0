import type { Migration } from '../migrate.ts';
import { sql, type Sql } from '../sql.ts';

/** A table with one row per member and target. */
const mark = (table: Sql, more: Sql): Sql => sql`create table ${table} (
  user_id text not null references member (user_id) on delete cascade,
  type text not null,
  subject_id text not null,
  ${more}`;
const once = sql`primary key (user_id, type, subject_id)`;

export const social: Migration = {
  name: '0020-social',
  statements: [
    mark(
      sql`social_reaction`,
      sql`reaction text not null,
          since bigint not null,
          primary key (user_id, type, subject_id, reaction))`,
    ),
    sql`create index social_reaction_subject on social_reaction (type, subject_id, reaction)`,
    // The entry's id only breaks ties in the order of lists.
    mark(
      sql`social_save`,
      sql`entry_id text not null,
          since bigint not null,
          ${once})`,
    ),
    sql`create index social_save_subject on social_save (type, subject_id)`,
    sql`create index social_save_member on social_save (user_id, since)`,
    mark(
      sql`social_follow`,
      sql`entry_id text not null,
          notify integer not null,
          since bigint not null,
          ${once})`,
    ),
    sql`create index social_follow_subject on social_follow (type, subject_id)`,
    sql`create index social_follow_member on social_follow (user_id, since)`,
    mark(
      sql`social_rating`,
      sql`value integer not null,
          since bigint not null,
          ${once})`,
    ),
    sql`create index social_rating_subject on social_rating (type, subject_id)`,
    mark(
      sql`social_history`,
      sql`entry_id text not null,
          seconds double precision not null,
          duration double precision not null,
          done integer not null,
          since bigint not null,
          ${once})`,
    ),
    sql`create index social_history_member on social_history (user_id, since)`,
    sql`create table social_views (
      type text not null,
      subject_id text not null,
      views bigint not null,
      primary key (type, subject_id)
    )`,
    // The first answer to a write, repeated if the client retries it.
    sql`create table social_answer (
      user_id text not null references member (user_id) on delete cascade,
      what text not null,
      client_id text not null,
      answer text not null,
      answered_at bigint not null,
      primary key (user_id, what, client_id)
    )`,
    sql`create index social_answer_age on social_answer (answered_at)`,
  ],
};
