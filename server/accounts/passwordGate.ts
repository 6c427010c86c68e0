import type { CallContext } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import type { LoginLimits } from './loginLimits.ts';
import type { Member } from './members.store.ts';
import type { Passwords } from './passwords.ts';

/**
 * Judges a password in one way and one time, whether or not there is such a member (items 5 and 6): null where it is the
 * member's, else the refusal. `account` is what tries are counted by.
 */
export type PasswordGate = (
  account: string,
  member: Member | null,
  password: string,
  context: CallContext,
) => Promise<Refusal | null>;

const wrongCredentials = { message: 'The name or the password is not right.' };
export const busyHashing = { retryAfterS: 1 };

export const createPasswordGate =
  (passwords: Passwords, limits: LoginLimits, log: Log): PasswordGate =>
  async (account, member, password, { address, requestId }) => {
    const blockedS = limits.blocked(account, address);
    if (blockedS !== null) return refused(429, { retryAfterS: blockedS });
    const right = await passwords.matches(member?.passwordHash ?? null, password);
    if (right === null) return refused(429, busyHashing);
    if (right && member) return null;
    // Not the name: a password typed into the wrong field would stand in the log.
    log.warn('login.refused', { userId: member?.userId ?? null, requestId });
    const tooManyS = limits.wrong(account, address);
    return tooManyS === null ? refused(403, wrongCredentials) : refused(429, { retryAfterS: tooManyS });
  };
