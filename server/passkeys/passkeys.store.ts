import * as Schema from 'effect/Schema';
import type { Passkey } from '#domain/auth/passkey.ts';
import { UniqueViolation, type Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const CredentialRow = Schema.Struct({
  passkeyId: Schema.String,
  userId: Schema.String,
  /** A COSE key in base64url. */
  publicKey: Schema.String,
  /** The number of uses by the authenticator's count; many authenticators always send 0. */
  counter: Schema.Int,
  transports: Schema.fromJsonString(Schema.Array(Schema.String)),
  name: Schema.String,
  createdAt: Schema.Int,
  lastUsedAt: Schema.NullOr(Schema.Int),
});
export type Credential = typeof CredentialRow.Type;
const HashRow = Schema.Struct({ hash: Schema.String });

export interface PasskeysStore {
  /** False if this credential is already stored, for any member. */
  readonly add: (credential: Credential) => Promise<boolean>;
  readonly byId: (passkeyId: string) => Promise<Credential | null>;
  /** A member's passkeys, the oldest first. */
  readonly ofMember: (userId: string) => Promise<readonly Credential[]>;
  /** False if the passkey was removed, or was used meanwhile with the same or a higher counter. */
  readonly used: (passkeyId: string, counter: number, now: number) => Promise<boolean>;
  /** Null if the member has no such passkey. */
  readonly rename: (userId: string, passkeyId: string, name: string) => Promise<Passkey | null>;
  /** Removes a passkey; whether there was one. */
  readonly remove: (userId: string, passkeyId: string) => Promise<boolean>;
  /** Marks a challenge as used; false if it was used before. */
  readonly spend: (challengeHash: string, expiresAt: number) => Promise<boolean>;
  readonly purgeSpent: (now: number) => Promise<void>;
}

const columns = sql`credential_id as "passkeyId", user_id as "userId", public_key as "publicKey", counter, transports, name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`;

export const passkeysStore = (database: Database): PasskeysStore => ({
  add: async ({ passkeyId, userId, publicKey, counter, transports, name, createdAt }) => {
    try {
      await database.run(sql`
        insert into passkey (credential_id, user_id, public_key, counter, transports, name, created_at)
        values (${passkeyId}, ${userId}, ${publicKey}, ${counter}, ${JSON.stringify(transports)}, ${name}, ${createdAt})`);
      return true;
    } catch (error) {
      if (error instanceof UniqueViolation) return false;
      throw error;
    }
  },
  byId: (passkeyId) =>
    database.one(CredentialRow, sql`select ${columns} from passkey where credential_id = ${passkeyId}`),
  ofMember: (userId) =>
    database.all(
      CredentialRow,
      sql`select ${columns} from passkey where user_id = ${userId} order by created_at, credential_id`,
    ),
  used: async (passkeyId, counter, now) =>
    (await database.run(
      sql`update passkey set counter = ${counter}, last_used_at = ${now}
          where credential_id = ${passkeyId} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`,
    )) > 0,
  rename: (userId, passkeyId, name) =>
    database.one(
      CredentialRow,
      sql`update passkey set name = ${name} where user_id = ${userId} and credential_id = ${passkeyId} returning ${columns}`,
    ),
  remove: async (userId, passkeyId) =>
    (await database.run(sql`delete from passkey where user_id = ${userId} and credential_id = ${passkeyId}`)) > 0,
  spend: async (challengeHash, expiresAt) =>
    (await database.one(
      HashRow,
      sql`insert into passkey_challenge (challenge_hash, expires_at) values (${challengeHash}, ${expiresAt})
          on conflict (challenge_hash) do nothing returning challenge_hash as "hash"`,
    )) !== null,
  purgeSpent: async (now) => {
    await database.run(sql`delete from passkey_challenge where expires_at <= ${now}`);
  },
});
