import { randomUUID } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { leadMinutes, type LeadMin } from '#domain/match/leadMin.ts';
import { SOCIAL, type Target, type TargetType } from '#domain/social/social.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { listed, sql, type Sql } from '../database/sql.ts';
import { isTarget, targetColumns, TargetFields } from './ofTarget.store.ts';

const CountRow = Schema.Struct({ count: Schema.Int });
const MarkRow = Schema.Struct({ ...TargetFields, entryId: Schema.String, since: Schema.Int });
const TargetRow = Schema.Struct(TargetFields);
const SubjectRow = Schema.Struct({ id: Schema.String });
const SinceRow = Schema.Struct({ since: Schema.NullOr(Schema.Int) });
const FollowedRow = Schema.Struct({ id: Schema.String, followers: Schema.Int });
const LeadRow = Schema.Struct({ ...TargetFields, leadMin: Schema.Literals(leadMinutes) });

export type MarkKind = 'save' | 'follow';
const tables: Readonly<Record<MarkKind, Sql>> = { save: sql`social_save`, follow: sql`social_follow` };
const most: Readonly<Record<MarkKind, number>> = { save: SOCIAL.saves, follow: SOCIAL.follows };
/** The lists of a member. The entry id only breaks ties; for likes the subject's id does. */
const lists: Readonly<Record<MarkKind | 'like', Sql>> = {
  ...tables,
  like: sql`(select user_id, type, subject_id, subject_id as entry_id, since
             from social_reaction where reaction = 'like') as liked`,
};
const { behind, first } = keyset({ at: sql`since`, id: sql`entry_id`, latestFirst: true });

/** Who marks what, and when. */
export interface Mark {
  readonly userId: string;
  readonly target: Target;
  readonly now: number;
}

/** The notifications that a member wants about something that they follow. */
export interface FollowWish {
  readonly notify: boolean;
  /** Null: no lead of its own; undefined: the earlier choice stays. */
  readonly leadMin?: LeadMin | null | undefined;
}

export interface ListWish {
  readonly type?: TargetType | undefined;
  readonly cursor?: string | undefined;
}

const ofMember = (userId: string, { type, cursor }: ListWish): Sql =>
  sql`user_id = ${userId} and ${type === undefined ? sql`1 = 1` : sql`type = ${type}`} and ${behind(cursor)}`;

/** What members save and follow. */
export const marksStore = (database: Database) => {
  /** Whether there is room for a mark: it exists already, or the member has not reached the maximum. */
  const hasRoom = async (queries: Queries, kind: MarkKind, { userId, target }: Mark): Promise<boolean> => {
    const row = await queries.one(
      CountRow,
      sql`select cast(count(*) as integer) as count from ${tables[kind]}
          where user_id = ${userId} and not (${isTarget(target)})`,
    );
    return (row?.count ?? 0) < most[kind];
  };
  /** The ids that a member saved or follows of one type, the latest first. */
  const idsOf = async (kind: MarkKind, userId: string, type: TargetType): Promise<readonly string[]> => {
    const rows = await database.all(
      SubjectRow,
      sql`select subject_id as id from ${tables[kind]} where user_id = ${userId} and type = ${type}
          order by since desc, entry_id desc`,
    );
    return rows.map(({ id }) => id);
  };
  return {
    /** False if the member has reached the maximum. */
    save: async (queries: Queries, mark: Mark): Promise<boolean> => {
      if (!(await hasRoom(queries, 'save', mark))) return false;
      const { userId, target, now } = mark;
      await queries.run(
        sql`insert into social_save (user_id, type, subject_id, entry_id, since)
            values (${userId}, ${target.type}, ${target.id}, ${randomUUID()}, ${now})
            on conflict (user_id, type, subject_id) do nothing`,
      );
      return true;
    },
    follow: async (queries: Queries, mark: Mark, { notify, leadMin }: FollowWish): Promise<boolean> => {
      if (!(await hasRoom(queries, 'follow', mark))) return false;
      const { userId, target, now } = mark;
      await queries.run(
        sql`insert into social_follow (user_id, type, subject_id, entry_id, notify, lead_min, since)
            values (${userId}, ${target.type}, ${target.id}, ${randomUUID()}, ${notify ? 1 : 0}, ${leadMin ?? null}, ${now})
            on conflict (user_id, type, subject_id) do update set notify = excluded.notify,
              lead_min = ${leadMin === undefined ? sql`social_follow.lead_min` : sql`excluded.lead_min`}`,
      );
      return true;
    },
    remove: async (queries: Queries, kind: MarkKind, userId: string, target: Target): Promise<void> => {
      await queries.run(sql`delete from ${tables[kind]} where user_id = ${userId} and ${isTarget(target)}`);
    },
    list: async (
      kind: MarkKind | 'like',
      userId: string,
      wish: ListWish,
    ): Promise<Slice<{ readonly target: Target; readonly since: number }>> => {
      const rows = await database.all(
        MarkRow,
        sql`select ${targetColumns}, entry_id as "entryId", since from ${lists[kind]}
            where ${ofMember(userId, wish)} ${first(SOCIAL.pageSize)}`,
      );
      const { list, next } = sliceOf(rows, SOCIAL.pageSize, ({ since, entryId }) => ({ at: since, id: entryId }));
      return { list: list.map(({ type, id, since }) => ({ target: { type, id }, since })), next };
    },
    idsOf,
    /** All that a member follows, the latest first. */
    followedAll: async (userId: string): Promise<readonly Target[]> =>
      database.all(
        TargetRow,
        sql`select ${targetColumns} from social_follow where user_id = ${userId} order by since desc, entry_id desc`,
      ),
    /** Which of these people a member follows. */
    followedAmong: async (userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
      const all = new Set(await idsOf('follow', userId, 'user'));
      return new Set(ids.filter((id) => all.has(id)));
    },
    /** When the member first followed one of these people; null if they follow none. */
    followsSince: async (userId: string, ids: readonly string[]): Promise<number | null> => {
      if (ids.length === 0) return null;
      const row = await database.one(
        SinceRow,
        sql`select min(since) as since from social_follow
            where user_id = ${userId} and type = 'user' and subject_id in (${listed(ids)})`,
      );
      return row?.since ?? null;
    },
    /** The most followed subjects of a type, the most followed first. */
    mostFollowed: async (type: TargetType, limit: number) =>
      database.all(
        FollowedRow,
        sql`select subject_id as id, cast(count(*) as integer) as followers from social_follow where type = ${type}
            group by subject_id order by followers desc, subject_id limit ${limit}`,
      ),
    /** The lead times that a member chose for single commentators and teams. */
    leadsOf: (userId: string) =>
      database.all(
        LeadRow,
        sql`select ${targetColumns}, lead_min as "leadMin" from social_follow
            where user_id = ${userId} and lead_min is not null order by since desc, entry_id desc`,
      ),
    /** Sets the lead time of something that a member follows; does nothing if they do not follow it. */
    setLead: async (queries: Queries, userId: string, target: Target, leadMin: LeadMin | null): Promise<void> => {
      await queries.run(
        sql`update social_follow set lead_min = ${leadMin} where user_id = ${userId} and ${isTarget(target)}`,
      );
    },
    /** The members who want notifications about a person or another subject. */
    toldOf: async (id: string, type: TargetType = 'user'): Promise<readonly string[]> => {
      const rows = await database.all(
        SubjectRow,
        sql`select user_id as id from social_follow
            where type = ${type} and subject_id = ${id} and notify = 1 order by user_id`,
      );
      return rows.map(({ id }) => id);
    },
  };
};
export type MarksStore = ReturnType<typeof marksStore>;
