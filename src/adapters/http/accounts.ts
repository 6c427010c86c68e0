import { accounts } from '#contract/http/accounts.ts';
import type { User } from '#domain/people/user.ts';
import type { AccountsPort, UsernameAnswer } from '#ports/accounts.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import type { Lock } from '../browser/lock.ts';
import type { Session, TokenStore } from '../browser/tokens.ts';
import type { Send } from './send.ts';

export interface AccountsNeeds {
  readonly tokens: TokenStore;
  /** Serialises refreshes across all tabs. */
  readonly lock: Lock;
  /** The referral code in the pid cookie, or null. */
  readonly referral: () => string | null;
  /** Removes the member's drafts from this browser. */
  readonly forgetDrafts: () => void;
}

/** The auth chart handles failures of these calls itself; only the last two go the usual way. */
const own = { own: true } as const;

const isEnded = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && outcome.failure.kind === 'unauthorized' && outcome.failure.ended === true;

export const httpAccounts = (send: Send, { tokens, lock, referral, forgetDrafts }: AccountsNeeds): AccountsPort => {
  const entered = (outcome: Outcome<Session & { readonly user: User }>): Outcome<User> => {
    if (!outcome.ok) return outcome;
    tokens.keepSession(outcome.value);
    tokens.announce();
    return succeeded(outcome.value.user);
  };
  const info: AccountsPort['info'] = (signal) => send(accounts.info, {}, signal, own);
  return {
    guestLogin: async (signal) => {
      const outcome = await send(accounts.guestLogin, {}, signal, own);
      if (!outcome.ok) return outcome;
      // An aborted call must not replace a session that was opened meanwhile.
      if (signal.aborted) return failed({ kind: 'unreachable' });
      tokens.keepGuest(outcome.value.guestToken, outcome.value.guest);
      tokens.announce();
      return succeeded(outcome.value.guest);
    },
    guestInfo: (signal) => send(accounts.guestInfo, {}, signal, own),
    info,
    login: async (credentials, signal) => entered(await send(accounts.login, credentials, signal, own)),
    register: async (registration, signal) => {
      const pid = referral();
      const bearer = tokens.bearer();
      const input = {
        ...registration,
        ...(pid !== null && { pid }),
        ...(bearer?.kind === 'guest' && { guestToken: bearer.value }),
      };
      return entered(await send(accounts.register, input, signal, own));
    },
    refresh: (signal) => {
      const before = tokens.refreshToken();
      return lock(async () => {
        const refreshToken = tokens.refreshToken();
        if (refreshToken === null) return failed({ kind: 'unauthorized', clears: 'allTokens' });
        if (refreshToken !== before) return info(signal);
        const outcome = await send(accounts.refreshToken, { refreshToken }, signal, own);
        // The member ended the session, in this browser or elsewhere: treated as a log-out.
        if (isEnded(outcome) && tokens.refreshToken() === refreshToken) forgetDrafts();
        // Stored even if aborted, because the old refresh token is used up; but never after a log-out.
        if (outcome.ok && tokens.refreshToken() === refreshToken) tokens.keepSession(outcome.value);
        return outcome.ok ? succeeded(outcome.value.user) : outcome;
      });
    },
    logout: () => {
      forgetDrafts();
      const refreshToken = tokens.refreshToken();
      if (refreshToken === null) return Promise.resolve(succeeded(null));
      const forGood = new AbortController().signal;
      return send(accounts.logout, { refreshToken }, forGood, { own: true, keepalive: true });
    },
    checkUsername: async (username, signal) => {
      const outcome = await send(accounts.checkUsername, { username }, signal);
      if (!outcome.ok) return outcome;
      const { ok, reason } = outcome.value;
      return succeeded<UsernameAnswer>(ok ? { ok } : { ok, reason: reason ?? 'taken' });
    },
  };
};
