import type { User } from '#domain/people/user.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { StoredEvents } from '../bus/storedEvents.ts';
import type { Database, Queries } from '../database/database.ts';
import type { CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { Log } from '../log.ts';
import { readContact, type Contact } from '../shared/contacts.ts';
import type { Outbox } from '../shared/outbox.ts';
import type { Post } from '../shared/post.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import type { Tickets } from '../shared/tickets.ts';
import { ContactTaken, contactsStore, putContact, type ContactsStore } from './contacts.store.ts';
import type { Member, MembersStore } from './members.store.ts';
import type { PasswordGate } from './passwordGate.ts';
import { unconfirmed, type Proofs } from './proofs.ts';
import { userOf } from './users.ts';

/** Finds members by their contacts, and changes those contacts. */
export interface MemberContacts {
  /** Finds a member by a typed name, verified mail address or verified number, with the same steps whether or not it is known. */
  readonly byAccount: (typed: string, locale: Locale) => Promise<Member | null>;
  readonly ownerOf: (contact: Contact) => Promise<Member | null>;
  /** A member's verified contacts, the mail address first. */
  readonly contactsOf: ContactsStore['of'];
  /**
   * In the caller's transaction: notifies a member of an account change, by a notification in the bell and by a letter
   * to each of these contacts.
   */
  readonly tellChanged: (
    queries: Queries,
    member: Member,
    what: StoredEvents['account.changed']['what'],
    to: readonly Contact[],
    context: Pick<CallContext, 'locale' | 'now'>,
  ) => Promise<void>;
  /** Makes a verified contact the viewer's own, authorised by their password or a proof (item 13). */
  readonly takeContact: (wish: ContactWish, context: CallContext<MemberViewer>) => Promise<User | Refusal>;
}

interface ContactWish {
  readonly contact: Contact;
  readonly ticket: string;
  readonly password?: string;
  readonly proof?: string;
  /** The contact's field name in the call. */
  readonly field: string;
}

export interface MemberContactsNeeds {
  readonly database: Database;
  readonly members: MembersStore;
  readonly tickets: Tickets;
  readonly proofs: Proofs;
  readonly post: Post;
  readonly outbox: Outbox;
  readonly gate: PasswordGate;
  readonly log: Log;
}

/** Usernames are lower case; typed input may not be. */
export const typedName = (account: string): string => account.trim().toLowerCase();

export const createMemberContacts = ({
  database,
  members,
  tickets,
  proofs,
  post,
  outbox,
  gate,
  log,
}: MemberContactsNeeds): MemberContacts => {
  const store = contactsStore(database);
  const memberOf = async (userId: string | null): Promise<Member | null> =>
    userId === null ? null : members.byId(userId);
  const nobody: Contact = { channel: 'mail', value: '' };
  const tellChanged: MemberContacts['tellChanged'] = async (queries, { userId, username }, what, all, context) => {
    const { locale, now } = context;
    await outbox.publish(queries, 'account.changed', { userId, what, at: now });
    const letter = { kind: what === 'password' ? 'passwordChanged' : 'contactChanged', account: username } as const;
    for (const to of all) await post.send(queries, { to, locale, letter });
  };

  return {
    byAccount: async (typed, locale) => {
      const contact = await readContact(typed, locale);
      const [owner, named] = await Promise.all([
        store.ownerOf(contact ?? nobody).then((userId) => members.byId(userId ?? '')),
        members.byUsername(typedName(typed)),
      ]);
      return owner ?? named;
    },
    ownerOf: async (contact) => memberOf(await store.ownerOf(contact)),
    contactsOf: store.of,
    tellChanged,
    /**
     * Serializable: the contacts that are notified are those in use right before the change. Of two changes with the
     * same ticket only one succeeds, because a single statement spends the ticket.
     */
    takeContact: async ({ contact, ticket, password, proof, field }, context) => {
      const { viewer, now } = context;
      const member = await members.byId(viewer.userId);
      if (!member) return refused(401);
      if (password !== undefined) {
        const refusal = await gate(member.username, member, password, context);
        if (refusal) return refusal;
      } else if (proof === undefined || !proofs.holds(proof, viewer, now)) return unconfirmed;
      const unproven = refused(422, { fields: { [field]: 'unproven' } });
      if (!(await tickets.proofOf(ticket, { purpose: 'contact', contact }, now))) return unproven;
      try {
        const done = await database.transaction(async (queries) => {
          if (!(await tickets.spend(queries, ticket, now))) return false;
          const before = await store.of(member.userId, queries);
          await putContact(queries, member.userId, contact, now);
          await tellChanged(queries, member, 'contact', before, context);
          return true;
        });
        if (!done) return unproven;
      } catch (error) {
        if (error instanceof ContactTaken) return refused(409);
        throw error;
      }
      log.warn('contact.changed', { userId: member.userId, channel: contact.channel });
      return userOf(member);
    },
  };
};
