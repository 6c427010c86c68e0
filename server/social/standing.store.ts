import * as Schema from 'effect/Schema';
import { leadMinutes } from '#domain/match/leadMin.ts';
import {
  SOCIAL,
  type Counters,
  type Mine,
  type Rating,
  type Standing,
  type Target,
  type TargetType,
} from '#domain/social/social.ts';
import type { Database, Queries } from '../database/database.ts';
import { sql, type Sql } from '../database/sql.ts';
import { isOneOf, isTarget, targetColumns, TargetFields } from './ofTarget.store.ts';

const CountRow = Schema.Struct({ count: Schema.Int });
const CountedRow = Schema.Struct({ ...TargetFields, count: Schema.Int });
const ReactionRow = Schema.Struct({ ...CountedRow.fields, reaction: Schema.String });
const RatedRow = Schema.Struct({ ...CountedRow.fields, sum: Schema.Int });
const OwnRow = Schema.Struct({ ...TargetFields, reaction: Schema.String });
const OwnRatingRow = Schema.Struct({ ...TargetFields, value: Schema.Int });
const ViewedRow = Schema.Struct({ id: Schema.String, count: Schema.Int });
const RatedByIdRow = Schema.Struct({ ...ViewedRow.fields, sum: Schema.Int });
const FollowRow = Schema.Struct({
  ...{ ...TargetFields, notify: Schema.Int },
  leadMin: Schema.NullOr(Schema.Literals(leadMinutes)),
});
const BareRow = Schema.Struct(TargetFields);

const count = sql`cast(count(*) as integer) as count`;
const of =
  (target: Target) =>
  <R extends Target>(rows: readonly R[]): readonly R[] =>
    rows.filter(({ type, id }) => type === target.type && id === target.id);

/** The mean to one decimal. */
const meanOf = (sum: number, n: number): Rating => ({ avg: n === 0 ? 0 : Math.round((sum * 10) / n) / 10, n });

const ratingIn = async (queries: Queries, targets: readonly Target[]) =>
  queries.all(
    RatedRow,
    sql`select ${targetColumns}, ${count}, cast(sum(value) as integer) as sum from social_rating
        where ${isOneOf(targets)} group by type, subject_id`,
  );

const countersOf = async (queries: Queries, targets: readonly Target[]): Promise<(target: Target) => Counters> => {
  const counted = (table: Sql) =>
    queries.all(
      CountedRow,
      sql`select ${targetColumns}, ${count} from ${table} where ${isOneOf(targets)} group by type, subject_id`,
    );
  const [reactions, saves, follows, views] = await Promise.all([
    queries.all(
      ReactionRow,
      sql`select ${targetColumns}, reaction, ${count} from social_reaction
          where ${isOneOf(targets)} group by type, subject_id, reaction`,
    ),
    counted(sql`social_save`),
    counted(sql`social_follow`),
    queries.all(CountedRow, sql`select ${targetColumns}, views as count from social_views where ${isOneOf(targets)}`),
  ]);
  return (target) => {
    const own = of(target);
    const sum = (rows: readonly (typeof CountedRow.Type)[]) => own(rows)[0]?.count ?? 0;
    const signs = own(reactions);
    const likes = signs.find(({ reaction }) => reaction === 'like')?.count ?? 0;
    const others = signs.filter(({ reaction }) => reaction !== 'like');
    return {
      ...(sum(views) > 0 && { views: sum(views) }),
      ...(likes > 0 && { likes }),
      ...(sum(saves) > 0 && { saves: sum(saves) }),
      ...(sum(follows) > 0 && { followers: sum(follows) }),
      ...(others.length > 0 && { reactions: Object.fromEntries(others.map((one) => [one.reaction, one.count])) }),
    };
  };
};

const minesOf = async (
  queries: Queries,
  userId: string,
  targets: readonly Target[],
): Promise<(target: Target) => Mine> => {
  const own = sql`user_id = ${userId} and (${isOneOf(targets)})`;
  const [reactions, saves, follows, ratings] = await Promise.all([
    queries.all(
      OwnRow,
      sql`select ${targetColumns}, reaction from social_reaction where ${own} order by since, reaction`,
    ),
    queries.all(BareRow, sql`select ${targetColumns} from social_save where ${own}`),
    queries.all(FollowRow, sql`select ${targetColumns}, notify, lead_min as "leadMin" from social_follow where ${own}`),
    queries.all(OwnRatingRow, sql`select ${targetColumns}, value from social_rating where ${own}`),
  ]);
  return (target) => {
    const mine = of(target);
    const signs = mine(reactions).map(({ reaction }) => reaction);
    const [follow] = mine(follows);
    return {
      liked: signs.includes('like'),
      reactions: signs.filter((sign) => sign !== 'like'),
      saved: mine(saves).length > 0,
      following: follow !== undefined,
      ...(follow && { notify: follow.notify === 1 }),
      ...(follow && follow.leadMin !== null && { leadMin: follow.leadMin }),
      rating: mine(ratings)[0]?.value ?? null,
    };
  };
};

/** How things stand with everybody, and with one member. */
export const standingStore = (database: Database) => ({
  /** Without `me` where nobody in particular asks. */
  of: async (targets: readonly Target[], userId: string | null): Promise<readonly Standing[]> => {
    if (targets.length === 0) return [];
    const [counters, rated, mine] = await Promise.all([
      countersOf(database, targets),
      ratingIn(database, targets),
      userId === null ? null : minesOf(database, userId, targets),
    ]);
    return targets.map((target) => {
      const rating = of(target)(rated)[0];
      return {
        ...{ target, counters: counters(target), rating: meanOf(rating?.sum ?? 0, rating?.count ?? 0) },
        ...(mine && { me: mine(target) }),
      };
    });
  },
  counters: async (queries: Queries, target: Target): Promise<Counters> =>
    (await countersOf(queries, [target]))(target),
  rating: async (queries: Queries, target: Target): Promise<Rating> => {
    const [row] = await ratingIn(queries, [target]);
    return meanOf(row?.sum ?? 0, row?.count ?? 0);
  },

  /** False where a member has put as many as there may be, to one thing or in all. */
  react: async (queries: Queries, userId: string, target: Target, reaction: string, now: number): Promise<boolean> => {
    const others = async (where: Sql) =>
      (await queries.one(
        CountRow,
        sql`select ${count} from social_reaction
            where user_id = ${userId} and not (${isTarget(target)} and reaction = ${reaction}) and ${where}`,
      ))!.count;
    if ((await others(isTarget(target))) >= SOCIAL.reactionsEach || (await others(sql`1 = 1`)) >= SOCIAL.reactions)
      return false;
    await queries.run(
      sql`insert into social_reaction (user_id, type, subject_id, reaction, since)
          values (${userId}, ${target.type}, ${target.id}, ${reaction}, ${now})
          on conflict (user_id, type, subject_id, reaction) do nothing`,
    );
    return true;
  },
  takeBack: async (queries: Queries, userId: string, target: Target, reaction: string): Promise<void> => {
    await queries.run(
      sql`delete from social_reaction where user_id = ${userId} and ${isTarget(target)} and reaction = ${reaction}`,
    );
  },
  /** Null takes it back. False where a member has rated as many as there may be. */
  rate: async (
    queries: Queries,
    userId: string,
    target: Target,
    value: number | null,
    now: number,
  ): Promise<boolean> => {
    await queries.run(sql`delete from social_rating where user_id = ${userId} and ${isTarget(target)}`);
    if (value === null) return true;
    const rated = await queries.one(CountRow, sql`select ${count} from social_rating where user_id = ${userId}`);
    if (rated!.count >= SOCIAL.ratings) return false;
    await queries.run(
      sql`insert into social_rating (user_id, type, subject_id, value, since)
          values (${userId}, ${target.type}, ${target.id}, ${value}, ${now})`,
    );
    return true;
  },
  /** How often each thing of a type was seen, and how it was rated, by id. */
  regardOf: async (type: TargetType) => {
    const [views, ratings] = await Promise.all([
      database.all(ViewedRow, sql`select subject_id as id, views as count from social_views where type = ${type}`),
      database.all(
        RatedByIdRow,
        sql`select subject_id as id, ${count}, cast(sum(value) as integer) as sum from social_rating
            where type = ${type} group by subject_id`,
      ),
    ]);
    return {
      views: new Map(views.map(({ id, count: seen }) => [id, seen])),
      ratings: new Map(ratings.map(({ id, sum, count: n }) => [id, meanOf(sum, n)])),
    };
  },
  /** All or nothing; each sum grows by one statement, so that none is lost. */
  addViews: (views: readonly { readonly target: Target; readonly views: number }[]): Promise<void> =>
    database.transaction(async (queries) => {
      for (const { target, views: more } of views)
        await queries.run(
          sql`insert into social_views (type, subject_id, views) values (${target.type}, ${target.id}, ${more})
              on conflict (type, subject_id) do update set views = social_views.views + excluded.views`,
        );
    }),
});
export type StandingStore = ReturnType<typeof standingStore>;
