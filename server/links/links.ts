import { randomBytes } from 'node:crypto';
import type { links } from '#contract/http/links.ts';
import { ownPath } from '#domain/routing/ownPath.ts';
import type { Database, Queries } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { hashOf } from '../shared/secret.ts';
import { linksStore } from './links.store.ts';

export interface NewLink {
  /** A path of this site. */
  readonly goTo: string;
  /** Whom it is made for. */
  readonly userId: string | null;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface Links {
  readonly handlers: AreaHandlers<typeof links>;
  /** A token that leads there once, stored as a hash among other statements. */
  readonly make: (queries: Queries, link: NewLink, now: number) => Promise<string>;
}

/** Where people land who come by something that was sent to them. A link gives no right: who lands there still logs in. */
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
