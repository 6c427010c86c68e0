import { randomBytes } from 'node:crypto';
import * as Option from 'effect/Option';
import * as Schema from 'effect/Schema';
import { SESSIONS } from '#domain/auth/deviceSession.ts';
import { CORRECTION_MS, isWithin } from '../shared/clock.ts';
import { createSigner } from '../shared/signed.ts';

const Claims = Schema.Struct({
  aud: Schema.Literal('chat'),
  sub: Schema.String,
  /** The token family: the session. */
  fid: Schema.String,
  jti: Schema.String,
  /** Epoch milliseconds. */
  exp: Schema.Int,
});
const MAX_AGE_MS = SESSIONS.chatTokenMaxAgeS * 1000;
const decodeClaims = Schema.decodeUnknownOption(Schema.fromJsonString(Claims));

/** Whose session a token speaks for. */
export interface TokenOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** Tokens for the address of the chat's socket: good for a minute, once, and for nothing else (item 19). */
export interface ChatTokens {
  readonly issue: (owner: TokenOwner, now: number) => string;
  /** Uses it up; null for one that is no token of this kind, late, or was used. */
  readonly take: (token: string, now: number) => TokenOwner | null;
}

/** Signed with a key of this process alone: none outlives a restart, so what was used need not be stored. */
export const createChatTokens = (): ChatTokens => {
  const signer = createSigner(randomBytes(32));
  /** By id, in the order in which they were used: until when. */
  const used = new Map<string, number>();
  const forget = (now: number): void => {
    for (const [jti, exp] of used) {
      if (exp > now) return;
      used.delete(jti);
    }
  };
  return {
    issue: ({ userId, sessionId }, now) =>
      signer.sign({
        ...{ aud: 'chat', sub: userId, fid: sessionId },
        jti: randomBytes(12).toString('base64url'),
        exp: now + MAX_AGE_MS,
      } satisfies typeof Claims.Type),
    take: (token, now) => {
      const claims = Option.getOrNull(decodeClaims(signer.open(token)));
      if (!claims || !isWithin(claims.exp, now, MAX_AGE_MS) || used.has(claims.jti)) return null;
      forget(now);
      // Kept for as long as any could be good from now, so that the oldest is always the first.
      used.set(claims.jti, now + MAX_AGE_MS + CORRECTION_MS);
      return { userId: claims.sub, sessionId: claims.fid };
    },
  };
};
