import { createHmac, timingSafeEqual } from 'node:crypto';
import * as Option from 'effect/Option';
import * as Schema from 'effect/Schema';
import { AUTH } from '#domain/auth/auth.ts';

const AUDIENCE = 'khandai';

const common = { aud: Schema.Literal(AUDIENCE), sub: Schema.String, iat: Schema.Int, exp: Schema.Int };
const Claims = Schema.Union([
  Schema.Struct({ typ: Schema.Literal('guest'), ...common }),
  /** `fid` is the token family: the session. */
  Schema.Struct({ typ: Schema.Literal('access'), fid: Schema.String, ...common }),
]);
const decodeClaims = Schema.decodeUnknownOption(Schema.fromJsonString(Claims));

/** What a token says; times are epoch seconds. */
export type Claims = typeof Claims.Type;

/** Signed with HMAC-SHA256 and nothing else: a token names no algorithm that could be swapped. */
export interface Tokens {
  readonly guest: (userId: string, now: number) => string;
  readonly access: (userId: string, familyId: string, now: number) => string;
  /** Null for a token that is not ours, was altered, or has expired. */
  readonly read: (token: string, now: number) => Claims | null;
}

export const createTokens = (key: Buffer): Tokens => {
  const macOf = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  const signed = (claims: Claims): string => {
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${payload}.${macOf(payload).toString('base64url')}`;
  };
  const lifetime = (now: number, maxAgeS: number) => {
    const iat = Math.floor(now / 1000);
    return { aud: AUDIENCE, iat, exp: iat + maxAgeS } as const;
  };
  return {
    guest: (userId, now) => signed({ typ: 'guest', sub: userId, ...lifetime(now, AUTH.guestTokenMaxAgeS) }),
    access: (userId, familyId, now) =>
      signed({ typ: 'access', sub: userId, fid: familyId, ...lifetime(now, AUTH.accessTokenMaxAgeS) }),
    read: (token, now) => {
      const [payload = '', mac = '', ...rest] = token.split('.');
      if (rest.length > 0 || !/^[A-Za-z0-9_-]{43}$/.test(mac)) return null;
      // Compared as text: the last letter of base64url carries unused bits, and bytes would let another letter pass.
      if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(payload).toString('base64url')))) return null;
      const claims = Option.getOrNull(decodeClaims(Buffer.from(payload, 'base64url').toString('utf8')));
      return claims && claims.exp * 1000 > now ? claims : null;
    },
  };
};
