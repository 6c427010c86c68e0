import type { CodePurpose } from '#domain/auth/codes.ts';
import type { Queries } from '../database/database.ts';
import type { Contact } from './contacts.ts';

/** What the holder of a ticket has proved by entering a code. */
export interface Proof {
  /** The member found when the code was requested; null if there was none. */
  readonly userId: string | null;
}

/** Tickets are valid once, for one purpose, for a short time. */
export interface Tickets {
  /** Null for a ticket that is unknown, expired, spent, or for another purpose or contact. */
  readonly proofOf: (
    ticket: string,
    wanted: { readonly purpose: CodePurpose; readonly contact: Contact | null },
    now: number,
  ) => Promise<Proof | null>;
  /** Spends a ticket within a transaction; false if it was spent already or has expired. */
  readonly spend: (queries: Queries, ticket: string, now: number) => Promise<boolean>;
}

/** Used where no codes are issued. */
export const noTickets: Tickets = { proofOf: async () => null, spend: async () => false };
