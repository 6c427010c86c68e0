import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const tips: Migration = {
  name: '0027-tips',
  statements: [
    // One for each tipster. Its id is random; without the member's it names nobody.
    sql`create table tip_ledger (
      ledger_id text not null primary key,
      user_id text unique,
      demo integer not null,
      created_at bigint not null
    )`,
    // Append-only: no statement changes or deletes a row. The key keeps two writers from one place in a chain.
    sql`create table tip_ledger_row (
      ledger_id text not null references tip_ledger (ledger_id),
      seq integer not null,
      kind text not null,
      ts bigint not null,
      data text not null,
      prev_hash text not null,
      hash text not null,
      primary key (ledger_id, seq)
    )`,
    // What the rows come to, for lists. Title, blocks and salt go with the member; their hash is in the ledger.
    sql`create table tip (
      tip_id text not null primary key,
      ledger_id text not null references tip_ledger (ledger_id),
      seq integer not null,
      category text not null,
      fixture_id text not null,
      league_id text not null,
      market text not null,
      sel text not null,
      line double precision,
      odds_dec double precision not null,
      stake integer not null,
      confidence integer,
      title text,
      blocks text,
      salt text,
      created_ts bigint not null,
      lock_ts bigint not null,
      edited_ts bigint,
      revisions integer not null,
      withdrawn_ts bigint,
      state text not null,
      profit double precision,
      score text,
      settled_ts bigint,
      unique (ledger_id, seq)
    )`,
    sql`create index tip_newest on tip (created_ts)`,
    sql`create index tip_lock on tip (lock_ts)`,
    sql`create index tip_fixture on tip (fixture_id)`,
    sql`create index tip_author on tip (ledger_id, created_ts)`,
    sql`create index tip_settled on tip (settled_ts)`,
    // Versions that an edit replaced.
    sql`create table tip_revision (
      tip_id text not null references tip (tip_id),
      number integer not null,
      ts bigint not null,
      market text not null,
      sel text not null,
      line double precision,
      odds_dec double precision not null,
      stake integer not null,
      title text,
      blocks text,
      primary key (tip_id, number)
    )`,
    sql`create table tip_draft (
      user_id text not null references member (user_id) on delete cascade,
      fixture_id text not null,
      draft text not null,
      saved_ts bigint not null,
      primary key (user_id, fixture_id)
    )`,
    // Which tip the first answer to a write was about, repeated if the client asks again.
    sql`create table tip_write (
      user_id text not null references member (user_id) on delete cascade,
      client_id text not null,
      tip_id text not null references tip (tip_id),
      written_ts bigint not null,
      primary key (user_id, client_id)
    )`,
    sql`create index tip_write_age on tip_write (written_ts)`,
    // The ends of all chains at the end of a day, as they were published.
    sql`create table tip_head (
      day text not null,
      ledger_id text not null references tip_ledger (ledger_id),
      seq integer not null,
      hash text not null,
      primary key (day, ledger_id)
    )`,
    // Messages about tips, as they are by default, in the settings that members have stored.
    sql`update settings set preferences =
          replace(preferences, '"notify":{', '"notify":{"tip":{"app":true,"mail":false},')`,
  ],
};
