import * as Schema from 'effect/Schema';
import { UniqueViolation, type Database, type Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Contact } from '../shared/contacts.ts';

const ContactRow = Schema.Struct({ channel: Schema.Literals(['mail', 'sms']), value: Schema.String });
const OwnerRow = Schema.Struct({ userId: Schema.String });

/** Verified mail addresses and phone numbers. */
export interface ContactsStore {
  /** The id of the member who has this contact. */
  readonly ownerOf: (contact: Contact) => Promise<string | null>;
  /** A member's contacts, the mail address first. */
  readonly of: (userId: string, queries?: Queries) => Promise<readonly Contact[]>;
}

export const contactsStore = (database: Database): ContactsStore => ({
  ownerOf: async ({ channel, value }) => {
    const query = sql`select user_id as "userId" from member_contact where channel = ${channel} and value = ${value}`;
    return (await database.one(OwnerRow, query))?.userId ?? null;
  },
  of: (userId, queries = database) =>
    queries.all(ContactRow, sql`select channel, value from member_contact where user_id = ${userId} order by channel`),
});

/** Somebody else already has this contact. */
export class ContactTaken extends Error {
  readonly contact: Contact;
  constructor(contact: Contact) {
    super('a contact is taken');
    this.contact = contact;
  }
}

/** Replaces a member's contact of that channel; `ContactTaken` rolls the caller's transaction back. */
export const putContact = async (queries: Queries, userId: string, contact: Contact, now: number): Promise<void> => {
  const { channel, value } = contact;
  await queries.run(sql`delete from member_contact where user_id = ${userId} and channel = ${channel}`);
  try {
    await queries.run(sql`
      insert into member_contact (channel, value, user_id, proven_at) values (${channel}, ${value}, ${userId}, ${now})`);
  } catch (error) {
    throw error instanceof UniqueViolation ? new ContactTaken(contact) : error;
  }
};
