import { SITE_ROLES } from '#domain/auth/auth.ts';
import { SESSIONS } from '#domain/auth/deviceSession.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Identify, Viewer } from '../http/identify.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../shared/clock.ts';
import type { ChatTokens, TokenOwner } from './chatTokens.ts';
import type { MembersStore } from './members.store.ts';
import type { Sessions } from './sessions.ts';
import type { Family, SessionsStore } from './sessions.store.ts';
import type { Tokens } from './tokens.ts';
import { guestOf } from './users.ts';

interface Sources {
  readonly tokens: Pick<Tokens, 'read'>;
  readonly chatTokens: Pick<ChatTokens, 'take'>;
  readonly sessions: Pick<Sessions, 'isAlive'>;
  readonly families: Pick<SessionsStore, 'family' | 'seen'>;
  readonly members: Pick<MembersStore, 'byId'>;
  readonly clock: Clock;
  readonly log: Log;
}

const MINUTE = 60_000;

/** Reads the session from the database for every request, so that the end of a session takes effect with the next one. */
export const createIdentify = (sources: Sources): { readonly request: Identify; readonly socket: Identify } => {
  const { tokens, chatTokens, sessions, families, members, clock, log } = sources;

  /** Sessions whose last-seen time is being written. */
  const noting = new Set<string>();
  let pausedUntil = 0;

  /**
   * Written at most once per `seenEveryMs`, so that reads do not become writes, and without delaying the response. If
   * writing fails, nobody is refused because of it, and the next attempt is a minute later.
   */
  const noteSeen = ({ familyId, lastSeenAt }: Family, now: number): void => {
    if (now - lastSeenAt < SESSIONS.seenEveryMs || now < pausedUntil || noting.has(familyId)) return;
    noting.add(familyId);
    families
      .seen(familyId, now - (now % MINUTE))
      .catch((error: unknown) => {
        pausedUntil = now + MINUTE;
        log.warn('session.seen failed', { reason: error instanceof Error ? error.name : 'thrown: no error' });
      })
      .finally(() => noting.delete(familyId));
  };

  const holderOf = async (owner: TokenOwner, binding: string | null, now: number): Promise<Viewer | null> => {
    const member = await members.byId(owner.userId);
    // Read last, so that a session that ends meanwhile is still refused.
    const family = await families.family(owner.sessionId);
    if (!member || !family || !sessions.isAlive(family, binding, now)) return null;
    noteSeen(family, now);
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
      const owner = await chatTokens.take(token, now);
      return owner ? holderOf(owner, binding, now) : request(token, binding);
    },
  };
};
