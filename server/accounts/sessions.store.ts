import * as Schema from 'effect/Schema';
import type { Device } from '#domain/auth/device.ts';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const FamilyRow = Schema.Struct({
  familyId: Schema.String,
  userId: Schema.String,
  bindingHash: Schema.NullOr(Schema.String),
  expiresAt: Schema.Int,
  revokedAt: Schema.NullOr(Schema.Int),
  createdAt: Schema.Int,
  lastSeenAt: Schema.Int,
});
const DeviceText = Schema.fromJsonString(Schema.Struct({ browser: Schema.String, system: Schema.String }));
const DeviceRow = Schema.Struct({
  ...FamilyRow.fields,
  device: Schema.NullOr(DeviceText),
});
const KnownDeviceRow = Schema.Struct({ device: DeviceText });
const FamilyId = Schema.Struct({ familyId: Schema.String });
const RefreshRow = Schema.Struct({ ...FamilyRow.fields, usedAt: Schema.NullOr(Schema.Int) });

/** A session: the refresh tokens that came one from the other. Times are epoch milliseconds. */
export type Family = typeof FamilyRow.Type;
/** The family of a refresh token, and when that token was used. */
export type Refresh = typeof RefreshRow.Type;

/** The same with what it was opened on. */
export type DeviceFamily = typeof DeviceRow.Type;

export interface SessionsStore {
  readonly add: (
    family: Pick<Family, 'familyId' | 'userId' | 'bindingHash' | 'expiresAt'> & { readonly device: Device | null },
    tokenHash: string,
    now: number,
  ) => Promise<void>;
  readonly family: (familyId: string) => Promise<Family | null>;
  readonly byToken: (tokenHash: string) => Promise<Refresh | null>;
  /** Uses a refresh token up and stores its successor; false where somebody was faster. */
  readonly rotate: (familyId: string, tokenHash: string, successorHash: string, now: number) => Promise<boolean>;
  /** A member's that are alive, the one last seen first. */
  readonly ofMember: (userId: string, now: number) => Promise<readonly DeviceFamily[]>;
  /** On what a member has opened sessions that are still stored, ended ones too. */
  readonly devicesOf: (userId: string) => Promise<readonly Device[]>;
  /** Notes when a family was seen; false where it has ended. */
  readonly seen: (familyId: string, at: number) => Promise<boolean>;
  readonly revoke: (familyId: string, now: number) => Promise<void>;
  /** Forgets the refresh tokens of a family. */
  readonly dropTokens: (familyId: string) => Promise<void>;
  /** The same where it is this member's; false where there was nothing to end. */
  readonly revokeOf: (userId: string, familyId: string, now: number) => Promise<boolean>;
  /** Every family of a member but `kept`, among other statements; the ids of those that were alive. */
  readonly revokeAll: (
    queries: Queries,
    userId: string,
    kept: string | null,
    now: number,
  ) => Promise<readonly string[]>;
  readonly purge: (now: number) => Promise<void>;
}

const addToken = (queries: Queries, familyId: string, tokenHash: string, now: number) =>
  queries.run(
    sql`insert into refresh_token (token_hash, family_id, created_at) values (${tokenHash}, ${familyId}, ${now})`,
  );

const familyColumns = sql`
  f.family_id as "familyId", f.user_id as "userId", f.binding_hash as "bindingHash", f.expires_at as "expiresAt",
  f.revoked_at as "revokedAt", f.created_at as "createdAt", coalesce(f.last_seen_at, f.created_at) as "lastSeenAt"`;

export const sessionsStore = (database: Database): SessionsStore => ({
  add: ({ familyId, userId, bindingHash, expiresAt, device }, tokenHash, now) =>
    database.transaction(async (queries) => {
      await queries.run(sql`
        insert into token_family (family_id, user_id, binding_hash, created_at, expires_at, device)
        values (${familyId}, ${userId}, ${bindingHash}, ${now}, ${expiresAt}, ${device && JSON.stringify(device)})`);
      await addToken(queries, familyId, tokenHash, now);
    }),
  family: (familyId) =>
    database.one(FamilyRow, sql`select ${familyColumns} from token_family f where f.family_id = ${familyId}`),
  byToken: (tokenHash) =>
    database.one(
      RefreshRow,
      sql`select ${familyColumns}, t.used_at as "usedAt"
          from refresh_token t join token_family f on f.family_id = t.family_id where t.token_hash = ${tokenHash}`,
    ),
  rotate: (familyId, tokenHash, successorHash, now) =>
    database.transaction(async (queries) => {
      const used = sql`update refresh_token set used_at = ${now} where token_hash = ${tokenHash} and used_at is null`;
      if ((await queries.run(used)) === 0) return false;
      await addToken(queries, familyId, successorHash, now);
      return true;
    }),
  ofMember: (userId, now) =>
    database.all(
      DeviceRow,
      sql`select ${familyColumns}, f.device from token_family f
          where f.user_id = ${userId} and f.revoked_at is null and f.expires_at > ${now}
          order by coalesce(f.last_seen_at, f.created_at) desc, f.created_at desc, f.family_id`,
    ),
  devicesOf: async (userId) => {
    const rows = await database.all(
      KnownDeviceRow,
      sql`select distinct device from token_family where user_id = ${userId} and device is not null`,
    );
    return rows.map(({ device }) => device);
  },
  seen: async (familyId, at) =>
    (await database.run(
      sql`update token_family set last_seen_at = ${at} where family_id = ${familyId} and revoked_at is null`,
    )) > 0,
  revoke: async (familyId, now) => {
    await database.run(
      sql`update token_family set revoked_at = ${now} where family_id = ${familyId} and revoked_at is null`,
    );
  },
  dropTokens: async (familyId) => {
    await database.run(sql`delete from refresh_token where family_id = ${familyId}`);
  },
  revokeOf: async (userId, familyId, now) =>
    (await database.run(
      sql`update token_family set revoked_at = ${now}
          where family_id = ${familyId} and user_id = ${userId} and revoked_at is null`,
    )) > 0,
  revokeAll: async (queries, userId, kept, now) => {
    const rows = await queries.all(
      FamilyId,
      sql`update token_family set revoked_at = ${now}
          where user_id = ${userId} and revoked_at is null and expires_at > ${now} and family_id <> ${kept ?? ''}
          returning family_id as "familyId"`,
    );
    return rows.map(({ familyId }) => familyId);
  },
  purge: async (now) => {
    await database.run(sql`delete from token_family where expires_at < ${now}`);
  },
});
