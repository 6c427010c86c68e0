import { createHmac, randomBytes } from 'node:crypto';
import * as Option from 'effect/Option';
import * as Schema from 'effect/Schema';
import { createSigner } from '../shared/signed.ts';

const Claims = Schema.Struct({
  /** The token family: the session. */
  fid: Schema.String,
  /** Distinguishes the tokens of a family. */
  one: Schema.String,
});
const decodeClaims = Schema.decodeUnknownOption(Schema.fromJsonString(Claims));

/** Refresh tokens name their family and are signed, so that a used one is recognised long after its row was deleted (item 14). */
export interface RefreshTokens {
  readonly first: (familyId: string) => string;
  /** Derived from the token that it follows, so that the grace period can return the same one again without storing it in readable form. */
  readonly successorOf: (token: string, familyId: string) => string;
  /** The family that a token names; null for a token that was not signed here, as older tokens were not. */
  readonly familyOf: (token: string) => string | null;
}

/** `key`: `keyFor(secret, 'refresh')`. */
export const createRefreshTokens = (key: Buffer): RefreshTokens => {
  const signer = createSigner(key);
  const made = (fid: string, one: string): string => signer.sign({ fid, one } satisfies typeof Claims.Type);
  return {
    first: (familyId) => made(familyId, randomBytes(32).toString('base64url')),
    successorOf: (token, familyId) =>
      made(familyId, createHmac('sha256', key).update(`successor of ${token}`).digest('base64url')),
    familyOf: (token) => Option.getOrNull(decodeClaims(signer.open(token)))?.fid ?? null,
  };
};
