import type { CodePurpose } from '#domain/auth/codes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Queries } from '../database/database.ts';
import type { Contact } from './contacts.ts';

/** What the portal has to tell somebody who is not on the page. `account` is a member's username. */
export type Letter =
  | { readonly kind: 'code'; readonly purpose: CodePurpose; readonly code: string; readonly account: string | null }
  | { readonly kind: 'passwordChanged'; readonly account: string }
  | { readonly kind: 'contactChanged'; readonly account: string }
  /** `eraseAt`: epoch milliseconds; `address`: by which the account can be kept. */
  | { readonly kind: 'deletionAsked'; readonly account: string; readonly eraseAt: number; readonly address: string }
  | { readonly kind: 'deletionCalledOff'; readonly account: string }
  /** What customer care answers to a question that came by the form of /tro-giup. */
  | { readonly kind: 'answer'; readonly account: null; readonly question: string; readonly answer: string }
  /** A message of the portal, already in the reader's words. */
  | {
      readonly kind: 'message';
      readonly account: string;
      readonly title: string;
      readonly body: string;
      /** The page that ends mails of this type, by one press. */
      readonly endAt: string;
    };

export interface Parcel {
  readonly to: Contact;
  readonly locale: Locale;
  readonly letter: Letter;
}

/** What else is known of a letter. */
export interface Sending {
  /** While it waits, another with the same is left out. */
  readonly once?: string;
  /** From when on it is worth nothing; where absent, a day later. */
  readonly expiresAt?: number;
}

/** Takes letters to people, off the way of the request that has them to send. */
export interface Post {
  /** False while so much waits that nobody should be given something to wait for. */
  readonly hasRoom: () => Promise<boolean>;
  /** Whether anybody can be reached this way at all. */
  readonly serves: (channel: Contact['channel']) => boolean;
  /** The page that shows what is not really sent; null where it is. `either`: where any of it is shown. */
  readonly shownAt: (channel: Contact['channel'] | 'either') => string | null;
  /**
   * Stores a letter among other statements; once those are stored it goes out, however the process ends. What cannot be
   * delivered is a line in the log. Null: nobody's, which is stored and taken away like any other, so that the time that
   * it takes tells nothing.
   */
  readonly send: (queries: Queries, parcel: Parcel | null, about?: Sending) => Promise<void>;
}

/** Where nobody can be reached. */
export const noPost: Post = {
  hasRoom: async () => true,
  serves: () => false,
  shownAt: () => null,
  send: async () => {},
};
