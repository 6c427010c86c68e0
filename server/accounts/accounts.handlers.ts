import type { accounts } from '#contract/http/accounts.ts';
import { SESSION_ENDED } from '#contract/http/envelope.ts';
import { tidyName } from '#domain/auth/displayName.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import type { Outbox } from '../shared/outbox.ts';
import type { IsProtectedName } from '../shared/names/protectedNames.ts';
import { refused } from '../shared/refusal.ts';
import type { Tickets } from '../shared/tickets.ts';
import type { ErasureStore } from './erasure.store.ts';
import type { MembersStore } from './members.store.ts';
import type { Opening } from './opening.ts';
import type { PasswordGate } from './passwordGate.ts';
import type { Passwords } from './passwords.ts';
import { logInHandler } from './logIn.ts';
import type { MemberContacts } from './memberContacts.ts';
import { registerHandler, usernameRefusal } from './register.ts';
import type { RegistrationStore } from './registration.store.ts';
import { resetPasswordHandler } from './resetPassword.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { guestOf, newUserId, userOf } from './users.ts';

interface Parts {
  readonly database: Database;
  readonly members: MembersStore;
  readonly memberContacts: MemberContacts;
  readonly store: RegistrationStore;
  readonly sessions: Sessions;
  readonly tickets: Tickets;
  readonly tokens: Tokens;
  readonly opening: Opening;
  readonly passwords: Passwords;
  readonly gate: PasswordGate;
  readonly outbox: Outbox;
  readonly log: Log;
  readonly erasure: ErasureStore;
  readonly isProtectedName: IsProtectedName;
}

/** Handlers for AUTH-1 to AUTH-5 on the server. */
export const accountHandlers = (parts: Parts): AreaHandlers<typeof accounts> => {
  const { members, sessions, tokens, opening, outbox } = parts;
  /** A member who already has a protected name keeps it. */
  const isNewAndProtected = async (nickname: string, userId: string): Promise<boolean> => {
    const name = tidyName(nickname);
    return (await parts.isProtectedName(name, userId)) && (await members.byId(userId))?.nickname !== name;
  };

  return {
    guestLogin: async (_input, { locale, now }) => {
      const userId = newUserId('guest');
      return { guestToken: tokens.guest(userId, now), guest: guestOf(userId, locale) };
    },
    guestInfo: async (_input, { viewer, locale }) => {
      if (viewer.kind === 'guest') return guestOf(viewer.userId, locale);
      const member = await members.byId(viewer.userId);
      return member ? userOf(member) : refused(401);
    },
    info: async (_input, { viewer }) => {
      const member = await members.byId(viewer.userId);
      return member ? userOf(member) : refused(401);
    },

    login: logInHandler(parts),
    register: registerHandler(parts),
    resetPassword: resetPasswordHandler(parts),

    refreshToken: async ({ refreshToken }, { binding, now }) => {
      const opened = await sessions.refresh(refreshToken, binding, now);
      if (opened && typeof opened === 'object' && 'waitS' in opened) return refused(429, { retryAfterS: opened.waitS });
      if (opened === 'ended') return refused(401, { challenge: SESSION_ENDED, message: 'This session was ended.' });
      const member = opened && (await members.byId(opened.userId));
      return member ? opening.answer(member, opened, now) : refused(401);
    },
    // The binding cookie stays: a late response would delete the cookie of somebody who has logged in meanwhile, and
    // the cookie alone grants nothing.
    logout: async ({ refreshToken }, { now }) => {
      await sessions.end(refreshToken, now);
      return null;
    },

    checkUsername: async ({ username }) => {
      const problem = await usernameRefusal(username);
      if (problem !== null) return { ok: false, reason: problem };
      return (await members.byUsername(username)) || (await parts.erasure.isRetired(username))
        ? { ok: false, reason: 'taken' as const }
        : { ok: true };
    },
    updateInfo: async ({ nickname, profilePicture }, { viewer }) => {
      if (nickname !== undefined && (await isNewAndProtected(nickname, viewer.userId)))
        return refused(422, { fields: { nickname: 'reserved' } });
      const changed = await members.setProfile(
        viewer.userId,
        {
          ...(nickname !== undefined && { nickname: tidyName(nickname) }),
          ...(profilePicture !== undefined && { profilePicture }),
        },
        async (queries, { before: { profilePicture: picture }, after }) => {
          if (picture !== null && picture !== after.profilePicture)
            await outbox.publish(queries, 'picture.left', { picture });
        },
      );
      return changed ? userOf(changed.after) : refused(401);
    },
  };
};
