import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const favourites: Migration = {
  name: '0028-favourites',
  statements: [
    // What is followed stands in social_follow; this is its order alone, as a list of ids.
    sql`create table football_favourite_order (
      user_id text not null,
      type text not null,
      ids text not null,
      primary key (user_id, type)
    )`,
  ],
};
