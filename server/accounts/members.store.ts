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
  /** Null if the member has no password because they registered another way. */
  passwordHash: Schema.NullOr(Schema.String),
  /** When the account is to be erased, in epoch milliseconds; null if it is not. */
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
  /** Null if they have no password. */
  readonly passwordHash: string | null;
  readonly siteRoleId: number;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  /** The id of the partner who referred them. */
  readonly pid: string | null;
}

export interface MembersStore {
  readonly byId: (userId: string) => Promise<Member | null>;
  readonly byUsername: (username: string) => Promise<Member | null>;
  /** Those of these members who exist, in no particular order. */
  readonly byIds: (ids: readonly string[]) => Promise<readonly Member[]>;
  /** When the member registered, in epoch milliseconds; null for an unknown member. */
  readonly since: (userId: string) => Promise<number | null>;
  /** Members with a special role, with their display names. */
  readonly withRole: () => Promise<readonly NamedPerson[]>;
  /** Members who have one of these roles. */
  readonly idsOfRoles: (siteRoleIds: readonly number[]) => Promise<readonly string[]>;
  /** Changes only the given fields; null for an unknown member. */
  readonly setProfile: (
    userId: string,
    change: { readonly nickname?: string; readonly profilePicture?: string },
    /** Dependent changes, made in the same transaction. */
    together?: (queries: Queries, changed: { readonly before: Member; readonly after: Member }) => Promise<void>,
  ) => Promise<{ readonly before: Member; readonly after: Member } | null>;
  /** Returns the previous picture; null if there was none. */
  readonly setPicture: (userId: string, picture: string | null) => Promise<string | null>;
  /** The profile pictures of all members that were uploaded, not drawn by the server. */
  readonly uploadedPictures: () => Promise<readonly string[]>;
  /** Runs `replacePasswordHash` on its own. */
  readonly replacePasswordHash: (member: Proved, passwordHash: string) => Promise<boolean>;
}

const memberWhere = (condition: Sql): Sql => sql`
  select user_id as "userId", username, nickname, profile_picture as "profilePicture", site_role_id as "siteRoleId",
         level, vip, nullif(password_hash, '') as "passwordHash", erase_at as "eraseAt"
  from member where ${condition}`;

/** For a transaction that stores more than the member; throws `UniqueViolation` if the username is taken. */
export const addMember = async (queries: Queries, member: NewMember, now: number): Promise<void> => {
  await queries.run(sql`
    insert into member (user_id, username, nickname, profile_picture, site_role_id, level, vip, password_hash,
                        email, phone_number, pid, created_at)
    values (${member.userId}, ${member.username}, ${member.nickname}, null, ${member.siteRoleId}, 1, 0,
            ${member.passwordHash ?? ''}, ${member.email}, ${member.phoneNumber}, ${member.pid}, ${now})`);
};

/** A member with the password that was checked. Each hash has its own salt, so the hash identifies one setting of the password. */
export type Proved = Pick<Member, 'userId' | 'passwordHash'>;

const isStill = ({ userId, passwordHash }: Proved): Sql =>
  sql`user_id = ${userId} and password_hash = ${passwordHash ?? ''}`;

/** In the caller's transaction: whether the checked password is still the member's password. */
export const isStillPassword = async (queries: Queries, proved: Proved): Promise<boolean> =>
  (await queries.one(UserIdRow, sql`select user_id as "userId" from member where ${isStill(proved)}`)) !== null;

/** Replaces the checked password; false if it has been replaced meanwhile. */
export const replacePasswordHash = async (queries: Queries, proved: Proved, passwordHash: string): Promise<boolean> =>
  (await queries.run(sql`update member set password_hash = ${passwordHash} where ${isStill(proved)}`)) === 1;

/** Sets the password whatever it was before, in the caller's transaction. */
export const setPasswordHash = async (queries: Queries, userId: string, passwordHash: string): Promise<void> => {
  await queries.run(sql`update member set password_hash = ${passwordHash} where user_id = ${userId}`);
};

/** Sets the level that is shown for a member, in the caller's transaction. */
export const setLevel = async (queries: Queries, userId: string, level: number): Promise<void> => {
  await queries.run(sql`update member set level = ${level} where user_id = ${userId}`);
};

/**
 * Gives a plain member or a member with the commentator role another role, in the caller's transaction; a member with
 * any other role keeps it.
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
  /** The role on which the decision was based; any role where absent. */
  readonly from?: number;
  /** A role that must not lose its last member: the change is refused if this member is the last one. */
  readonly keeps?: number;
}
/** Changes a member's role in the caller's transaction; serializable if `from` or `keeps` is given. Returns the member before the change. */
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
  /** Serializable: `together` receives exactly the row that this change replaced, so each old picture is released once. */
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
  /** Serializable: the result is exactly the picture that this change replaced, also with concurrent changes. */
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
