import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const FamilyRow = Schema.Struct({
  familyId: Schema.String,
  userId: Schema.String,
  bindingHash: Schema.NullOr(Schema.String),
  expiresAt: Schema.Int,
  revokedAt: Schema.NullOr(Schema.Int),
});
const FamilyId = Schema.Struct({ familyId: Schema.String });
const RefreshRow = Schema.Struct({ ...FamilyRow.fields, usedAt: Schema.NullOr(Schema.Int) });

/** A session: the refresh tokens that came one from the other. Times are epoch milliseconds. */
export type Family = typeof FamilyRow.Type;
/** The family of a refresh token, and when that token was used. */
export type Refresh = typeof RefreshRow.Type;

export interface SessionsStore {
  readonly add: (family: Family, tokenHash: string, now: number) => Promise<void>;
  readonly family: (familyId: string) => Promise<Family | null>;
  readonly byToken: (tokenHash: string) => Promise<Refresh | null>;
  /** Uses a refresh token up and stores its successor; false where somebody was faster. */
  readonly rotate: (familyId: string, tokenHash: string, successorHash: string, now: number) => Promise<boolean>;
  readonly revoke: (familyId: string, now: number) => Promise<void>;
  /** Every family of a member, among other statements; the ids of those that were alive. */
  readonly revokeAll: (queries: Queries, userId: string, now: number) => Promise<readonly string[]>;
  readonly purge: (now: number) => Promise<void>;
}

const addToken = (queries: Queries, familyId: string, tokenHash: string, now: number) =>
  queries.run(
    sql`insert into refresh_token (token_hash, family_id, created_at) values (${tokenHash}, ${familyId}, ${now})`,
  );

export const sessionsStore = (database: Database): SessionsStore => ({
  add: ({ familyId, userId, bindingHash, expiresAt }, tokenHash, now) =>
    database.transaction(async (queries) => {
      await queries.run(sql`
        insert into token_family (family_id, user_id, binding_hash, created_at, expires_at)
        values (${familyId}, ${userId}, ${bindingHash}, ${now}, ${expiresAt})`);
      await addToken(queries, familyId, tokenHash, now);
    }),
  family: (familyId) =>
    database.one(
      FamilyRow,
      sql`select family_id as "familyId", user_id as "userId", binding_hash as "bindingHash",
                 expires_at as "expiresAt", revoked_at as "revokedAt"
          from token_family where family_id = ${familyId}`,
    ),
  byToken: (tokenHash) =>
    database.one(
      RefreshRow,
      sql`select f.family_id as "familyId", f.user_id as "userId", f.binding_hash as "bindingHash",
                 f.expires_at as "expiresAt", f.revoked_at as "revokedAt", t.used_at as "usedAt"
          from refresh_token t join token_family f on f.family_id = t.family_id where t.token_hash = ${tokenHash}`,
    ),
  rotate: (familyId, tokenHash, successorHash, now) =>
    database.transaction(async (queries) => {
      const used = sql`update refresh_token set used_at = ${now} where token_hash = ${tokenHash} and used_at is null`;
      if ((await queries.run(used)) === 0) return false;
      await addToken(queries, familyId, successorHash, now);
      return true;
    }),
  revoke: async (familyId, now) => {
    await database.run(
      sql`update token_family set revoked_at = ${now} where family_id = ${familyId} and revoked_at is null`,
    );
  },
  revokeAll: async (queries, userId, now) => {
    const rows = await queries.all(
      FamilyId,
      sql`update token_family set revoked_at = ${now} where user_id = ${userId} and revoked_at is null
          returning family_id as "familyId"`,
    );
    return rows.map(({ familyId }) => familyId);
  },
  purge: async (now) => {
    await database.run(sql`delete from token_family where expires_at < ${now}`);
  },
});
