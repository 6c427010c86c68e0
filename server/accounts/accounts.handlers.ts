import { randomBytes } from 'node:crypto';
import type { accounts } from '#contract/http/accounts.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { usernameProblem } from '#domain/auth/credentials.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import { refused } from '../shared/refusal.ts';
import { isCommonPassword } from './commonPasswords.ts';
import type { LoginLimits } from './loginLimits.ts';
import type { Member, MembersStore } from './members.store.ts';
import type { Passwords } from './passwords.ts';
import type { Opened, Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { guestOf, newUserId, userOf } from './users.ts';

interface Parts {
  readonly members: MembersStore;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly limits: LoginLimits;
  readonly log: Log;
}

const wrongCredentials = { message: 'The name or the password is not right.' };
const busyHashing = { retryAfterS: 1 };

/** Names are lower case; what was typed may not be. */
const typedName = (username: string): string => username.trim().toLowerCase();

/** AUTH-1 to AUTH-5, as the origin keeps them. */
export const accountHandlers = (parts: Parts): AreaHandlers<typeof accounts> => {
  const { members, sessions, tokens, passwords, limits, log } = parts;

  const answer = (member: Member, opened: Opened, now: number) => ({
    token: tokens.access(member.userId, opened.familyId, now),
    refreshToken: opened.refreshToken,
    user: userOf(member),
  });
  const openSession = async (member: Member, { browser, setBinding, now }: CallContext) => {
    const binding = browser ? randomBytes(32).toString('base64url') : null;
    const opened = await sessions.open(member.userId, binding, now);
    if (binding !== null) setBinding(binding);
    log.info('session.opened', { userId: member.userId, sessionId: opened.familyId, bound: browser });
    return answer(member, opened, now);
  };
  const viewing = async ({ viewer }: CallContext): Promise<Member | null> =>
    viewer ? members.byId(viewer.userId) : null;

  return {
    guestLogin: async (_input, { locale, now }) => {
      const userId = newUserId('guest');
      return { guestToken: tokens.guest(userId, now), guest: guestOf(userId, locale) };
    },
    guestInfo: async (_input, context) => {
      const { viewer, locale } = context;
      if (!viewer) return refused(401);
      if (viewer.kind === 'guest') return guestOf(viewer.userId, locale);
      const member = await viewing(context);
      return member ? userOf(member) : refused(401);
    },
    info: async (_input, context) => {
      const member = await viewing(context);
      return member ? userOf(member) : refused(401);
    },

    login: async ({ username, password }, context) => {
      const name = typedName(username);
      const blockedS = limits.blocked(name, context.address);
      if (blockedS !== null) return refused(429, { retryAfterS: blockedS });
      const member = await members.byUsername(name);
      const right = await passwords.matches(member?.passwordHash ?? null, password);
      if (right === null) return refused(429, busyHashing);
      if (!right || !member) {
        // Not the name: a password typed into the wrong field would stand in the log.
        log.warn('login.refused', { userId: member?.userId ?? null, requestId: context.requestId });
        const tooManyS = limits.wrong(name, context.address);
        return tooManyS === null ? refused(403, wrongCredentials) : refused(429, { retryAfterS: tooManyS });
      }
      if (passwords.isWeak(member.passwordHash)) {
        const stronger = await passwords.hash(password);
        if (stronger !== null) await members.setPasswordHash(member.userId, stronger);
      }
      return openSession(member, context);
    },

    register: async (input, context) => {
      const { username, password } = input;
      const problem = usernameProblem(username);
      if (problem !== null) return refused(422, { fields: { username: problem } });
      if (await isCommonPassword(password, username)) return refused(422, { fields: { password: 'common' } });
      if (await members.byUsername(username)) return refused(409);
      const passwordHash = await passwords.hash(password);
      if (passwordHash === null) return refused(429, busyHashing);
      const userId = newUserId('member');
      const added = await members.add(
        {
          userId,
          username,
          nickname: input.nickname?.trim() ?? username,
          passwordHash,
          siteRoleId: SITE_ROLES.member,
          email: input.email ?? null,
          phoneNumber: input.phoneNumber ?? null,
          pid: input.pid ?? null,
        },
        context.now,
      );
      const member = added ? await members.byId(userId) : null;
      return member ? openSession(member, context) : refused(409);
    },

    refreshToken: async ({ refreshToken }, { binding, now }) => {
      const opened = await sessions.refresh(refreshToken, binding, now);
      const member = opened && (await members.byId(opened.userId));
      return member ? answer(member, opened, now) : refused(401);
    },
    logout: async ({ refreshToken }, { browser, setBinding, now }) => {
      const ended = await sessions.end(refreshToken, now);
      if (ended && browser) setBinding(null);
      return null;
    },

    checkUsername: async ({ username }) => {
      const problem = usernameProblem(username);
      if (problem !== null) return { ok: false, reason: problem };
      return (await members.byUsername(username)) ? { ok: false, reason: 'taken' as const } : { ok: true };
    },
    updateInfo: async ({ nickname, profilePicture }, context) => {
      const member = await viewing(context);
      if (!member) return refused(401);
      const changed = {
        ...member,
        nickname: nickname?.trim() ?? member.nickname,
        profilePicture: profilePicture ?? member.profilePicture,
      };
      await members.setProfile(member.userId, changed.nickname, changed.profilePicture);
      return userOf(changed);
    },
  };
};
