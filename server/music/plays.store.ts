import * as Schema from 'effect/Schema';
import { MUSIC } from '#domain/music/music.ts';
import type { Database, Queries } from '../database/database.ts';
import { listed, sql } from '../database/sql.ts';

const TotalRow = Schema.Struct({ songId: Schema.String, plays: Schema.Int, changedAt: Schema.Int });
const DayRow = Schema.Struct({ songId: Schema.String, day: Schema.Int, plays: Schema.Int });
const IdRow = Schema.Struct({ songId: Schema.String });
const HeardRow = Schema.Struct({ songId: Schema.String, ms: Schema.Int, plays: Schema.Int });

/** One play of one listener, who is named by a keyed hash. */
export interface Play {
  readonly listener: string;
  readonly songId: string;
  readonly startedAt: number;
  readonly playedMs: number;
  readonly day: number;
}

const one = async (queries: Queries, { listener, songId, day, startedAt, playedMs }: Play, now: number) => {
  // A listener hears one song at a time: what began before the last one ended is that one again, or not true.
  const first = await queries.run(
    sql`insert into music_listener (listener, until_at) values (${listener}, ${startedAt + playedMs})
        on conflict (listener) do update set until_at = excluded.until_at
        where music_listener.until_at <= ${startedAt}`,
  );
  if (first === 0) return false;
  const again = await queries.run(
    sql`insert into music_listened (listener, song_id, day, plays) values (${listener}, ${songId}, ${day}, 1)
        on conflict (listener, song_id, day) do update set plays = music_listened.plays + 1
        where music_listened.plays < ${MUSIC.playsADay}`,
  );
  if (again === 0) return false;
  await queries.run(
    sql`insert into music_play_day (song_id, day, plays) values (${songId}, ${day}, 1)
        on conflict (song_id, day) do update set plays = music_play_day.plays + 1`,
  );
  await queries.run(
    sql`insert into music_plays (song_id, plays, changed_at) values (${songId}, 1, ${now})
        on conflict (song_id) do update
        set plays = music_plays.plays + 1, changed_at = excluded.changed_at`,
  );
  return true;
};

/** How often songs were played. */
export const playsStore = (database: Database) => ({
  /**
   * Counts what is true of these plays, in their order; answers which it was. Each sum grows by one statement, and a
   * listener's row says by another until when they were listening, so that the same play counts once. `also` is written
   * with them.
   */
  count: (
    plays: readonly Play[],
    now: number,
    also: (queries: Queries, counted: readonly Play[]) => Promise<void>,
  ): Promise<readonly Play[]> =>
    database.transaction(async (queries) => {
      const counted: Play[] = [];
      for (const play of plays) if (await one(queries, play, now)) counted.push(play);
      await also(queries, counted);
      return counted;
    }),
  /** Adds to what a member heard. */
  heard: async (queries: Queries, userId: string, plays: readonly Play[]): Promise<void> => {
    for (const { songId, day, playedMs } of plays)
      await queries.run(
        sql`insert into music_heard (user_id, song_id, day, plays, ms) values (${userId}, ${songId}, ${day}, 1, ${playedMs})
            on conflict (user_id, song_id, day) do update
            set plays = music_heard.plays + 1, ms = music_heard.ms + excluded.ms`,
      );
  },
  heardSince: (userId: string, day: number) =>
    database.all(
      HeardRow,
      sql`select song_id as "songId", cast(sum(ms) as bigint) as ms, cast(sum(plays) as integer) as plays
          from music_heard where user_id = ${userId} and day >= ${day} group by song_id`,
    ),
  /** Totals that changed since then, in the order of the changes. */
  totalsSince: (changedAt: number) =>
    database.all(
      TotalRow,
      sql`select song_id as "songId", plays, changed_at as "changedAt" from music_plays where changed_at >= ${changedAt}`,
    ),
  /** The songs that were played most in these days. */
  topOf: async (from: number, to: number, most: number): Promise<readonly string[]> =>
    (
      await database.all(
        IdRow,
        sql`select song_id as "songId" from music_play_day where day between ${from} and ${to}
            group by song_id order by sum(plays) desc, song_id limit ${most}`,
      )
    ).map(({ songId }) => songId),
  daysOf: async (ids: readonly string[], from: number, to: number) => {
    const rows: (typeof DayRow.Type)[] = [];
    // SQLite takes so many values in a statement.
    for (let at = 0; at < ids.length; at += 500)
      rows.push(
        ...(await database.all(
          DayRow,
          sql`select song_id as "songId", day, plays from music_play_day
              where song_id in (${listed(ids.slice(at, at + 500))}) and day between ${from} and ${to}`,
        )),
      );
    return rows;
  },
  /** Who listened before that day is nobody any more. */
  forget: async (day: number, untilAt: number): Promise<void> => {
    await database.run(sql`delete from music_listened where day < ${day}`);
    await database.run(sql`delete from music_listener where until_at < ${untilAt}`);
  },
});
export type PlaysStore = ReturnType<typeof playsStore>;
