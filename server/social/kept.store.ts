import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';
import { mutesStore } from './mutes.store.ts';
import { targetColumns, TargetFields } from './ofTarget.store.ts';

const Since = { ...TargetFields, since: Schema.Int };
const MarkRow = Schema.Struct(Since);
const FollowRow = Schema.Struct({ ...Since, notify: Schema.Int, leadMin: Schema.NullOr(Schema.Int) });
const ReactionRow = Schema.Struct({ ...Since, reaction: Schema.String });
const RatingRow = Schema.Struct({ ...Since, value: Schema.Int });
const HistoryRow = Schema.Struct({ ...Since, position: Schema.Finite, duration: Schema.Finite, done: Schema.Int });

/** What a member did is erased with the member, and so is what others did about them. */
export const keptSocial = (database: Database): Kept => ({
  name: 'social',
  columns: {
    social_reaction: ['user_id', 'subject_id'],
    social_save: ['user_id', 'subject_id'],
    social_follow: ['user_id', 'subject_id'],
    social_rating: ['user_id', 'subject_id'],
    social_history: ['user_id', 'subject_id'],
    social_off_shelf: ['user_id', 'subject_id'],
    social_views: ['subject_id'],
    social_mute: ['user_id', 'mute_key'],
  },
  tell: async (userId) => {
    const own = sql`where user_id = ${userId} order by since, type, subject_id`;
    const [reactions, saved, followed, ratings, offShelf, history, muted] = await Promise.all([
      database.all(ReactionRow, sql`select ${targetColumns}, since, reaction from social_reaction ${own}`),
      database.all(MarkRow, sql`select ${targetColumns}, since from social_save ${own}`),
      database.all(
        FollowRow,
        sql`select ${targetColumns}, since, notify, lead_min as "leadMin" from social_follow ${own}`,
      ),
      database.all(RatingRow, sql`select ${targetColumns}, since, value from social_rating ${own}`),
      database.all(MarkRow, sql`select ${targetColumns}, since from social_off_shelf ${own}`),
      database.all(
        HistoryRow,
        sql`select ${targetColumns}, since, seconds as position, duration, done from social_history ${own}`,
      ),
      mutesStore(database).of(userId),
    ]);
    return { reactions, saved, followed, ratings, offShelf, history, muted };
  },
  erase: async (queries, userId) => {
    const about = sql`where type = ${'user'} and subject_id = ${userId}`;
    await queries.run(sql`delete from social_reaction ${about}`);
    await queries.run(sql`delete from social_save ${about}`);
    await queries.run(sql`delete from social_follow ${about}`);
    await queries.run(sql`delete from social_rating ${about}`);
    await queries.run(sql`delete from social_history ${about}`);
    await queries.run(sql`delete from social_off_shelf ${about}`);
    await queries.run(sql`delete from social_views ${about}`);
    await queries.run(sql`delete from social_mute where kind = ${'person'} and mute_key = ${userId}`);
    return null;
  },
});
