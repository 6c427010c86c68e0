import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** Games of chess for two: who plays stands in columns, everything else in one text. */
export const chess: Migration = {
  name: '0045-chess',
  statements: [
    sql`create table chess_game (
      game_id text primary key,
      host_id text not null,
      guest_id text,
      is_over integer not null,
      play text not null,
      changed_ts bigint not null
    )`,
    sql`create index chess_game_of_host on chess_game (host_id, changed_ts)`,
    sql`create index chess_game_of_guest on chess_game (guest_id, changed_ts)`,
    sql`create index chess_game_open on chess_game (is_over, changed_ts)`,
  ],
};
