import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Imported channels and their guide: `data` is JSON, of the guide all programmes that start on a day (counted from 1970,
 * UTC), so that a week of 200 channels is 1 600 rows. What viewers report of a source is kept under a keyed hash, for as
 * long as it counts.
 */
export const tv: Migration = {
  name: '0037-tv',
  statements: [
    sql`create table tv_channel (channel_id text primary key, list text not null, data text not null)`,
    sql`create table tv_guide (
      channel_id text not null,
      day integer not null,
      data text not null,
      primary key (channel_id, day)
    )`,
    sql`create table tv_revision (name text primary key, revision bigint not null)`,
    sql`create table tv_look (source_id text primary key, state text not null, at bigint not null)`,
    sql`create table tv_report (
      source_id text not null,
      viewer_hash text not null,
      state text not null,
      at bigint not null,
      primary key (source_id, viewer_hash)
    )`,
    sql`create index tv_report_age on tv_report (at)`,
  ],
};
