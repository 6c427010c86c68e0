import { SITE_ROLES } from '#domain/auth/auth.ts';
import { SESSIONS } from '#domain/auth/deviceSession.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Identify, Viewer } from '../http/identify.ts';
import type { Clock } from '../shared/clock.ts';
import type { ChatTokens, TokenOwner } from './chatTokens.ts';
import type { MembersStore } from './members.store.ts';
import type { Sessions } from './sessions.ts';
import type { Family, SessionsStore } from './sessions.store.ts';
import type { Tokens } from './tokens.ts';
import { guestOf } from './users.ts';

interface Sources {
  readonly tokens: Tokens;
  readonly chatTokens: ChatTokens;
  readonly sessions: Sessions;
  readonly families: SessionsStore;
  readonly members: MembersStore;
  readonly clock: Clock;
}

const MINUTE = 60_000;

/** Reads the session from the database each time: one that ended, ended for the next request. */
export const createIdentify = (sources: Sources): { readonly request: Identify; readonly socket: Identify } => {
  const { tokens, chatTokens, sessions, families, members, clock } = sources;

  /** Noted seldom, so that reading does not become writing; false where the session ended meanwhile. */
  const noteSeen = async ({ familyId, lastSeenAt }: Family, now: number): Promise<boolean> =>
    now - lastSeenAt < SESSIONS.seenEveryMs || families.seen(familyId, now - (now % MINUTE));

  const holderOf = async (owner: TokenOwner, binding: string | null, now: number): Promise<Viewer | null> => {
    const member = await members.byId(owner.userId);
    // Last, so that nothing stands between the answer and a session that ends meanwhile.
    const family = await families.family(owner.sessionId);
    if (!member || !family || !sessions.isAlive(family, binding, now) || !(await noteSeen(family, now))) return null;
    const { userId, nickname, siteRoleId } = member;
    return { kind: 'member', userId, displayName: nickname, siteRoleId, sessionId: family.familyId };
  };
  const request: Identify = async (token, binding) => {
    const now = clock();
    const claims = tokens.read(token, now);
    if (!claims) return null;
    if (claims.typ === 'access') return holderOf({ userId: claims.sub, sessionId: claims.fid }, binding, now);
    const { displayName } = guestOf(claims.sub, DEFAULT_LOCALE);
    return { kind: 'guest', userId: claims.sub, displayName, siteRoleId: SITE_ROLES.guest, sessionId: null };
  };
  return {
    request,
    socket: async (token, binding) => {
      const now = clock();
      const owner = chatTokens.take(token, now);
      return owner ? holderOf(owner, binding, now) : request(token, binding);
    },
  };
};
