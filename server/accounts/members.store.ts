import * as Schema from 'effect/Schema';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Database, Queries } from '../database/database.ts';
import { listed, sql, type Sql } from '../database/sql.ts';
import type { NamedPerson } from '../shared/names/protectedNames.ts';

const MemberRow = Schema.Struct({
  userId: Schema.String,
  username: Schema.String,
  nickname: Schema.String,
  profilePicture: Schema.NullOr(Schema.String),
  siteRoleId: Schema.Int,
  level: Schema.Int,
  vip: Schema.Int,
  /** Null where the member has no password: they came another way. */
  passwordHash: Schema.NullOr(Schema.String),
  /** When the account is to be erased, epoch milliseconds; null for not at all. */
  eraseAt: Schema.NullOr(Schema.Int),
});
export type Member = typeof MemberRow.Type;
const NamedRow = Schema.Struct({ userId: Schema.String, name: Schema.String });
const UserIdRow = Schema.Struct({ userId: Schema.String });
const SinceRow = Schema.Struct({ since: Schema.Int });
const PictureRow = Schema.Struct({ picture: Schema.NullOr(Schema.String) });

export interface NewMember {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string;
  /** Null: they have no password. */
  readonly passwordHash: string | null;
  readonly siteRoleId: number;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  /** Who sent them: a partner's id. */
  readonly pid: string | null;
}

export interface MembersStore {
  readonly byId: (userId: string) => Promise<Member | null>;
  readonly byUsername: (username: string) => Promise<Member | null>;
  /** Those of these who are there, in no order. */
  readonly byIds: (ids: readonly string[]) => Promise<readonly Member[]>;
  /** When they registered, epoch milliseconds; null for nobody. */
  readonly since: (userId: string) => Promise<number | null>;
  /** Those with a role, by the names that they bear. */
  readonly withRole: () => Promise<readonly NamedPerson[]>;
  /** Members who have one of these roles. */
  readonly idsOfRoles: (siteRoleIds: readonly number[]) => Promise<readonly string[]>;
  /** Changes what is given and nothing else; null for nobody. */
  readonly setProfile: (
    userId: string,
    change: { readonly nickname?: string; readonly profilePicture?: string },
    /** Does in the same transaction what follows from it. */
    together?: (queries: Queries, changed: { readonly before: Member; readonly after: Member }) => Promise<void>,
  ) => Promise<{ readonly before: Member; readonly after: Member } | null>;
  /** Answers the picture before it; null where there was none. */
  readonly setPicture: (userId: string, picture: string | null) => Promise<string | null>;
  /** Of all members, those that were not drawn by us. */
  readonly uploadedPictures: () => Promise<readonly string[]>;
  /** `replacePasswordHash` on its own. */
  readonly replacePasswordHash: (member: Proved, passwordHash: string) => Promise<boolean>;
}

const memberWhere = (condition: Sql): Sql => sql`
  select user_id as "userId", username, nickname, profile_picture as "profilePicture", site_role_id as "siteRoleId",
         level, vip, nullif(password_hash, '') as "passwordHash", erase_at as "eraseAt"
  from member where ${condition}`;

/** For a transaction that stores more than the member; a `UniqueViolation` where the username is taken. */
export const addMember = async (queries: Queries, member: NewMember, now: number): Promise<void> => {
  await queries.run(sql`
    insert into member (user_id, username, nickname, profile_picture, site_role_id, level, vip, password_hash,
                        email, phone_number, pid, created_at)
    values (${member.userId}, ${member.username}, ${member.nickname}, null, ${member.siteRoleId}, 1, 0,
            ${member.passwordHash ?? ''}, ${member.email}, ${member.phoneNumber}, ${member.pid}, ${now})`);
};

/** A member with the password that was proved. Each hash has a salt of its own, so that it names one setting of it. */
export type Proved = Pick<Member, 'userId' | 'passwordHash'>;

const isStill = ({ userId, passwordHash }: Proved): Sql =>
  sql`user_id = ${userId} and password_hash = ${passwordHash ?? ''}`;

/** Whether the password that was proved is still the member's, among the statements that depend on it. */
export const isStillPassword = async (queries: Queries, proved: Proved): Promise<boolean> =>
  (await queries.one(UserIdRow, sql`select user_id as "userId" from member where ${isStill(proved)}`)) !== null;

/** Sets a password in the place of the one that was proved; false where that has been replaced meanwhile. */
export const replacePasswordHash = async (queries: Queries, proved: Proved, passwordHash: string): Promise<boolean> =>
  (await queries.run(sql`update member set password_hash = ${passwordHash} where ${isStill(proved)}`)) === 1;

/** Whatever it was before; among other statements. */
export const setPasswordHash = async (queries: Queries, userId: string, passwordHash: string): Promise<void> => {
  await queries.run(sql`update member set password_hash = ${passwordHash} where user_id = ${userId}`);
};

/** Shows a member's level from now on, among other statements. */
export const setLevel = async (queries: Queries, userId: string, level: number): Promise<void> => {
  await queries.run(sql`update member set level = ${level} where user_id = ${userId}`);
};

/**
 * Gives a plain member, or one with the role that is called commentator, another role, among other statements; who has
 * any other keeps it.
 */
export const promote = async (queries: Queries, userId: string, siteRoleId: number): Promise<void> => {
  await queries.run(
    sql`update member set site_role_id = ${siteRoleId}
        where user_id = ${userId} and site_role_id in (${SITE_ROLES.member}, ${SITE_ROLES.commentator})`,
  );
};

/** A change of a member's role. */
export interface RoleChange {
  readonly userId: string;
  readonly to: number;
  /** The role that it was decided on; any where absent. */
  readonly from?: number;
  /** Refused where nobody would be left who has this role. */
  readonly keeps?: number;
}
/** Gives a member a role, among other statements; serializable where `from` or `keeps` is given. Answers the member as before. */
export const changeRole = async (
  queries: Queries,
  { userId, to, from, keeps }: RoleChange,
): Promise<Member | 'unknownMember' | 'changed' | 'last'> => {
  const before = await queries.one(MemberRow, memberWhere(sql`user_id = ${userId}`));
  if (!before) return 'unknownMember';
  if (from !== undefined && before.siteRoleId !== from) return 'changed';
  if (keeps !== undefined && before.siteRoleId === keeps && to !== keeps) {
    const others = sql`select user_id as "userId" from member where site_role_id = ${keeps} and user_id <> ${userId} limit 1`;
    if (!(await queries.one(UserIdRow, others))) return 'last';
  }
  await queries.run(sql`update member set site_role_id = ${to} where user_id = ${userId}`);
  return before;
};

export const membersStore = (database: Database): MembersStore => ({
  byId: (userId) => database.one(MemberRow, memberWhere(sql`user_id = ${userId}`)),
  byUsername: (username) => database.one(MemberRow, memberWhere(sql`username = ${username}`)),
  byIds: async (ids) =>
    ids.length === 0 ? [] : database.all(MemberRow, memberWhere(sql`user_id in (${listed(ids)})`)),
  since: async (userId) =>
    (await database.one(SinceRow, sql`select created_at as since from member where user_id = ${userId}`))?.since ??
    null,
  withRole: () =>
    database.all(
      NamedRow,
      sql`select user_id as "userId", nickname as name from member
          where site_role_id not in (${SITE_ROLES.member}, ${SITE_ROLES.silent}, ${SITE_ROLES.guest})`,
    ),
  idsOfRoles: async (siteRoleIds) =>
    (
      await database.all(
        UserIdRow,
        sql`select user_id as "userId" from member where site_role_id in (${listed(siteRoleIds)}) order by user_id`,
      )
    ).map(({ userId }) => userId),
  /** Serializable: what `together` is told as before is what this very change replaced, so each picture is left once. */
  setProfile: (userId, change, together) =>
    database.transaction(async (queries) => {
      const before = await queries.one(MemberRow, memberWhere(sql`user_id = ${userId}`));
      if (!before) return null;
      const { nickname = null, profilePicture = null } = change;
      await queries.run(
        sql`update member set nickname = coalesce(${nickname}, nickname),
                              profile_picture = coalesce(${profilePicture}, profile_picture)
            where user_id = ${userId}`,
      );
      const changed = { before, after: { ...before, ...change } };
      await together?.(queries, changed);
      return changed;
    }),
  /** Serializable: the answer is what this very change replaced, whoever else changes it at the same time. */
  setPicture: (userId, picture) =>
    database.transaction(async (queries) => {
      const had = await queries.one(
        PictureRow,
        sql`select profile_picture as "picture" from member where user_id = ${userId}`,
      );
      await queries.run(sql`update member set profile_picture = ${picture} where user_id = ${userId}`);
      return had?.picture ?? null;
    }),
  uploadedPictures: async () => {
    const rows = await database.all(
      PictureRow,
      sql`select profile_picture as "picture" from member where profile_picture like ${'/pictures/%'}`,
    );
    return rows.flatMap(({ picture }) => picture ?? []);
  },
  replacePasswordHash: (member, passwordHash) => replacePasswordHash(database, member, passwordHash),
});
