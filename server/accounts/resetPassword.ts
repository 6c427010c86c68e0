import type { accounts } from '#contract/http/accounts.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import type { Handler } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import type { Post } from '../shared/post.ts';
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
  readonly post: Post;
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Log;
}

/** Sets a forgotten password and ends every session, all at once; then opens a new one and tells the member. */
export const resetPasswordHandler = (parts: Parts): Handler<typeof accounts.resetPassword> => {
  const { database, members, memberContacts, sessions, tickets, passwords, opening, post, bus, log } = parts;
  return async ({ ticket, password }, context) => {
    const { locale, address, now } = context;
    const proof = await tickets.proofOf(ticket, { purpose: 'reset', contact: null }, now);
    const member = proof?.userId ? await members.byId(proof.userId) : null;
    if (!member) return refused(410);
    if (await isCommonPassword(password, member.username)) return refused(422, { fields: { password: 'common' } });
    const passwordHash = await passwords.hash(password, address);
    if (passwordHash === null) return refused(429, busyHashing);
    const ended = await database.transaction(async (queries) => {
      if (!(await tickets.spend(queries, ticket, now))) return null;
      await setPasswordHash(queries, member.userId, passwordHash);
      return sessions.endAll(queries, member.userId, null, now);
    });
    if (!ended) return refused(410);
    ended.tell('reset');
    log.warn('password.reset', { userId: member.userId });
    bus.publish('account.changed', { userId: member.userId, what: 'password', at: now });
    const letter = { kind: 'passwordChanged', account: member.username } as const;
    for (const to of await memberContacts.contactsOf(member.userId)) post.send({ to, locale, letter });
    return opening.open({ ...member, passwordHash }, context);
  };
};
