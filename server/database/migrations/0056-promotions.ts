import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Imported promotions, each as the JSON of its file, and who claimed which. A claim stays when its promotion goes: its
 * points stay too.
 */
export const promotions: Migration = {
  name: '0056-promotions',
  statements: [
    sql`create table promotion (promotion_id text primary key, data text not null)`,
    sql`create table promotion_claim (
      promotion_id text not null,
      user_id text not null references member (user_id) on delete cascade,
      client_id text not null,
      points integer not null,
      claimed_at bigint not null,
      primary key (promotion_id, user_id)
    )`,
    sql`create index promotion_claim_user on promotion_claim (user_id, claimed_at)`,
  ],
};
