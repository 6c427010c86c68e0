import { randomBytes } from 'node:crypto';
import * as Option from 'effect/Option';
import * as Schema from 'effect/Schema';
import { SESSIONS } from '#domain/auth/deviceSession.ts';
import { CORRECTION_MS, isWithin } from '../shared/clock.ts';
import { createSigner } from '../shared/signed.ts';
import { memoryTokenUse, type TokenUse } from '../shared/tokenUse.ts';

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
  readonly take: (token: string, now: number) => Promise<TokenOwner | null>;
}

/**
 * By themselves signed with a key of this process alone: none outlives a restart, so what was used need not be stored.
 * Where several processes take them, with a key that all know, and used up where all see it.
 */
export const createChatTokens = (key: Buffer = randomBytes(32), { spend }: TokenUse = memoryTokenUse()): ChatTokens => {
  const signer = createSigner(key);
  return {
    issue: ({ userId, sessionId }, now) =>
      signer.sign({
        ...{ aud: 'chat', sub: userId, fid: sessionId },
        jti: randomBytes(12).toString('base64url'),
        exp: now + MAX_AGE_MS,
      } satisfies typeof Claims.Type),
    take: async (token, now) => {
      const claims = Option.getOrNull(decodeClaims(signer.open(token)));
      if (!claims || !isWithin(claims.exp, now, MAX_AGE_MS)) return null;
      // Kept for as long as any could be good from now, so that the oldest is always the first.
      const until = now + MAX_AGE_MS + CORRECTION_MS;
      return (await spend(claims.jti, until, now)) ? { userId: claims.sub, sessionId: claims.fid } : null;
    },
  };
};
