import * as Schema from 'effect/Schema';
import { muteKeyOf, muteKinds, MUTES, type Mute } from '#domain/social/mutes.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const Row = Schema.Struct({
  kind: Schema.Literals(muteKinds),
  key: Schema.String,
  text: Schema.String,
  since: Schema.Int,
});
const CountRow = Schema.Struct({ count: Schema.Int });

/** The words, topics and people that members have muted. */
export const mutesStore = (database: Database, most: number = MUTES.most) => ({
  /** Newest first. */
  of: async (userId: string): Promise<readonly Mute[]> => {
    const rows = await database.all(
      Row,
      sql`select kind, mute_key as "key", body as text, since from social_mute where user_id = ${userId}
          order by since desc, kind, mute_key`,
    );
    return rows.map(({ kind, key, text, since }) => ({ kind, text, since, ...(kind === 'person' && { userId: key }) }));
  },
  /** False if the member has reached the maximum; adding an entry twice has no further effect. Serializable, because it counts. */
  add: (userId: string, mute: Mute): Promise<boolean> =>
    database.transaction(async (queries) => {
      const { kind, text, since } = mute;
      const key = muteKeyOf(mute);
      const others = await queries.one(
        CountRow,
        sql`select cast(count(*) as integer) as count from social_mute
            where user_id = ${userId} and not (kind = ${kind} and mute_key = ${key})`,
      );
      if ((others?.count ?? 0) >= most) return false;
      await queries.run(
        sql`insert into social_mute (user_id, kind, mute_key, body, since)
            values (${userId}, ${kind}, ${key}, ${text}, ${since})
            on conflict (user_id, kind, mute_key) do nothing`,
      );
      return true;
    }),
  remove: async (userId: string, mute: Omit<Mute, 'since'>): Promise<void> => {
    await database.run(
      sql`delete from social_mute
          where user_id = ${userId} and kind = ${mute.kind} and mute_key = ${muteKeyOf(mute)}`,
    );
  },
});
export type MutesStore = ReturnType<typeof mutesStore>;
