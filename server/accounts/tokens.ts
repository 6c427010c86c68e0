import * as Option from 'effect/Option';
import * as Schema from 'effect/Schema';
import { AUTH } from '#domain/auth/auth.ts';
import { createSigner } from '../shared/signed.ts';

const AUDIENCE = 'khandai';

const common = { aud: Schema.Literal(AUDIENCE), sub: Schema.String, iat: Schema.Int, exp: Schema.Int };
const Claims = Schema.Union([
  Schema.Struct({ typ: Schema.Literal('guest'), ...common }),
  /** `fid` is the token family: the session. */
  Schema.Struct({ typ: Schema.Literal('access'), fid: Schema.String, ...common }),
]);
const decodeClaims = Schema.decodeUnknownOption(Schema.fromJsonString(Claims));

/** The claims of a token; times are epoch seconds. */
export type Claims = typeof Claims.Type;

export interface Tokens {
  readonly guest: (userId: string, now: number) => string;
  readonly access: (userId: string, familyId: string, now: number) => string;
  /** Null for a token that was not issued here, was altered, or has expired. */
  readonly read: (token: string, now: number) => Claims | null;
}

export const createTokens = (key: Buffer): Tokens => {
  const signer = createSigner(key);
  const signed = (claims: Claims): string => signer.sign(claims);
  const lifetime = (now: number, maxAgeS: number) => {
    const iat = Math.floor(now / 1000);
    return { aud: AUDIENCE, iat, exp: iat + maxAgeS } as const;
  };
  return {
    guest: (userId, now) => signed({ typ: 'guest', sub: userId, ...lifetime(now, AUTH.guestTokenMaxAgeS) }),
    access: (userId, familyId, now) =>
      signed({ typ: 'access', sub: userId, fid: familyId, ...lifetime(now, AUTH.accessTokenMaxAgeS) }),
    read: (token, now) => {
      const claims = Option.getOrNull(decodeClaims(signer.open(token)));
      return claims && claims.exp * 1000 > now ? claims : null;
    },
  };
};
