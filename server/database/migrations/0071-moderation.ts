import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * The log of decisions. A line is added and never changed; that it was undone, or that a second moderator agreed or did not,
 * is a row beside it, each once. `moderation_part` holds what a decision did, with what an undo needs.
 */
export const moderation: Migration = {
  name: '0071-moderation',
  statements: [
    sql`create table moderation_decision (
      decision_id text primary key,
      by_user_id text not null,
      client_id text not null,
      action text not null,
      user_id text,
      targets text not null,
      place text,
      minutes integer,
      until_at bigint,
      reason text not null,
      needs_second integer not null,
      at bigint not null,
      unique (by_user_id, client_id)
    )`,
    sql`create index moderation_decision_newest on moderation_decision (at, decision_id)`,
    sql`create index moderation_decision_about on moderation_decision (user_id, at)`,
    sql`create table moderation_undo (
      decision_id text primary key references moderation_decision (decision_id),
      by_user_id text not null,
      at bigint not null
    )`,
    sql`create table moderation_second (
      decision_id text primary key references moderation_decision (decision_id),
      by_user_id text not null,
      agrees integer not null,
      until_at bigint,
      at bigint not null
    )`,
    sql`create table moderation_part (
      decision_id text not null references moderation_decision (decision_id),
      nr integer not null,
      hand text not null,
      what text not null,
      type text not null,
      thing_id text not null,
      kept text not null,
      primary key (decision_id, nr)
    )`,
    sql`create table moderation_hold (
      decision_id text primary key references moderation_decision (decision_id),
      user_id text not null,
      action text not null,
      until_at bigint not null
    )`,
    sql`create index moderation_hold_of on moderation_hold (user_id, until_at)`,
  ],
};
