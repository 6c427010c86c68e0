import * as Schema from 'effect/Schema';
import type { Database } from '../../database/database.ts';
import { sql, type Sql } from '../../database/sql.ts';
import type { Kept } from '../kept.ts';

const FeedRow = Schema.Struct({ feedId: Schema.String });
const MadeRow = Schema.Struct({ madeAt: Schema.Int });
const OwnerRow = Schema.Struct({ userId: Schema.String });

export interface FeedsStore {
  /** The member's feed: the existing one, otherwise this one, which is stored. */
  readonly feedOf: (userId: string, feedId: string, now: number) => Promise<string>;
  /** Replaces the member's feed with this one. */
  readonly replace: (userId: string, feedId: string, now: number) => Promise<void>;
  readonly ownerOf: (feedId: string) => Promise<string | null>;
}

/** One feed for each member, in a table of its own for each kind of feed. */
const feedsIn = (database: Database, table: Sql): FeedsStore => ({
  feedOf: async (userId, feedId, now) => {
    await database.run(
      sql`insert into ${table} (user_id, feed_id, created_at) values (${userId}, ${feedId}, ${now})
          on conflict (user_id) do nothing`,
    );
    const row = await database.one(FeedRow, sql`select feed_id as "feedId" from ${table} where user_id = ${userId}`);
    if (!row) throw new Error('A calendar feed was stored and cannot be read.');
    return row.feedId;
  },
  replace: async (userId, feedId, now) => {
    await database.run(
      sql`insert into ${table} (user_id, feed_id, created_at) values (${userId}, ${feedId}, ${now})
          on conflict (user_id) do update set feed_id = excluded.feed_id, created_at = excluded.created_at`,
    );
  },
  ownerOf: async (feedId) =>
    (await database.one(OwnerRow, sql`select user_id as "userId" from ${table} where feed_id = ${feedId}`))?.userId ??
    null,
});

/** Tells only that a member has such an address, never the address itself. */
const keptIn = (database: Database, table: Sql): Pick<Kept, 'tell' | 'erase'> => ({
  tell: (userId) => database.one(MadeRow, sql`select created_at as "madeAt" from ${table} where user_id = ${userId}`),
  erase: async (queries, userId) => {
    await queries.run(sql`delete from ${table} where user_id = ${userId}`);
    return null;
  },
});

const [booked, ofTeams] = [sql`calendar_feed`, sql`team_calendar_feed`];

/** Feeds of members' bookings. */
export const bookedFeeds = (database: Database): FeedsStore => feedsIn(database, booked);
export const keptCalendar = (database: Database): Kept => ({
  ...{ name: 'calendar', columns: { calendar_feed: ['user_id'] } },
  ...keptIn(database, booked),
});
/** Feeds of the teams that members follow. */
export const teamFeeds = (database: Database): FeedsStore => feedsIn(database, ofTeams);
export const keptTeamCalendar = (database: Database): Kept => ({
  ...{ name: 'teamCalendar', columns: { team_calendar_feed: ['user_id'] } },
  ...keptIn(database, ofTeams),
});
