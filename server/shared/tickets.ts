import type { CodePurpose } from '#domain/auth/codes.ts';
import type { Queries } from '../database/database.ts';
import type { Contact } from './contacts.ts';

/** What the holder of a ticket has proved by entering a code. */
export interface Proof {
  /** The member whom it was found to belong to when the code was asked for; null where there was none. */
  readonly userId: string | null;
}

/** Tickets are good once, for one purpose, for a short time. */
export interface Tickets {
  /** Null for a ticket that is not known, has run out, was spent, or is for something else or another contact. */
  readonly proofOf: (
    ticket: string,
    wanted: { readonly purpose: CodePurpose; readonly contact: Contact | null },
    now: number,
  ) => Promise<Proof | null>;
  /** Uses one up among other statements; false where somebody was faster or it has run out. */
  readonly spend: (queries: Queries, ticket: string, now: number) => Promise<boolean>;
}

/** Where no codes are given out. */
export const noTickets: Tickets = { proofOf: async () => null, spend: async () => false };
