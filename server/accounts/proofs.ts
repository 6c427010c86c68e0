import * as Option from 'effect/Option';
import * as Schema from 'effect/Schema';
import { SESSIONS } from '#domain/auth/deviceSession.ts';
import type { MemberViewer } from '../http/identify.ts';
import { isWithin } from '../shared/clock.ts';
import { refused } from '../shared/refusal.ts';
import { createSigner } from '../shared/signed.ts';

const Claims = Schema.Struct({
  aud: Schema.Literal('proof'),
  sub: Schema.String,
  /** The session that it was issued to. */
  fid: Schema.String,
  /** Epoch milliseconds. */
  exp: Schema.Int,
});
const decodeClaims = Schema.decodeUnknownOption(Schema.fromJsonString(Claims));

/** Proofs that a member has just confirmed their identity: valid for 10 minutes, in the session in which they did (items 12 and 13). */
export interface Proofs {
  readonly issue: (viewer: MemberViewer, now: number) => { readonly proof: string; readonly ttlSec: number };
  readonly holds: (proof: string, viewer: MemberViewer, now: number) => boolean;
}

export const unconfirmed = refused(403, { message: 'Show once more who you are: by password, passkey or code.' });

export const createProofs = (key: Buffer): Proofs => {
  const signer = createSigner(key);
  return {
    issue: ({ userId, sessionId }, now) => {
      const exp = now + SESSIONS.proofMaxAgeS * 1000;
      const claims = { aud: 'proof', sub: userId, fid: sessionId, exp } satisfies typeof Claims.Type;
      return { proof: signer.sign(claims), ttlSec: SESSIONS.proofMaxAgeS };
    },
    holds: (proof, { userId, sessionId }, now) => {
      const claims = Option.getOrNull(decodeClaims(signer.open(proof)));
      if (claims?.sub !== userId || claims.fid !== sessionId) return false;
      return isWithin(claims.exp, now, SESSIONS.proofMaxAgeS * 1000);
    },
  };
};
