import * as Schema from 'effect/Schema';
import { groupRoles } from '#domain/community/group.ts';
import { heirOf } from '#domain/community/membership.ts';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const Role = Schema.String;
const MemberRow = Schema.Struct({
  group: Schema.String,
  role: Role,
  answer: Schema.String,
  notify: Schema.Int,
  since: Schema.Int,
});
const FoundedRow = Schema.Struct({ group: Schema.String, about: Schema.String, createdTs: Schema.Int });
const TieRow = Schema.Struct({ groupId: Schema.String, role: Role });
const OtherRow = Schema.Struct({ userId: Schema.String, role: Schema.Literals(groupRoles), since: Schema.Int });

const Picture = Schema.fromJsonString(Schema.NullOr(Schema.Struct({ url: Schema.String })));
const PicturesRow = Schema.Struct({ cover: Picture, avatar: Picture });

/** A group whose last owner goes is handed over; one in which nobody else is goes too: the addresses of its pictures. */
const handOver = async (queries: Queries, groupId: string, userId: string): Promise<readonly string[]> => {
  const others = await queries.all(
    OtherRow,
    sql`select user_id as "userId", role, since from community_member
        where group_id = ${groupId} and user_id <> ${userId} and role in ('owner', 'mod', 'member')
        order by case role when 'owner' then 0 when 'mod' then 1 else 2 end, since, user_id limit 2`,
  );
  if (others.some(({ role }) => role === 'owner')) return [];
  const heir = heirOf(others);
  if (heir !== null) {
    await queries.run(
      sql`update community_member set role = 'owner' where group_id = ${groupId} and user_id = ${heir}`,
    );
    return [];
  }
  const pictures = await queries.all(
    PicturesRow,
    sql`select cover, avatar from community_group where group_id = ${groupId}`,
  );
  await queries.run(sql`delete from community_member where group_id = ${groupId}`);
  await queries.run(sql`delete from community_group where group_id = ${groupId}`);
  return pictures.flatMap(({ cover, avatar }) => [cover, avatar].flatMap((picture) => picture?.url ?? []));
};

/** Whoever goes leaves their groups; who founded one is forgotten there. */
export const keptGroups = (database: Database, removePictures: (urls: readonly string[]) => Promise<void>): Kept => ({
  name: 'groups',
  columns: { community_member: ['user_id'], community_group: ['made_by'] },
  tell: async (userId) => {
    const [founded, memberships] = await Promise.all([
      database.all(
        FoundedRow,
        sql`select name as "group", about, created_ts as "createdTs" from community_group where made_by = ${userId}
            order by created_ts, group_id`,
      ),
      database.all(
        MemberRow,
        sql`select g.name as "group", m.role, m.answer, m.notify, m.since from community_member m
            join community_group g on g.group_id = m.group_id where m.user_id = ${userId} order by m.since, m.group_id`,
      ),
    ]);
    return { founded, memberships };
  },
  erase: async (queries, userId) => {
    const own = await queries.all(
      TieRow,
      sql`select group_id as "groupId", role from community_member where user_id = ${userId} and role <> 'pending'`,
    );
    const left: string[] = [];
    for (const { groupId, role } of own) {
      if (role === 'owner') left.push(...(await handOver(queries, groupId, userId)));
      await queries.run(sql`update community_group set members = members - 1 where group_id = ${groupId}`);
    }
    await queries.run(sql`delete from community_member where user_id = ${userId}`);
    await queries.run(sql`update community_group set made_by = null, client_id = group_id where made_by = ${userId}`);
    return () => removePictures(left);
  },
});
