import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const Text = Schema.NullOr(Schema.String);
const At = Schema.NullOr(Schema.Int);
const MemberRow = Schema.Struct({
  userId: Schema.String,
  username: Schema.String,
  nickname: Schema.String,
  profilePicture: Text,
  siteRoleId: Schema.Int,
  level: Schema.Int,
  hasPassword: Schema.Int,
  emailSaid: Text,
  phoneNumberSaid: Text,
  pid: Text,
  registeredAt: Schema.Int,
  eraseAt: At,
});
const ContactRow = Schema.Struct({ channel: Schema.String, value: Schema.String, provenAt: Schema.Int });
const SessionRow = Schema.Struct({
  openedAt: Schema.Int,
  lastSeenAt: At,
  expiresAt: Schema.Int,
  endedAt: At,
  device: Schema.NullOr(Schema.fromJsonString(Schema.Struct({ browser: Schema.String, system: Schema.String }))),
});
const GuestRow = Schema.Struct({ guestId: Schema.String, mergedAt: Schema.Int });

/** What the accounts area stores about a member; `ErasureStore` erases the member's row last. */
export const keptAccount = (database: Database): Kept => ({
  name: 'account',
  columns: {
    member: ['user_id'],
    member_contact: ['user_id'],
    token_family: ['user_id'],
    guest_merge: ['user_id'],
  },
  tell: async (userId) => {
    const member = await database.one(
      MemberRow,
      sql`select user_id as "userId", username, nickname, profile_picture as "profilePicture",
                 site_role_id as "siteRoleId", level, case when password_hash = '' then 0 else 1 end as "hasPassword",
                 email as "emailSaid", phone_number as "phoneNumberSaid", pid, created_at as "registeredAt",
                 erase_at as "eraseAt"
          from member where user_id = ${userId}`,
    );
    const contacts = await database.all(
      ContactRow,
      sql`select channel, value, proven_at as "provenAt" from member_contact where user_id = ${userId} order by channel`,
    );
    const sessions = await database.all(
      SessionRow,
      sql`select created_at as "openedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
                 revoked_at as "endedAt", device
          from token_family where user_id = ${userId} order by created_at`,
    );
    const guests = await database.all(
      GuestRow,
      sql`select guest_id as "guestId", merged_at as "mergedAt" from guest_merge where user_id = ${userId}`,
    );
    return { member: member && { ...member, hasPassword: member.hasPassword === 1 }, contacts, sessions, guests };
  },
  erase: async () => null,
});

const PictureRow = Schema.Struct({ picture: Text });

/** A member's profile picture, which is stored in a file. */
export const keptPicture = (database: Database, remove: (picture: string | null) => Promise<void>): Kept => {
  const pictureOf = (userId: string) => sql`select profile_picture as picture from member where user_id = ${userId}`;
  return {
    name: 'picture',
    columns: { member: ['user_id'] },
    tell: async (userId) => (await database.one(PictureRow, pictureOf(userId)))?.picture ?? null,
    erase: async (queries, userId) => {
      const row = await queries.one(PictureRow, pictureOf(userId));
      return () => remove(row?.picture ?? null);
    },
  };
};
