import type { accounts } from '#contract/http/accounts.ts';
import type { Database } from '../database/database.ts';
import type { Handler } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import { refused } from '../shared/refusal.ts';
import type { Tickets } from '../shared/tickets.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { setPasswordHash, type MembersStore } from './members.store.ts';
import type { Opening } from './opening.ts';
import { busyHashing } from './passwordGate.ts';
import type { Passwords } from './passwords.ts';
import type { MemberContacts } from './memberContacts.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  readonly database: Database;
  readonly members: MembersStore;
  readonly memberContacts: MemberContacts;
  readonly sessions: Sessions;
  readonly tickets: Tickets;
  readonly passwords: Passwords;
  readonly opening: Opening;
  readonly log: Log;
}

/**
 * Sets a forgotten password and ends every session, all or nothing; then opens a new one and tells the member. Of two with
 * the same ticket one succeeds, because one statement spends it.
 */
export const resetPasswordHandler = (parts: Parts): Handler<typeof accounts.resetPassword> => {
  const { database, members, memberContacts, sessions, tickets, passwords, opening, log } = parts;
  return async ({ ticket, password }, context) => {
    const { address, now } = context;
    const proof = await tickets.proofOf(ticket, { purpose: 'reset', contact: null }, now);
    const member = proof?.userId ? await members.byId(proof.userId) : null;
    if (!member) return refused(410);
    if (await isCommonPassword(password, member.username)) return refused(422, { fields: { password: 'common' } });
    const passwordHash = await passwords.hash(password, address);
    if (passwordHash === null) return refused(429, busyHashing);
    const ended = await database.transaction(async (queries) => {
      if (!(await tickets.spend(queries, ticket, now))) return null;
      await setPasswordHash(queries, member.userId, passwordHash);
      const contacts = await memberContacts.contactsOf(member.userId, queries);
      await memberContacts.tellChanged(queries, member, 'password', contacts, context);
      return sessions.endAll(queries, member.userId, null, now);
    });
    if (!ended) return refused(410);
    ended.tell('reset');
    log.warn('password.reset', { userId: member.userId });
    return (await opening.openByPassword({ ...member, passwordHash }, context)) ?? refused(410);
  };
};
