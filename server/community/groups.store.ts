import * as Schema from 'effect/Schema';
import { PictureWire } from '#contract/http/postShapes.ts';
import {
  groupCategories,
  groupPrivacies,
  groupRoles,
  GROUPS,
  isIn,
  type GroupCategory,
  type GroupRole,
} from '#domain/community/group.ts';
import { isFault, type GroupFault, type GroupStanding } from '#domain/community/membership.ts';
import type { PostPicture } from '#domain/community/post.ts';
import { fold } from '#domain/shared/fold.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import { slug as slugOf } from '#domain/shared/slug.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { joined, listed, sql, type Sql } from '../database/sql.ts';
import { inSlices } from '../shared/inSlices.ts';

const Picture = Schema.fromJsonString(Schema.NullOr(PictureWire));
const Row = Schema.Struct({
  groupId: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  about: Schema.String,
  rules: Schema.fromJsonString(Schema.Array(Schema.String)),
  privacy: Schema.Literals(groupPrivacies),
  category: Schema.Literals(groupCategories),
  question: Schema.String,
  cover: Picture,
  avatar: Picture,
  pinnedPostId: Schema.NullOr(Schema.String),
  members: Schema.Int,
  createdTs: Schema.Int,
  madeBy: Schema.NullOr(Schema.String),
});
export type StoredGroup = typeof Row.Type;
const OwnRow = Schema.Struct({ ...Row.fields, since: Schema.Int });
const TieRow = Schema.Struct({ groupId: Schema.String, role: Schema.Literals(groupRoles), notify: Schema.Int });
export type GroupTie = Pick<typeof TieRow.Type, 'role'> & { readonly notify: boolean };
const PersonRow = Schema.Struct({
  userId: Schema.String,
  role: Schema.Literals(groupRoles),
  answer: Schema.String,
  since: Schema.Int,
});
export type StoredPerson = typeof PersonRow.Type;
/** Who are told of a request. */
const KEEPERS_MOST = 20;
const CountRow = Schema.Struct({ count: Schema.Int });

const columns = sql`g.group_id as "groupId", g.slug, g.name, g.about, g.rules, g.privacy, g.category, g.question, g.cover,
  g.avatar, g.pinned_post_id as "pinnedPostId", g.members, g.created_ts as "createdTs", g.made_by as "madeBy"`;
const largest = keyset({ at: sql`g.members`, id: sql`g.group_id`, latestFirst: true });
const latest = keyset({ at: sql`m.since`, id: sql`m.group_id`, latestFirst: true });
const peopleBy = (latestFirst: boolean) => keyset({ at: sql`m.since`, id: sql`m.user_id`, latestFirst });

/** What a text finds anywhere in a name; its own signs stand for themselves. */
const inside = (text: string): string => `%${fold(text.trim()).replace(/[\\%_]/g, '\\$&')}%`;

export interface GroupWish {
  readonly q?: string | undefined;
  readonly category?: GroupCategory | undefined;
  readonly cursor?: string | undefined;
}
export interface GroupChange {
  readonly name?: string | undefined;
  readonly about?: string | undefined;
  readonly rules?: readonly string[] | undefined;
  readonly privacy?: StoredGroup['privacy'] | undefined;
  readonly category?: GroupCategory | undefined;
  readonly question?: string | undefined;
  readonly cover?: PostPicture | null | undefined;
  readonly avatar?: PostPicture | null | undefined;
}
export type NewGroup = Omit<StoredGroup, 'slug' | 'pinnedPostId' | 'members' | 'madeBy'> & { readonly madeBy: string };

/** Who does what about whom, and what they then are. */
export interface MembershipWish {
  readonly groupId: string;
  readonly by: string;
  readonly whom: string;
  readonly now: number;
  readonly answer?: string | undefined;
  readonly notify?: boolean | undefined;
  readonly step: (standing: GroupStanding) => GroupRole | null | GroupFault;
  /** Among the same statements, where somebody is something else than before. */
  readonly together?: (queries: Queries, moved: { before: GroupRole | null; role: GroupRole | null }) => Promise<void>;
}

const found = ({ q, category }: GroupWish): Sql =>
  sql`${q === undefined ? sql`1 = 1` : sql`g.folded like ${inside(q)} escape '\\'`}
      and ${category === undefined ? sql`1 = 1` : sql`g.category = ${category}`}`;

/** Groups, and who is in them. */
export const groupsStore = (database: Database, joinedMost: number = GROUPS.joinedMost) => {
  const one = (queries: Queries, where: Sql) =>
    queries.one(Row, sql`select ${columns} from community_group g where ${where}`);
  const roleIn = async (queries: Queries, groupId: string, userId: string): Promise<GroupRole | null> =>
    (
      await queries.one(
        TieRow,
        sql`select group_id as "groupId", role, notify from community_member
            where group_id = ${groupId} and user_id = ${userId}`,
      )
    )?.role ?? null;
  const count = async (queries: Queries, where: Sql): Promise<number> =>
    (await queries.one(CountRow, sql`select cast(count(*) as integer) as count from community_member m where ${where}`))
      ?.count ?? 0;
  const put = async (queries: Queries, wish: Omit<MembershipWish, 'step' | 'by'>, role: GroupRole | null) => {
    const { groupId, whom, now, answer = '', notify } = wish;
    const hears = notify === undefined ? null : notify ? 1 : 0;
    await queries.run(
      role === null
        ? sql`delete from community_member where group_id = ${groupId} and user_id = ${whom}`
        : sql`insert into community_member (group_id, user_id, role, notify, answer, since)
              values (${groupId}, ${whom}, ${role}, ${hears ?? 1}, ${role === 'pending' ? answer : ''}, ${now})
              on conflict (group_id, user_id) do update set
                since = case when community_member.role = 'pending' and excluded.role <> 'pending' then excluded.since
                             else community_member.since end,
                answer = case when excluded.role = 'pending' then community_member.answer else '' end,
                role = excluded.role, notify = ${hears === null ? sql`community_member.notify` : sql`excluded.notify`}`,
    );
  };
  const people = async (
    groupId: string,
    where: Sql,
    { hidden, cursor, latestFirst }: { hidden: readonly string[]; cursor: string | undefined; latestFirst: boolean },
  ): Promise<Slice<StoredPerson>> => {
    const { behind, first } = peopleBy(latestFirst);
    const seen = hidden.length === 0 ? sql`1 = 1` : sql`m.user_id not in (${listed(hidden)})`;
    const rows = await database.all(
      PersonRow,
      sql`select m.user_id as "userId", m.role, m.answer, m.since from community_member m
          where m.group_id = ${groupId} and ${where} and ${seen} and ${behind(cursor)} ${first(GROUPS.peoplePageSize)}`,
    );
    return sliceOf(rows, GROUPS.peoplePageSize, ({ since, userId }) => ({ at: since, id: userId }));
  };
  return {
    /** By its id or its slug; the id first, which another group may be named like. */
    find: (id: string) =>
      one(
        database,
        sql`g.group_id = ${id} or g.slug = ${id} order by case when g.group_id = ${id} then 0 else 1 end limit 1`,
      ),
    byIds: (ids: readonly string[]): Promise<readonly StoredGroup[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : database.all(Row, sql`select ${columns} from community_group g where g.group_id in (${listed(ids)})`),
    byClient: (userId: string, clientId: string) =>
      one(database, sql`g.made_by = ${userId} and g.client_id = ${clientId}`),
    /** Of all groups, those with the most members first. */
    list: async (wish: GroupWish): Promise<Slice<StoredGroup>> => {
      const rows = await database.all(
        Row,
        sql`select ${columns} from community_group g where ${found(wish)} and ${largest.behind(wish.cursor)}
            ${largest.first(GROUPS.pageSize)}`,
      );
      return sliceOf(rows, GROUPS.pageSize, ({ members, groupId }) => ({ at: members, id: groupId }));
    },
    /** Those of a member, the latest first. */
    own: async (userId: string, wish: GroupWish): Promise<Slice<StoredGroup>> => {
      const rows = await database.all(
        OwnRow,
        sql`select ${columns}, m.since from community_member m join community_group g on g.group_id = m.group_id
            where m.user_id = ${userId} and ${found(wish)} and ${latest.behind(wish.cursor)}
            ${latest.first(GROUPS.pageSize)}`,
      );
      return sliceOf(rows, GROUPS.pageSize, ({ since, groupId }) => ({ at: since, id: groupId }));
    },
    /** What a member is in each of these; those without them are left out. */
    tiesOf: async (userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, GroupTie>> => {
      if (ids.length === 0) return new Map();
      const rows = await database.all(
        TieRow,
        sql`select group_id as "groupId", role, notify from community_member
            where user_id = ${userId} and group_id in (${listed(ids)})`,
      );
      return new Map(rows.map(({ groupId, role, notify }) => [groupId, { role, notify: notify === 1 }]));
    },
    roleOf: (groupId: string, userId: string) => roleIn(database, groupId, userId),
    /** The same by a member's `clientId` is stored once; answers what stands. Serializable, and a unique key besides. */
    add: (group: NewGroup, clientId: string): Promise<StoredGroup> =>
      database.transaction(async (queries) => {
        const { groupId, name, madeBy, createdTs } = group;
        const before = await one(queries, sql`g.made_by = ${madeBy} and g.client_id = ${clientId}`);
        if (before) return before;
        const wanted = slugOf(name).slice(0, 48);
        const isTaken = wanted === '' || (await one(queries, sql`g.slug = ${wanted}`)) !== null;
        const slug = isTaken ? [wanted, groupId.slice(-6)].filter((part) => part !== '').join('-') : wanted;
        await queries.run(
          sql`insert into community_group (group_id, slug, name, folded, about, rules, privacy, category, question, cover,
                                           avatar, members, created_ts, made_by, client_id)
              values (${groupId}, ${slug}, ${name}, ${fold(name)}, ${group.about}, ${JSON.stringify(group.rules)},
                      ${group.privacy}, ${group.category}, ${group.question}, ${JSON.stringify(group.cover)},
                      ${JSON.stringify(group.avatar)}, 1, ${createdTs}, ${madeBy}, ${clientId})`,
        );
        await put(queries, { groupId, whom: madeBy, now: createdTs }, 'owner');
        return { ...group, slug, pinnedPostId: null, members: 1 };
      }),
    /**
     * One statement; what is absent stays as it is. False where a closed group in which somebody wrote would open: that was
     * written for who is in it.
     */
    update: async (groupId: string, change: GroupChange): Promise<boolean> => {
      const { name, rules, cover, avatar } = change;
      const plain = (['about', 'privacy', 'category', 'question'] as const).flatMap((key) => {
        const value = change[key];
        const column = { about: sql`about`, privacy: sql`privacy`, category: sql`category`, question: sql`question` }[
          key
        ];
        return value === undefined ? [] : [sql`${column} = ${value}`];
      });
      const sets = [
        ...plain,
        ...(name === undefined ? [] : [sql`name = ${name}`, sql`folded = ${fold(name)}`]),
        ...(rules === undefined ? [] : [sql`rules = ${JSON.stringify(rules)}`]),
        ...(cover === undefined ? [] : [sql`cover = ${JSON.stringify(cover)}`]),
        ...(avatar === undefined ? [] : [sql`avatar = ${JSON.stringify(avatar)}`]),
      ];
      if (sets.length === 0) return true;
      const mayChange =
        change.privacy === 'public'
          ? sql`(privacy = 'public' or not exists (select 1 from post_entry p
                                                   where p.group_id = ${groupId} and p.state <> 'deleted'))`
          : sql`1 = 1`;
      return (
        (await database.run(
          sql`update community_group set ${joined(sets, ', ')} where group_id = ${groupId} and ${mayChange}`,
        )) > 0
      );
    },
    /**
     * Changes what somebody is in a group by `step`; `full` where they are in as many as they may be, null where there is no
     * such group. Serializable: each step sees who is in it as the one before left it, and who is in it is counted once.
     */
    change: (wish: MembershipWish): Promise<{ readonly role: GroupRole | null } | GroupFault | 'full' | null> =>
      database.transaction(async (queries) => {
        const { groupId, by, whom, step } = wish;
        const group = await one(queries, sql`g.group_id = ${groupId}`);
        if (!group) return null;
        const before = await roleIn(queries, groupId, whom);
        const role = step({
          ...{ privacy: group.privacy, whom: before, by: by === whom ? before : await roleIn(queries, groupId, by) },
          owners: await count(queries, sql`m.group_id = ${groupId} and m.role = 'owner'`),
        });
        if (isFault(role)) return role;
        if (before === null && role !== null && (await count(queries, sql`m.user_id = ${whom}`)) >= joinedMost)
          return 'full';
        await put(queries, wish, role);
        const more = Number(isIn(role)) - Number(isIn(before));
        if (more !== 0)
          await queries.run(sql`update community_group set members = members + ${more} where group_id = ${groupId}`);
        if (role !== before) await wish.together?.(queries, { before, role });
        return { role };
      }),
    /** Who is in it, the latest first. */
    members: (groupId: string, hidden: readonly string[], cursor: string | undefined) =>
      people(groupId, sql`m.role <> 'pending'`, { hidden, cursor, latestFirst: true }),
    /** Who waits, the first first. */
    requests: (groupId: string, hidden: readonly string[], cursor: string | undefined) =>
      people(groupId, sql`m.role = 'pending'`, { hidden, cursor, latestFirst: false }),
    /** Who keeps order in it and wants to hear of it. */
    keepers: async (groupId: string): Promise<readonly string[]> =>
      (
        await database.all(
          PersonRow,
          sql`select m.user_id as "userId", m.role, m.answer, m.since from community_member m
              where m.group_id = ${groupId} and m.role in ('owner', 'mod') and m.notify = 1 order by m.since limit ${KEEPERS_MOST}`,
        )
      ).map(({ userId }) => userId),
    waiting: (groupId: string) => count(database, sql`m.group_id = ${groupId} and m.role = 'pending'`),
    /** One statement: puts a post that stands in the group above all others, or takes it down; false where it is none. */
    pin: async (groupId: string, postId: string, on: boolean): Promise<boolean> =>
      (await database.run(
        on
          ? sql`update community_group set pinned_post_id = ${postId} where group_id = ${groupId} and exists
                  (select 1 from post_entry p where p.post_id = ${postId} and p.group_id = ${groupId} and p.state = 'stands')`
          : sql`update community_group set pinned_post_id = null where group_id = ${groupId} and pinned_post_id = ${postId}`,
      )) > 0,
    /** Of all groups, by their addresses. */
    picturesShown: async (): Promise<readonly string[]> =>
      (
        await inSlices(
          (after, most) =>
            database.all(
              Row,
              sql`select ${columns} from community_group g
                  where (g.cover <> 'null' or g.avatar <> 'null') and g.group_id > ${after} order by g.group_id limit ${most}`,
            ),
          ({ groupId }) => groupId,
        )
      ).flatMap(({ cover, avatar }) => [cover, avatar].flatMap((picture) => picture?.url ?? [])),
  };
};
export type GroupsStore = ReturnType<typeof groupsStore>;
