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
  /** Who they were as a guest; null where that is not known. */
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

/** Hears of a new member among the statements that store one; `pid` is who sent them. */
export type Joined = (
  queries: Queries,
  member: { readonly userId: string; readonly pid: string | null },
  now: number,
) => Promise<void>;

/** Among other statements: a guest becomes one member, once. */
export const mergeGuest = async (queries: Queries, guestId: string, userId: string, now: number): Promise<void> => {
  await queries.run(sql`
    insert into guest_merge (guest_id, user_id, merged_at) values (${guestId}, ${userId}, ${now})
    on conflict (guest_id) do nothing`);
};

/**
 * Stores a member with what was proven, and whom they were as a guest: all of it or nothing, whenever the process ends.
 * A guest becomes one member, once; whoever registers in the same browser after that begins anew.
 */
export const registrationStore = (database: Database, tickets: Tickets, joined: Joined) => ({
  /** All or nothing; that a name, a contact and a guest are one member's is held by a unique key each. */
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
