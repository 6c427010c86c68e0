import { randomInt } from 'node:crypto';
import { CREDENTIALS } from '#domain/auth/credentials.ts';
import { derivedUsername } from '#domain/auth/derivedUsername.ts';
import { SEEN, tidyName } from '#domain/auth/displayName.ts';
import type { Queries } from '../database/database.ts';
import type { IsProtectedName } from '../shared/names/protectedNames.ts';
import type { GoogleStore } from './google.store.ts';
import type { Claims } from './provider.ts';

/** The services needed from accounts to create a member. */
export interface Joining {
  readonly usernameTaken: (username: string) => Promise<boolean>;
  /** Whether a member has verified this mail address. */
  readonly emailTaken: (email: string) => Promise<boolean>;
  /** Whether a name could be mistaken for somebody who represents the portal. */
  readonly isProtectedName: IsProtectedName;
  /** Stores a member without a password and returns their id; throws `UniqueViolation` if the username or the mail address is taken. */
  readonly addMember: (
    queries: Queries,
    member: {
      readonly username: string;
      /** Null if a name is to be generated. */
      readonly nickname: string | null;
      /** Verified by the provider. */
      readonly email: string | null;
      readonly pid: string | null;
      readonly guestToken: string | null;
    },
    now: number,
  ) => Promise<string>;
}

/** How a person who is not a member yet came to the portal. */
export interface Arrival {
  /** The id of the partner who referred them. */
  readonly pid: string | null;
  /** The token that they had as a guest. */
  readonly guestToken: string | null;
}

const MOST_NAMES_TRIED = 8;

/** A name at Google may not be allowed here: it has to follow the same rules as a typed nickname. */
const nicknamesOf = ({ name }: Claims, username: string): readonly string[] => {
  const tidy = [...tidyName(name ?? '')].slice(0, CREDENTIALS.nicknameMax).join('').trim();
  return SEEN.test(tidy) ? [tidy, username] : [username];
};

const freeOf = async (names: readonly string[], isProtectedName: IsProtectedName): Promise<string | null> => {
  for (const name of names) if (!(await isProtectedName(name, null))) return name;
  return null;
};

/**
 * The member with this identity; created with it, atomically, if there is none. Null if the mail address belongs to a
 * member: whoever has the address at Google does not get an account that somebody else created.
 */
export const memberFor = async (
  claims: Claims,
  { pid, guestToken }: Arrival,
  now: number,
  { store, members }: { readonly store: Pick<GoogleStore, 'memberOf' | 'addLinked'>; readonly members: Joining },
): Promise<{ readonly userId: string; readonly isNew: boolean } | null> => {
  const texts = [claims.name, claims.email?.split('@')[0]].filter((text) => typeof text === 'string');
  for (let tried = 0; tried < MOST_NAMES_TRIED; tried += 1) {
    const known = await store.memberOf(claims);
    if (known !== null) return { userId: known, isNew: false };
    if (claims.email !== null && (await members.emailTaken(claims.email))) {
      // Unless it belongs to this very identity, because another browser of the same person was faster between the two
      // checks.
      const meanwhile = await store.memberOf(claims);
      return meanwhile === null ? null : { userId: meanwhile, isNew: false };
    }
    const username = derivedUsername(texts, tried === 0 ? '' : String(randomInt(10 ** (2 + tried))));
    if (await members.usernameTaken(username)) continue;
    const nickname = await freeOf(nicknamesOf(claims, username), members.isProtectedName);
    const member = { username, nickname, email: claims.email, pid, guestToken };
    const userId = await store.addLinked(claims, now, (queries) => members.addMember(queries, member, now));
    if (userId !== null) return { userId, isNew: true };
  }
  throw new Error('no free username was found for somebody from Google');
};
