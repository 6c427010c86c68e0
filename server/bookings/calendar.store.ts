import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const FeedRow = Schema.Struct({ feedId: Schema.String });
const OwnerRow = Schema.Struct({ userId: Schema.String });

export interface CalendarStore {
  /** The feed of a member: the one that is there, else this one. */
  readonly feedOf: (userId: string, feedId: string, now: number) => Promise<string>;
  /** This one from now on. */
  readonly replace: (userId: string, feedId: string, now: number) => Promise<void>;
  readonly ownerOf: (feedId: string) => Promise<string | null>;
}

export const calendarStore = (database: Database): CalendarStore => ({
  feedOf: async (userId, feedId, now) => {
    await database.run(
      sql`insert into calendar_feed (user_id, feed_id, created_at) values (${userId}, ${feedId}, ${now})
          on conflict (user_id) do nothing`,
    );
    const row = await database.one(
      FeedRow,
      sql`select feed_id as "feedId" from calendar_feed where user_id = ${userId}`,
    );
    if (!row) throw new Error('A calendar feed was stored and cannot be read.');
    return row.feedId;
  },
  replace: async (userId, feedId, now) => {
    await database.run(
      sql`insert into calendar_feed (user_id, feed_id, created_at) values (${userId}, ${feedId}, ${now})
          on conflict (user_id) do update set feed_id = excluded.feed_id, created_at = excluded.created_at`,
    );
  },
  ownerOf: async (feedId) =>
    (await database.one(OwnerRow, sql`select user_id as "userId" from calendar_feed where feed_id = ${feedId}`))
      ?.userId ?? null,
});
