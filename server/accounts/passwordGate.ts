import type { CallContext } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import type { KnownPlaces } from './knownPlaces.ts';
import type { LoginLimits } from './loginLimits.ts';
import type { Member } from './members.store.ts';
import type { Passwords } from './passwords.ts';

/**
 * Checks a password with the same steps and duration whether or not the member exists (items 5 and 6): null if the
 * password is right, else the refusal. `account` is the key by which attempts are counted.
 */
export type PasswordGate = (
  account: string,
  member: Member | null,
  password: string,
  context: CallContext,
) => Promise<Refusal | null>;

interface Parts {
  readonly passwords: Passwords;
  readonly limits: LoginLimits;
  readonly places: Pick<KnownPlaces, 'knows'>;
  readonly log: Log;
}

export const wrongCredentials = refused(403, { message: 'The name or the password is not right.' });
export const busyHashing = { retryAfterS: 1 };

export const createPasswordGate =
  ({ passwords, limits, places, log }: Parts): PasswordGate =>
  async (account, member, password, context) => {
    const { address, requestId, viewer } = context;
    const cameBefore = await places.knows(member?.userId ?? '', context);
    const asker = { address, known: cameBefore || (viewer !== null && viewer.userId === member?.userId) };
    const waitS = (await limits.asks(account, asker)) ?? (await limits.blocked(account, asker));
    if (waitS !== null) return refused(429, { retryAfterS: waitS });
    const right = await passwords.matches(member?.passwordHash ?? null, password, address);
    if (right === null) return refused(429, busyHashing);
    if (right && member) return null;
    // The name is not logged: it may be a password typed into the wrong field.
    log.warn('login.refused', { userId: member?.userId ?? null, requestId });
    const tooManyS = await limits.wrong(account, asker);
    return tooManyS === null ? wrongCredentials : refused(429, { retryAfterS: tooManyS });
  };
