import * as Schema from 'effect/Schema';
import { DEFAULT_LEAD_MIN, leadMinutes } from '#domain/match/leadMin.ts';
import type { Database } from '../database/database.ts';
import { joined, listed, sql, type Sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';
import type { Writes } from '../shared/outbox.ts';

/** Types of targets whose followers get reminders of matches. */
export const remindingTypes = ['user', 'team'] as const;
export type RemindingType = (typeof remindingTypes)[number];

const FollowerRow = Schema.Struct({
  userId: Schema.String,
  type: Schema.Literals(remindingTypes),
  /** The id of the commentator or team that is followed. */
  id: Schema.String,
  leadMin: Schema.Literals(leadMinutes),
});
export type Follower = typeof FollowerRow.Type;
const RemindedRow = Schema.Struct({ fixtureId: Schema.String, startTime: Schema.Int });

/** A match that is about to start, with its teams and commentators. */
export interface Beginning {
  readonly fixtureId: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly people: Readonly<Record<RemindingType, readonly string[]>>;
  /** Minutes until the start, rounded up; 0 or less after it. */
  readonly minutesLeft: number;
}

/** The most rows in one run; the rest follow in the next run. */
const MOST = 2000;
const lead = sql`coalesce(follow.lead_min, settings.default_lead_min, ${DEFAULT_LEAD_MIN})`;

const ofAny = (people: Beginning['people']): Sql =>
  joined(
    remindingTypes
      .filter((type) => people[type].length > 0)
      .map((type) => sql`(follow.type = ${type} and follow.subject_id in (${listed(people[type])}))`),
    ' or ',
  );

export const followedStore = (database: Database) => ({
  /**
   * The followers of the match's commentators and teams who have not been reminded of it, a commentator's followers
   * first. Members who booked the match are left out, because their booking reminds them. Once the match has started,
   * only followers with a reminder at the start are included.
   */
  behind: async ({ fixtureId, start, people, minutesLeft }: Beginning): Promise<readonly Follower[]> => {
    if (remindingTypes.every((type) => people[type].length === 0)) return [];
    return database.all(
      FollowerRow,
      sql`select follow.user_id as "userId", follow.type, follow.subject_id as id, ${lead} as "leadMin"
          from social_follow follow left join settings on settings.user_id = follow.user_id
          where follow.notify = 1 and (${ofAny(people)})
            and ${minutesLeft > 0 ? sql`${lead} >= ${minutesLeft}` : sql`${lead} = 0`}
            and not exists (select 1 from booking
                            where booking.user_id = follow.user_id and booking.fixture_id = ${fixtureId})
            and not exists (select 1 from follow_reminded told
                            where told.user_id = follow.user_id and told.fixture_id = ${fixtureId}
                              and told.start_time = ${start})
          order by follow.type desc, follow.user_id, follow.subject_id limit ${MOST}`,
    );
  },
  /**
   * Records that a member was reminded, together with the notification, atomically: of two concurrent calls the unique
   * key lets only one write.
   */
  remind: (userId: string, { fixtureId, start }: Beginning, write: Writes | null): Promise<void> =>
    database.transaction(async (queries) => {
      const noted = await queries.run(
        sql`insert into follow_reminded (user_id, fixture_id, start_time) values (${userId}, ${fixtureId}, ${start})
            on conflict (user_id, fixture_id) do update set start_time = excluded.start_time
              where follow_reminded.start_time <> excluded.start_time`,
      );
      if (noted > 0) await write?.(queries);
    }),
  /** Deletes the records about matches that started before `from`. */
  forget: async (from: number): Promise<void> => {
    await database.run(sql`delete from follow_reminded where start_time < ${from}`);
  },
});

/** Stored by member, and erased with the member. */
export const keptFollowReminders = (database: Database): Kept => ({
  name: 'followReminders',
  columns: { follow_reminded: ['user_id'] },
  tell: (userId) =>
    database.all(
      RemindedRow,
      sql`select fixture_id as "fixtureId", start_time as "startTime" from follow_reminded
          where user_id = ${userId} order by start_time, fixture_id`,
    ),
  erase: async () => null,
});
