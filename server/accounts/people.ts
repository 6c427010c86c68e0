import type { User } from '#domain/match/match.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import type { CallContext } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import { readContact, type Contact } from '../shared/contacts.ts';
import type { Post } from '../shared/post.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import type { Tickets } from '../shared/tickets.ts';
import { ContactTaken, contactsStore, putContact } from './contacts.store.ts';
import type { Member, MembersStore } from './members.store.ts';
import type { PasswordGate } from './passwordGate.ts';
import { userOf } from './users.ts';

/** Members by how they are reached. */
export interface People {
  /** By name, proven mail address or proven number, as typed: the same steps for one that is known and one that is not. */
  readonly byAccount: (typed: string, locale: Locale) => Promise<Member | null>;
  readonly ownerOf: (contact: Contact) => Promise<Member | null>;
  /** What a member has proved, the mail address first. */
  readonly contactsOf: (userId: string) => Promise<readonly Contact[]>;
  /** Makes a proven contact the viewer's own, after their password (item 13). */
  readonly takeContact: (
    wish: { readonly contact: Contact; readonly ticket: string; readonly password: string; readonly field: string },
    context: CallContext,
  ) => Promise<User | Refusal>;
}

export interface PeopleNeeds {
  readonly database: Database;
  readonly members: MembersStore;
  readonly tickets: Tickets;
  readonly post: Post;
  readonly gate: PasswordGate;
  readonly log: Log;
}

/** Names are lower case; what was typed may not be. */
export const typedName = (account: string): string => account.trim().toLowerCase();

export const createPeople = ({ database, members, tickets, post, gate, log }: PeopleNeeds): People => {
  const store = contactsStore(database);
  const memberOf = async (userId: string | null): Promise<Member | null> =>
    userId === null ? null : members.byId(userId);
  const nobody: Contact = { channel: 'mail', value: '' };

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
    takeContact: async ({ contact, ticket, password, field }, context) => {
      const member = await memberOf(context.viewer?.userId ?? null);
      if (!member) return refused(401);
      const refusal = await gate(member.username, member, password, context);
      if (refusal) return refusal;
      const unproven = refused(422, { fields: { [field]: 'unproven' } });
      if (!(await tickets.proofOf(ticket, { purpose: 'contact', contact }, context.now))) return unproven;
      const before = await store.of(member.userId);
      try {
        const done = await database.transaction(async (queries) => {
          if (!(await tickets.spend(queries, ticket, context.now))) return false;
          await putContact(queries, member.userId, contact, context.now);
          return true;
        });
        if (!done) return unproven;
      } catch (error) {
        if (error instanceof ContactTaken) return refused(409);
        throw error;
      }
      log.warn('contact.changed', { userId: member.userId, channel: contact.channel });
      const letter = { kind: 'contactChanged', account: member.username } as const;
      for (const to of before) post.send({ to, locale: context.locale, letter });
      return userOf(member);
    },
  };
};
