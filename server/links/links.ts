import { randomBytes } from 'node:crypto';
import type { links } from '#contract/http/links.ts';
import { ownPath } from '#domain/routing/ownPath.ts';
import type { Database, Queries } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { hashOf } from '../shared/secret.ts';
import { linksStore } from './links.store.ts';

export interface NewLink {
  /** A path on this site. */
  readonly goTo: string;
  /** The member for whom it is created. */
  readonly userId: string | null;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface Links {
  readonly handlers: AreaHandlers<typeof links>;
  /** Creates a token for one use, and stores its hash in the caller's transaction. */
  readonly make: (queries: Queries, link: NewLink, now: number) => Promise<string>;
}

/** Resolves one-time links from messages. A link gives no rights: its visitor still has to log in. */
export const createLinks = ({ database }: { readonly database: Database }): Links => {
  const store = linksStore(database);
  return {
    handlers: {
      open: async ({ token }, { now }) => {
        const goTo = await store.take(hashOf(token), now);
        return goTo === null ? refused(410) : { goTo };
      },
    },
    make: async (queries, { goTo, userId, expiresAt }, now) => {
      if (ownPath(goTo) === null) throw new Error('a link leads to a path of this site alone');
      const token = randomBytes(24).toString('base64url');
      await store.add(queries, { tokenHash: hashOf(token), userId, goTo, expiresAt }, now);
      return token;
    },
  };
};
