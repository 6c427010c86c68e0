import * as Schema from 'effect/Schema';
import { DEFAULT_LEAD_MIN, leadMinutes } from '#domain/match/leadMin.ts';
import type { Database } from '../database/database.ts';
import { joined, listed, sql, type Sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';
import type { Writes } from '../shared/outbox.ts';

/** Types of targets whose matches remind their followers. */
export const remindingTypes = ['user', 'team'] as const;
export type RemindingType = (typeof remindingTypes)[number];

const FollowerRow = Schema.Struct({
  userId: Schema.String,
  type: Schema.Literals(remindingTypes),
  /** Of the commentator or the team that is followed. */
  id: Schema.String,
  leadMin: Schema.Literals(leadMinutes),
});
export type Follower = typeof FollowerRow.Type;
const RemindedRow = Schema.Struct({ fixtureId: Schema.String, startTime: Schema.Int });

/** A match that is about to begin, and who plays and speaks in it. */
export interface Beginning {
  readonly fixtureId: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly people: Readonly<Record<RemindingType, readonly string[]>>;
  /** Minutes until it begins, rounded up; 0 or less once it has begun. */
  readonly minutesLeft: number;
}

/** Rows in one run; who is left out is told in the next. */
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
   * Who follows a commentator or a team of the match and has yet to be reminded of it, a commentator's followers first:
   * not those who booked it, whose ticket reminds them, and once it has begun only those who want to be told then.
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
   * Notes that a member is reminded, together with what is written for it, all or nothing: of two that do it at once the
   * unique key lets one write.
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
  /** Forgets reminders of matches that began before `from`. */
  forget: async (from: number): Promise<void> => {
    await database.run(sql`delete from follow_reminded where start_time < ${from}`);
  },
});

/** Stored under the member, with whom they go. */
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
