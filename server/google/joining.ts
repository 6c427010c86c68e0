import { randomInt } from 'node:crypto';
import { CREDENTIALS } from '#domain/auth/credentials.ts';
import { derivedUsername } from '#domain/auth/derivedUsername.ts';
import { SEEN, tidyName } from '#domain/auth/displayName.ts';
import type { Queries } from '../database/database.ts';
import type { GoogleStore } from './google.store.ts';
import type { Claims } from './provider.ts';

/** What making a member needs of the accounts. */
export interface Joining {
  readonly usernameTaken: (username: string) => Promise<boolean>;
  /** Whether a member has proved this mail address. */
  readonly emailTaken: (email: string) => Promise<boolean>;
  /** A member without a password; answers their id, throws a `UniqueViolation` where the username or the mail address is taken. */
  readonly addMember: (
    queries: Queries,
    member: {
      readonly username: string;
      readonly nickname: string;
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
const nicknameOf = ({ name }: Claims, username: string): string => {
  const tidy = [...tidyName(name ?? '')].slice(0, CREDENTIALS.nicknameMax).join('').trim();
  return SEEN.test(tidy) ? tidy : username;
};

/**
 * The member of an identity, made with it where there is none, both at once. Null where the mail address is a member's
 * already: whoever has the address at Google is not given an account that somebody else made.
 */
export const memberFor = async (
  claims: Claims,
  { pid, guestToken }: Arrival,
  now: number,
  { store, members }: { readonly store: GoogleStore; readonly members: Joining },
): Promise<{ readonly userId: string; readonly isNew: boolean } | null> => {
  const texts = [claims.name, claims.email?.split('@')[0]].filter((text) => typeof text === 'string');
  for (let tried = 0; tried < MOST_NAMES_TRIED; tried += 1) {
    const known = await store.memberOf(claims);
    if (known !== null) return { userId: known, isNew: false };
    if (claims.email !== null && (await members.emailTaken(claims.email))) return null;
    const username = derivedUsername(texts, tried === 0 ? '' : String(randomInt(10 ** (2 + tried))));
    if (await members.usernameTaken(username)) continue;
    const member = { username, nickname: nicknameOf(claims, username), email: claims.email, pid, guestToken };
    const userId = await store.addLinked(claims, now, (queries) => members.addMember(queries, member, now));
    if (userId !== null) return { userId, isNew: true };
  }
  throw new Error('no free username was found for somebody from Google');
};
