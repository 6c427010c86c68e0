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

/** The user and session that a token stands for. */
export interface TokenOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** Tokens for the URL of the chat's socket: valid for one minute, for one use, and for nothing else (item 19). */
export interface ChatTokens {
  readonly issue: (owner: TokenOwner, now: number) => string;
  /** Marks the token as used; null if it is not a chat token, has expired, or was used before. */
  readonly take: (token: string, now: number) => Promise<TokenOwner | null>;
}

/**
 * By default tokens are signed with a key of this process only: none is valid after a restart, so used tokens need not
 * be stored. Several processes need a shared key and a shared record of used tokens.
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
      // Every entry is kept for the same time from now on, so that the oldest entry always expires first.
      const until = now + MAX_AGE_MS + CORRECTION_MS;
      return (await spend(claims.jti, until, now)) ? { userId: claims.sub, sessionId: claims.fid } : null;
    },
  };
};
