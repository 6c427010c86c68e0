import type { CodePurpose } from '#domain/auth/codes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Queries } from '../database/database.ts';
import type { Contact } from './contacts.ts';

/** A message of the portal to somebody who is not on the page. `account` is a member's username. */
export type Letter =
  | { readonly kind: 'code'; readonly purpose: CodePurpose; readonly code: string; readonly account: string | null }
  | { readonly kind: 'passwordChanged'; readonly account: string }
  | { readonly kind: 'contactChanged'; readonly account: string }
  /** `eraseAt`: epoch milliseconds; `address`: the page that keeps the account. */
  | { readonly kind: 'deletionAsked'; readonly account: string; readonly eraseAt: number; readonly address: string }
  | { readonly kind: 'deletionCalledOff'; readonly account: string }
  /** The answer of customer care to a question from the form of /tro-giup. */
  | { readonly kind: 'answer'; readonly account: null; readonly question: string; readonly answer: string }
  /** A message of the portal, already in the reader's language. */
  | {
      readonly kind: 'message';
      readonly account: string;
      readonly title: string;
      readonly body: string;
      /** The page that unsubscribes from mails of this type with one click. */
      readonly endAt: string;
    };

export interface Parcel {
  readonly to: Contact;
  readonly locale: Locale;
  readonly letter: Letter;
}

/** Options of a letter. */
export interface Sending {
  /** While a letter waits, another with the same key is dropped. */
  readonly once?: string;
  /** When it expires; a day later if absent. */
  readonly expiresAt?: number;
}

/** Sends letters to people, outside the request that triggers them. */
export interface Post {
  /** False while the queue is so long that no further letter should be promised. */
  readonly hasRoom: () => Promise<boolean>;
  /** Whether this channel can reach anybody at all. */
  readonly serves: (channel: Contact['channel']) => boolean;
  /**
   * The page that shows letters which are not really sent; null if they are sent. `either`: if any channel is shown.
   */
  readonly shownAt: (channel: Contact['channel'] | 'either') => string | null;
  /**
   * Stores a letter within a transaction; it is sent after the commit, however the process ends. A letter that cannot
   * be delivered is logged. Null is a letter to nobody, stored and removed like any other, so that timing reveals
   * nothing.
   */
  readonly send: (queries: Queries, parcel: Parcel | null, about?: Sending) => Promise<void>;
}

/** Used where nobody can be reached. */
export const noPost: Post = {
  hasRoom: async () => true,
  serves: () => false,
  shownAt: () => null,
  send: async () => {},
};
