import * as Schema from 'effect/Schema';
import type { FavouriteType } from '#domain/football/favourites.ts';
import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import type { Kept } from '../../shared/kept.ts';

const Ids = Schema.fromJsonString(Schema.Array(Schema.String));
const OrderRow = Schema.Struct({ ids: Ids });
const OrdersRow = Schema.Struct({ type: Schema.String, ids: Ids });

/** The order in which a member wants to see what they follow. */
export const favouritesStore = (database: Queries) => ({
  order: async (userId: string, type: FavouriteType): Promise<readonly string[]> => {
    const row = await database.one(
      OrderRow,
      sql`select ids from football_favourite_order where user_id = ${userId} and type = ${type}`,
    );
    return row?.ids ?? [];
  },
  sort: async (userId: string, type: FavouriteType, ids: readonly string[]): Promise<void> => {
    await database.run(
      sql`insert into football_favourite_order (user_id, type, ids) values (${userId}, ${type}, ${JSON.stringify(ids)})
          on conflict (user_id, type) do update set ids = excluded.ids`,
    );
  },
});
export type FavouritesStore = ReturnType<typeof favouritesStore>;

export const keptFavourites = (database: Queries): Kept => ({
  name: 'favourites',
  columns: { football_favourite_order: ['user_id'] },
  tell: async (userId) =>
    database.all(
      OrdersRow,
      sql`select type, ids from football_favourite_order where user_id = ${userId} order by type`,
    ),
  erase: async (queries, userId) => {
    await queries.run(sql`delete from football_favourite_order where user_id = ${userId}`);
    return null;
  },
});
