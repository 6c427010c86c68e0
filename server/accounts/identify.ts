import { SITE_ROLES } from '#domain/auth/auth.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Identify } from '../http/identify.ts';
import type { Clock } from '../shared/clock.ts';
import type { MembersStore } from './members.store.ts';
import type { Sessions } from './sessions.ts';
import type { SessionsStore } from './sessions.store.ts';
import type { Tokens } from './tokens.ts';
import { guestOf } from './users.ts';

interface Sources {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly families: SessionsStore;
  readonly members: MembersStore;
  readonly clock: Clock;
}

/** Reads the session from the database each time: one that ended, ended for the next request. */
export const createIdentify =
  ({ tokens, sessions, families, members, clock }: Sources): Identify =>
  async (token, binding) => {
    const now = clock();
    const claims = tokens.read(token, now);
    if (!claims) return null;
    if (claims.typ === 'guest') {
      const { displayName } = guestOf(claims.sub, DEFAULT_LOCALE);
      return { kind: 'guest', userId: claims.sub, displayName, siteRoleId: SITE_ROLES.guest, sessionId: null };
    }
    const member = await members.byId(claims.sub);
    // Last, so that nothing stands between the answer and a session that ends meanwhile.
    const family = await families.family(claims.fid);
    if (!member || !family || !sessions.isAlive(family, binding, now)) return null;
    const { userId, nickname, siteRoleId } = member;
    return { kind: 'member', userId, displayName: nickname, siteRoleId, sessionId: family.familyId };
  };
