import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** Games that an operator has imported. */
export const operatorGames: Migration = {
  name: '0046-operatorGames',
  statements: [
    sql`create table game (
      game_id text primary key,
      data text not null,
      source text not null
    )`,
  ],
};
