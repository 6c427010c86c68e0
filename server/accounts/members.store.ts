import * as Schema from 'effect/Schema';
import { UniqueViolation, type Database } from '../database/database.ts';
import { sql, type Sql } from '../database/sql.ts';

const MemberRow = Schema.Struct({
  userId: Schema.String,
  username: Schema.String,
  nickname: Schema.String,
  profilePicture: Schema.NullOr(Schema.String),
  siteRoleId: Schema.Int,
  level: Schema.Int,
  vip: Schema.Int,
  passwordHash: Schema.String,
});
export type Member = typeof MemberRow.Type;

export interface NewMember {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string;
  readonly passwordHash: string;
  readonly siteRoleId: number;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  /** Who sent them: a partner's id. */
  readonly pid: string | null;
}

export interface MembersStore {
  /** False where the username is taken. */
  readonly add: (member: NewMember, now: number) => Promise<boolean>;
  readonly byId: (userId: string) => Promise<Member | null>;
  readonly byUsername: (username: string) => Promise<Member | null>;
  readonly setProfile: (userId: string, nickname: string, profilePicture: string | null) => Promise<void>;
  readonly setPasswordHash: (userId: string, passwordHash: string) => Promise<void>;
  readonly setRole: (userId: string, siteRoleId: number) => Promise<void>;
}

const memberWhere = (condition: Sql): Sql => sql`
  select user_id as "userId", username, nickname, profile_picture as "profilePicture", site_role_id as "siteRoleId",
         level, vip, password_hash as "passwordHash"
  from member where ${condition}`;

export const membersStore = (database: Database): MembersStore => ({
  add: async (member, now) => {
    try {
      await database.run(sql`
        insert into member (user_id, username, nickname, profile_picture, site_role_id, level, vip, password_hash,
                            email, phone_number, pid, created_at)
        values (${member.userId}, ${member.username}, ${member.nickname}, null, ${member.siteRoleId}, 1, 0,
                ${member.passwordHash}, ${member.email}, ${member.phoneNumber}, ${member.pid}, ${now})`);
      return true;
    } catch (error) {
      if (error instanceof UniqueViolation) return false;
      throw error;
    }
  },
  byId: (userId) => database.one(MemberRow, memberWhere(sql`user_id = ${userId}`)),
  byUsername: (username) => database.one(MemberRow, memberWhere(sql`username = ${username}`)),
  setProfile: async (userId, nickname, profilePicture) => {
    await database.run(
      sql`update member set nickname = ${nickname}, profile_picture = ${profilePicture} where user_id = ${userId}`,
    );
  },
  setPasswordHash: async (userId, passwordHash) => {
    await database.run(sql`update member set password_hash = ${passwordHash} where user_id = ${userId}`);
  },
  setRole: async (userId, siteRoleId) => {
    await database.run(sql`update member set site_role_id = ${siteRoleId} where user_id = ${userId}`);
  },
});
