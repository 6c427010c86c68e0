import { UniqueViolation, type Database, type Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Contact } from '../shared/contacts.ts';
import type { Tickets } from '../shared/tickets.ts';
import { ContactTaken, putContact } from './contacts.store.ts';
import { addMember, type NewMember } from './members.store.ts';

/** A contact and the ticket that proves it. */
export interface Proven {
  readonly contact: Contact;
  readonly ticket: string;
}

/** Everything that a registration stores. */
export interface Entry {
  readonly member: NewMember;
  readonly proven: readonly Proven[];
  /** Their id as a guest; null if unknown. */
  readonly guestId: string | null;
}

export type Entered =
  | { readonly kind: 'done' | 'usernameTaken' }
  | { readonly kind: 'contactTaken' | 'ticketSpent'; readonly contact: Contact };

class TicketSpent extends Error {
  readonly contact: Contact;
  constructor(contact: Contact) {
    super('a ticket cannot be spent');
    this.contact = contact;
  }
}

/** Called for a new member in the transaction that stores them; `pid` is the id of the partner who referred them. */
export type Joined = (
  queries: Queries,
  member: { readonly userId: string; readonly pid: string | null },
  now: number,
) => Promise<void>;

/** In the caller's transaction: records which member a guest became, once only. */
export const mergeGuest = async (queries: Queries, guestId: string, userId: string, now: number): Promise<void> => {
  await queries.run(sql`
    insert into guest_merge (guest_id, user_id, merged_at) values (${guestId}, ${userId}, ${now})
    on conflict (guest_id) do nothing`);
};

/**
 * Stores a member with their verified contacts and their guest id, atomically. A guest becomes one member only; a later
 * registration in the same browser starts without the guest's data.
 */
export const registrationStore = (database: Database, tickets: Tickets, joined: Joined) => ({
  /** Atomic; one unique key each guarantees that a name, a contact and a guest belong to one member. */
  enter: async ({ member, proven, guestId }: Entry, now: number): Promise<Entered> => {
    try {
      await database.transaction(async (queries) => {
        await addMember(queries, member, now);
        for (const { contact, ticket } of proven) {
          if (!(await tickets.spend(queries, ticket, now))) throw new TicketSpent(contact);
          await putContact(queries, member.userId, contact, now);
        }
        if (guestId !== null) await mergeGuest(queries, guestId, member.userId, now);
        await joined(queries, member, now);
      });
      return { kind: 'done' };
    } catch (error) {
      if (error instanceof TicketSpent) return { kind: 'ticketSpent', contact: error.contact };
      if (error instanceof ContactTaken) return { kind: 'contactTaken', contact: error.contact };
      if (error instanceof UniqueViolation) return { kind: 'usernameTaken' };
      throw error;
    }
  },
});
export type RegistrationStore = ReturnType<typeof registrationStore>;
