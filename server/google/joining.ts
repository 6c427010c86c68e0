import { randomInt } from 'node:crypto';
import { CREDENTIALS } from '#domain/auth/credentials.ts';
import { derivedUsername } from '#domain/auth/derivedUsername.ts';
import { SEEN, tidyName } from '#domain/auth/displayName.ts';
import type { Queries } from '../database/database.ts';
import type { IsProtectedName } from '../shared/names/protectedNames.ts';
import type { GoogleStore } from './google.store.ts';
import type { Claims } from './provider.ts';

/** What making a member needs of the accounts. */
export interface Joining {
  readonly usernameTaken: (username: string) => Promise<boolean>;
  /** Whether a member has proved this mail address. */
  readonly emailTaken: (email: string) => Promise<boolean>;
  /** Whether a name would be taken for somebody's who stands for the portal. */
  readonly isProtectedName: IsProtectedName;
  /** A member without a password; answers their id, throws a `UniqueViolation` where the username or the mail address is taken. */
  readonly addMember: (
    queries: Queries,
    member: {
      readonly username: string;
      /** Null: one is made. */
      readonly nickname: string | null;
      /** Proven by the provider. */
      readonly email: string | null;
      readonly pid: string | null;
      readonly guestToken: string | null;
    },
    now: number,
  ) => Promise<string>;
}

/** How somebody came who is no member yet. */
export interface Arrival {
  /** Who sent them. */
  readonly pid: string | null;
  /** Whom they were as a guest. */
  readonly guestToken: string | null;
}

const MOST_NAMES_TRIED = 8;

/** What is called a name there may be one that nobody could take here: it is kept by the same rules as a typed one. */
const nicknamesOf = ({ name }: Claims, username: string): readonly string[] => {
  const tidy = [...tidyName(name ?? '')].slice(0, CREDENTIALS.nicknameMax).join('').trim();
  return SEEN.test(tidy) ? [tidy, username] : [username];
};

const freeOf = async (names: readonly string[], isProtectedName: IsProtectedName): Promise<string | null> => {
  for (const name of names) if (!(await isProtectedName(name, null))) return name;
  return null;
};

/**
 * The member of an identity, made with it where there is none, both at once. Null where the mail address is a member's
 * already: whoever has the address at Google is not given an account that somebody else made.
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
      // By this very identity, where another browser of theirs was faster between the two questions.
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
