import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** SO-10: words and topics that a member does not want to read; `mute_key` is what alike ones have in common. */
export const mutes: Migration = {
  name: '0076-mutes',
  statements: [
    sql`create table social_mute (
      user_id text not null references member (user_id) on delete cascade,
      kind text not null,
      mute_key text not null,
      body text not null,
      since bigint not null,
      primary key (user_id, kind, mute_key)
    )`,
  ],
};
