import * as Schema from 'effect/Schema';
import type { Device } from '#domain/auth/device.ts';
import { SESSIONS } from '#domain/auth/deviceSession.ts';
import type { Database, Queries } from '../database/database.ts';
import { listed, sql } from '../database/sql.ts';

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
  /** Ends those of the member that are one too many, the one unused for longest first; answers their ids. */
  readonly add: (
    family: Pick<Family, 'familyId' | 'userId' | 'bindingHash' | 'expiresAt'> & {
      readonly device: Device | null;
      /** `KnownPlaces.networkHash`. */
      readonly networkHash: string;
    },
    tokenHash: string,
    now: number,
    /** Does in the same transaction what follows from it. */
    together?: (queries: Queries) => Promise<void>,
  ) => Promise<readonly string[]>;
  /** Which of these are alive. */
  readonly alive: (familyIds: readonly string[], now: number) => Promise<ReadonlySet<string>>;
  readonly family: (familyId: string) => Promise<Family | null>;
  readonly byToken: (tokenHash: string) => Promise<Refresh | null>;
  /**
   * Uses a refresh token up and stores its successor; false where somebody was faster. Those of the family that were
   * used before `forgetBefore` go, but for tokens of the form that does not name its family.
   */
  readonly rotate: (
    token: { readonly familyId: string; readonly hash: string; readonly successorHash: string },
    forgetBefore: number,
    now: number,
  ) => Promise<boolean>;
  /** Whether one of a member's sessions that are still stored was opened from this network or in this browser. */
  readonly wasOpened: (
    userId: string,
    by: { readonly networkHash: string; readonly bindingHash: string | null },
  ) => Promise<boolean>;
  /** A member's that are alive, the one last seen first. */
  readonly ofMember: (userId: string, now: number) => Promise<readonly DeviceFamily[]>;
  /** On what a member has opened sessions that are still stored, ended ones too. */
  readonly devicesOf: (userId: string) => Promise<readonly Device[]>;
  /** Notes when a family was seen. */
  readonly seen: (familyId: string, at: number) => Promise<void>;
  /** `dropTokens`: its refresh tokens are forgotten with it. */
  readonly revoke: (familyId: string, now: number, how: { readonly dropTokens: boolean }) => Promise<void>;
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
    sql`insert into refresh_token (token_hash, family_id, created_at, signed)
        values (${tokenHash}, ${familyId}, ${now}, 1)`,
  );

/** Families that one query asks for. */
const ASKED_AT_ONCE = 512;

/** Ended sessions of a member that stay stored, so that a browser hears that its own was ended. */
const ENDED_KEPT = 30;

/** Ends a member's sessions beyond what one may have, but the one just opened, and forgets ended ones beyond `ENDED_KEPT`. */
const endCrowded = async (
  queries: Queries,
  { userId, familyId }: Pick<Family, 'userId' | 'familyId'>,
  now: number,
): Promise<readonly string[]> => {
  const crowded = await queries.all(
    FamilyId,
    sql`update token_family set revoked_at = ${now}
        where family_id in (
          select family_id from token_family
          where user_id = ${userId} and family_id <> ${familyId} and revoked_at is null and expires_at > ${now}
          order by coalesce(last_seen_at, created_at) desc, created_at desc, family_id
          limit 1000 offset ${SESSIONS.mostOfMember - 1})
        returning family_id as "familyId"`,
  );
  await queries.run(
    sql`delete from token_family
        where family_id in (
          select family_id from token_family where user_id = ${userId} and revoked_at is not null
          order by revoked_at desc, family_id limit 1000 offset ${ENDED_KEPT})`,
  );
  return crowded.map((row) => row.familyId);
};

const familyColumns = sql`
  f.family_id as "familyId", f.user_id as "userId", f.binding_hash as "bindingHash", f.expires_at as "expiresAt",
  f.revoked_at as "revokedAt", f.created_at as "createdAt", coalesce(f.last_seen_at, f.created_at) as "lastSeenAt"`;

/** Hears of each family that ends before its time, among the statements that end it. */
export type HearsEnd = (queries: Queries, familyId: string) => Promise<void>;

export const sessionsStore = (database: Database, ended: HearsEnd = async () => {}): SessionsStore => ({
  /**
   * Serializable: of two that are opened at once, each counts the other, so a member never has more than one may have; and
   * what `together` reads of a password, a reset at the same time has not replaced.
   */
  add: ({ familyId, userId, bindingHash, networkHash, expiresAt, device }, tokenHash, now, together) =>
    database.transaction(async (queries) => {
      await queries.run(sql`
        insert into token_family (family_id, user_id, binding_hash, network_hash, created_at, expires_at, device)
        values (${familyId}, ${userId}, ${bindingHash}, ${networkHash}, ${now}, ${expiresAt},
                ${device && JSON.stringify(device)})`);
      await addToken(queries, familyId, tokenHash, now);
      await together?.(queries);
      const crowded = await endCrowded(queries, { userId, familyId }, now);
      for (const one of crowded) await ended(queries, one);
      return crowded;
    }),
  wasOpened: async (userId, { networkHash, bindingHash }) =>
    (await database.one(
      FamilyId,
      sql`select family_id as "familyId" from token_family
          where user_id = ${userId} and (network_hash = ${networkHash} or binding_hash = ${bindingHash ?? ''}) limit 1`,
    )) !== null,
  alive: async (familyIds, now) => {
    const found = new Set<string>();
    for (let from = 0; from < familyIds.length; from += ASKED_AT_ONCE) {
      const some = familyIds.slice(from, from + ASKED_AT_ONCE);
      // As many as a power of two: statements are prepared by their text.
      const asked = [
        ...some,
        ...Array.from({ length: 2 ** Math.ceil(Math.log2(some.length)) - some.length }, () => ''),
      ];
      const rows = await database.all(
        FamilyId,
        sql`select family_id as "familyId" from token_family
            where family_id in (${listed(asked)}) and revoked_at is null and expires_at > ${now}`,
      );
      for (const { familyId } of rows) found.add(familyId);
    }
    return found;
  },
  family: (familyId) =>
    database.one(FamilyRow, sql`select ${familyColumns} from token_family f where f.family_id = ${familyId}`),
  byToken: (tokenHash) =>
    database.one(
      RefreshRow,
      sql`select ${familyColumns}, t.used_at as "usedAt"
          from refresh_token t join token_family f on f.family_id = t.family_id where t.token_hash = ${tokenHash}`,
    ),
  /** Its successor is stored with it, all or nothing; used once, because one statement uses it if nobody has. */
  rotate: ({ familyId, hash, successorHash }, forgetBefore, now) =>
    database.transaction(async (queries) => {
      const used = sql`update refresh_token set used_at = ${now} where token_hash = ${hash} and used_at is null`;
      if ((await queries.run(used)) === 0) return false;
      await addToken(queries, familyId, successorHash, now);
      await queries.run(
        sql`delete from refresh_token where family_id = ${familyId} and signed = 1 and used_at < ${forgetBefore}`,
      );
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
  seen: async (familyId, at) => {
    await database.run(
      sql`update token_family set last_seen_at = ${at} where family_id = ${familyId} and revoked_at is null`,
    );
  },
  /** All or nothing; told once, because one statement ends it if nobody has. */
  revoke: (familyId, now, { dropTokens }) =>
    database.transaction(async (queries) => {
      const revoked = sql`update token_family set revoked_at = ${now} where family_id = ${familyId} and revoked_at is null`;
      if ((await queries.run(revoked)) > 0) await ended(queries, familyId);
      if (dropTokens) await queries.run(sql`delete from refresh_token where family_id = ${familyId}`);
    }),
  /** As `revoke`: one statement ends it if nobody has. */
  revokeOf: (userId, familyId, now) =>
    database.transaction(async (queries) => {
      const revoked = sql`update token_family set revoked_at = ${now}
                          where family_id = ${familyId} and user_id = ${userId} and revoked_at is null`;
      if ((await queries.run(revoked)) === 0) return false;
      await ended(queries, familyId);
      return true;
    }),
  revokeAll: async (queries, userId, kept, now) => {
    const rows = await queries.all(
      FamilyId,
      sql`update token_family set revoked_at = ${now}
          where user_id = ${userId} and revoked_at is null and expires_at > ${now} and family_id <> ${kept ?? ''}
          returning family_id as "familyId"`,
    );
    for (const { familyId } of rows) await ended(queries, familyId);
    return rows.map(({ familyId }) => familyId);
  },
  purge: async (now) => {
    await database.run(sql`delete from token_family where expires_at < ${now}`);
  },
});
