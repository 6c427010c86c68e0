import type { User } from '#domain/people/user.ts';
import type { AccountsPort } from '#ports/accounts.ts';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';

export const guest: User = {
  userId: 'g1',
  displayName: 'Khách',
  nickname: 'Khách',
  profilePicture: null,
  siteRoleId: 0,
};
export const member: User = { ...guest, userId: 'u1', displayName: 'Lan', nickname: 'Lan', siteRoleId: 1 };

export const unauthorized = (clears: 'guestToken' | 'allTokens' = 'allTokens') =>
  failed({ kind: 'unauthorized', clears });
export const rateLimited = (retryAfterS = 1) => failed({ kind: 'rateLimited', retryAfterS });
export const serverFault = (code = 500) => failed({ kind: 'serverFault', code });
export const refusedWith = (code: number) => failed({ kind: 'refused', code });
export const unreachable = failed({ kind: 'unreachable' } satisfies Failure);
export const asGuest = succeeded(guest);
export const asMember = succeeded(member);

type Asked = 'guestLogin' | 'guestInfo' | 'info' | 'login' | 'register' | 'refresh';
type Script = Partial<Record<Asked, readonly (Outcome<User> | 'throws')[]>>;

/** Gives the answers of its script in order, and never answers after that. */
export const scriptedAccounts = (script: Script) => {
  const calls: string[] = [];
  const answer =
    (name: Asked) =>
    (...args: readonly unknown[]): Promise<Outcome<User>> => {
      const turn = calls.filter((call) => call.startsWith(`${name}`)).length;
      calls.push(args.length > 1 ? `${name} ${JSON.stringify(args[0])}` : name);
      const next = script[name]?.[turn];
      if (next === 'throws') return Promise.reject(new Error(`${name} threw`));
      return next ? Promise.resolve(next) : new Promise(() => {});
    };
  const port: AccountsPort = {
    guestLogin: answer('guestLogin'),
    guestInfo: answer('guestInfo'),
    info: answer('info'),
    login: answer('login'),
    register: answer('register'),
    refresh: answer('refresh'),
    logout: () => {
      calls.push('logout');
      return Promise.resolve(succeeded(null));
    },
    checkUsername: () => Promise.resolve(succeeded({ ok: true })),
  };
  return { port, calls };
};

/** Lets all resolved promises run. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
