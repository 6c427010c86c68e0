import type { google } from '#contract/http/google.ts';
import type { User } from '#domain/people/user.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { Log } from '../log.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { createFlows } from './flows.ts';
import { googleStore } from './google.store.ts';
import { memberFor, type Joining } from './joining.ts';
import type { Provider } from './provider.ts';

/** The services that this area needs from accounts. */
export interface GoogleMembers extends Joining {
  readonly openSession: (
    userId: string,
    context: CallContext,
  ) => Promise<{ readonly token: string; readonly refreshToken: string; readonly user: User } | null>;
  /** Whether the member can log in without Google. */
  readonly hasOtherWay: (userId: string) => Promise<boolean>;
  /** Whether a proof shows that the viewer has just confirmed their identity. */
  readonly confirmed: (proof: string, viewer: MemberViewer, now: number) => boolean;
}
export interface GoogleNeeds {
  readonly database: Database;
  /** Null if sign-in by Google is off. */
  readonly provider: Provider | null;
  /** The key `keyFor(secret, 'google')`. */
  readonly key: Buffer;
  readonly members: GoogleMembers;
  /** Logs links that are created, removed or refused (item 38). */
  readonly log: Log;
}

const notServed = refused(501, { message: 'Signing in with Google is not set up here.' });
const mailTaken = refused(409, {
  message: 'A member has this mail address already: log in by password, then link Google.',
});
const linkTaken = refused(409, {
  message: 'This account at Google is linked with another member, or you with another.',
});
const unconfirmed = refused(403, { message: 'Show once more who you are before Google is linked or unlinked.' });
const onlyWay = refused(409, { message: 'Google is your only way in: set a password or add a passkey before.' });

/** Sign-in by Google, item 17: a person is identified by issuer and subject, never by mail address. */
export const googleHandlers = ({ database, provider, key, members, log }: GoogleNeeds): AreaHandlers<typeof google> => {
  const store = googleStore(database);
  const deny = (refusal: Refusal, why: string, { requestId }: CallContext): Refusal => {
    log.warn('google.refused', { why, requestId });
    return refusal;
  };
  const flows = provider && createFlows(store, provider, key, deny);

  return {
    login: async ({ returnTo, pid = null }, context) =>
      flows ? flows.begin({ userId: null, pid }, returnTo, context) : notServed,
    loginCallback: async (answer, context) => {
      if (!flows) return notServed;
      const finished = await flows.finish(answer, null, context);
      if (isRefused(finished)) return finished;
      const { claims, flow } = finished;
      const arrival = { pid: flow.pid ?? answer.pid ?? null, guestToken: answer.guestToken ?? null };
      const member = await memberFor(claims, arrival, context.now, { store, members });
      if (!member) return deny(mailTaken, 'mail taken', context);
      const { userId, isNew } = member;
      if (isNew) log.info('google.linked', { userId, isNew });
      const session = await members.openSession(userId, context);
      if (!session) throw new Error('an identity at Google leads to a member who is not there');
      return { ...session, returnTo: flow.returnTo };
    },

    link: async ({ returnTo, proof }, context) => {
      const { viewer, now } = context;
      if (!flows) return notServed;
      if (!members.confirmed(proof, viewer, now)) return deny(unconfirmed, 'not confirmed', context);
      return flows.begin({ userId: viewer.userId, pid: null }, returnTo, context);
    },
    linkCallback: async (answer, context) => {
      if (!flows) return notServed;
      const { userId } = context.viewer;
      const finished = await flows.finish(answer, userId, context);
      if (isRefused(finished)) return finished;
      const { claims, flow } = finished;
      if (await store.link(claims, userId, context.now)) log.info('google.linked', { userId, isNew: false });
      else if ((await store.memberOf(claims)) !== userId) return deny(linkTaken, 'link taken', context);
      return { returnTo: flow.returnTo };
    },
    unlink: async ({ proof }, context) => {
      const { viewer, now } = context;
      if (!members.confirmed(proof, viewer, now)) return deny(unconfirmed, 'not confirmed', context);
      const { userId } = viewer;
      if ((await store.linkedAt(userId)) === null) return null;
      if (!(await members.hasOtherWay(userId))) return onlyWay;
      if (await store.unlink(userId)) log.info('google.unlinked', { userId });
      return null;
    },
    status: async (_input, { viewer }) => ({ linkedAt: await store.linkedAt(viewer.userId) }),
  };
};
