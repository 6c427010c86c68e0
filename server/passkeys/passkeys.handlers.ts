import type { InputOf } from '#contract/http/call.ts';
import type { passkeys } from '#contract/http/passkeys.ts';
import { SIGN_IN } from '#domain/auth/auth.ts';
import type { Passkey } from '#domain/auth/passkey.ts';
import type { User } from '#domain/people/user.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { Log } from '../log.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { challengeOf, creationOptions, readAssertion, readRegistration, requestOptions } from './ceremonies.ts';
import { createChallenges } from './challenges.ts';
import { passkeysStore, type Credential } from './passkeys.store.ts';
import { relyingParty } from './relyingParty.ts';

/** The services that this area needs from accounts. */
export interface PasskeyMembers {
  readonly memberById: (
    userId: string,
  ) => Promise<{ readonly userId: string; readonly username: string; readonly nickname: string } | null>;
  readonly openSession: (
    userId: string,
    context: CallContext,
  ) => Promise<{ readonly token: string; readonly refreshToken: string; readonly user: User } | null>;
  /** Whether the member can log in without any passkey. */
  readonly hasOtherWay: (userId: string) => Promise<boolean>;
  /** Proofs that a member has just confirmed their identity. */
  readonly proofs: {
    readonly issue: (viewer: MemberViewer, now: number) => { readonly proof: string; readonly ttlSec: number };
    readonly holds: (proof: string, viewer: MemberViewer, now: number) => boolean;
  };
}
export interface PasskeyNeeds {
  readonly database: Database;
  /** The key `keyFor(secret, 'passkeys')`. */
  readonly key: Buffer;
  readonly members: PasskeyMembers;
  /** Logs passkeys that are added, used, removed or refused (item 38). */
  readonly log: Log;
}

const SIGN_IN_PURPOSE = 'sign-in';
const confirming = (userId: string): string => `confirm ${userId}`;
const adding = (userId: string): string => `add ${userId}`;

const notHere = refused(501, { message: 'Browsers keep passkeys for https and for this machine alone.' });
const late = refused(410, { message: 'The question is too old or was answered before: ask again.' });
const notProved = refused(403, { message: 'This passkey is not known here, or its answer does not fit.' });
const notMade = refused(422, { fields: { response: 'is no passkey that can be kept' } });
const unconfirmed = refused(403, { message: 'Show once more who you are before a passkey is added or removed.' });
const kept = refused(409, { message: 'This passkey is kept already.' });
const enough = refused(409, { message: `A member keeps at most ${SIGN_IN.maxPasskeys} passkeys.` });
const onlyWay = refused(409, { message: 'This passkey is your only way in: set a password or link Google before.' });

const shown = ({ passkeyId, name, createdAt, lastUsedAt }: Passkey): Passkey => ({
  passkeyId,
  name,
  createdAt,
  lastUsedAt,
});

export const passkeyHandlers = ({ database, key, members, log }: PasskeyNeeds): AreaHandlers<typeof passkeys> => {
  const store = passkeysStore(database);
  const challenges = createChallenges(store, key);
  const deny = (refusal: Refusal, why: string, { requestId }: CallContext): Refusal => {
    log.warn('passkey.refused', { why, requestId });
    return refusal;
  };

  /** The credential that a response proves for this purpose; it is marked as used. */
  const proven = async (
    answer: InputOf<typeof passkeys.signIn>,
    purpose: string,
    owner: string | null,
    context: CallContext,
  ): Promise<Credential | Refusal> => {
    const { site, now } = context;
    const party = relyingParty(site);
    if (!party) return notHere;
    const challenge = challengeOf(answer.response.clientDataJSON);
    if (!(await challenges.spend(challenge, purpose, now))) return deny(late, 'late', context);
    const credential = await store.byId(answer.id);
    if (!credential || (owner !== null && credential.userId !== owner)) return deny(notProved, 'unknown', context);
    const handle = answer.response.userHandle;
    const isTheirs = handle === undefined || Buffer.from(handle, 'base64url').toString() === credential.userId;
    const counter = isTheirs ? await readAssertion(party, challenge, answer, credential) : null;
    if (counter === null || !(await store.used(answer.id, counter, now))) return deny(notProved, 'not proved', context);
    log.info('passkey.used', { userId: credential.userId });
    return credential;
  };

  return {
    signInOptions: async (_input, { site, now }) => {
      const party = relyingParty(site);
      return party ? requestOptions(party, challenges.issue(SIGN_IN_PURPOSE, now)) : notHere;
    },
    signIn: async (answer, context) => {
      const credential = await proven(answer, SIGN_IN_PURPOSE, null, context);
      if (isRefused(credential)) return credential;
      return (await members.openSession(credential.userId, context)) ?? notProved;
    },
    confirmOptions: async (_input, { viewer, site, now }) => {
      const party = relyingParty(site);
      return party ? requestOptions(party, challenges.issue(confirming(viewer.userId), now)) : notHere;
    },
    confirm: async (answer, context) => {
      const { viewer, now } = context;
      const credential = await proven(answer, confirming(viewer.userId), viewer.userId, context);
      return isRefused(credential) ? credential : members.proofs.issue(viewer, now);
    },

    addOptions: async ({ proof }, context) => {
      const { viewer, site, now } = context;
      const member = await members.memberById(viewer.userId);
      if (!member) return refused(401);
      const party = relyingParty(site);
      if (!party) return notHere;
      if (!members.proofs.holds(proof, viewer, now)) return deny(unconfirmed, 'not confirmed', context);
      const held = await store.ofMember(member.userId);
      if (held.length >= SIGN_IN.maxPasskeys) return enough;
      return creationOptions(party, challenges.issue(adding(member.userId), now), member, held);
    },
    add: async (answer, context) => {
      const { viewer, site, now } = context;
      const party = relyingParty(site);
      if (!party) return notHere;
      const { userId } = viewer;
      const challenge = challengeOf(answer.response.clientDataJSON);
      if (!(await challenges.spend(challenge, adding(userId), now))) return deny(late, 'late', context);
      if ((await store.ofMember(userId)).length >= SIGN_IN.maxPasskeys) return enough;
      const made = await readRegistration(party, challenge, answer);
      if (!made) return deny(notMade, 'not made', context);
      const { name, response } = answer;
      const transports = response.transports ?? [];
      const credential = { ...made, userId, transports, name: name.trim(), createdAt: now, lastUsedAt: null };
      if (!(await store.add(credential))) return kept;
      log.info('passkey.added', { userId });
      return shown(credential);
    },

    list: async (_input, { viewer }) => (await store.ofMember(viewer.userId)).map(shown),
    rename: async ({ passkeyId, name }, { viewer }) => {
      const renamed = await store.rename(viewer.userId, passkeyId, name.trim());
      return renamed ? shown(renamed) : refused(404);
    },
    remove: async ({ passkeyId, proof }, context) => {
      const { viewer, now } = context;
      if (!members.proofs.holds(proof, viewer, now)) return deny(unconfirmed, 'not confirmed', context);
      const { userId } = viewer;
      const held = await store.ofMember(userId);
      if (!held.some((one) => one.passkeyId === passkeyId)) return null;
      if (held.length === 1 && !(await members.hasOtherWay(userId))) return onlyWay;
      if (await store.remove(userId, passkeyId)) log.info('passkey.removed', { userId });
      return null;
    },
  };
};
