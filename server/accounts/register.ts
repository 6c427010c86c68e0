import type { accounts } from '#contract/http/accounts.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { usernameProblem } from '#domain/auth/credentials.ts';
import { tidyName } from '#domain/auth/displayName.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Handler } from '../http/handlers.ts';
import { readMail, readPhone, type Contact } from '../shared/contacts.ts';
import type { IsProtectedName } from '../shared/names/protectedNames.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { Tickets } from '../shared/tickets.ts';
import { isCommonPassword } from './commonPasswords.ts';
import type { ErasureStore } from './erasure.store.ts';
import type { MembersStore } from './members.store.ts';
import type { Opening } from './opening.ts';
import { busyHashing } from './passwordGate.ts';
import type { Passwords } from './passwords.ts';
import type { MemberContacts } from './memberContacts.ts';
import type { Proven, RegistrationStore } from './registration.store.ts';
import type { Tokens } from './tokens.ts';
import { newUserId, plainName } from './users.ts';

interface Parts {
  readonly members: MembersStore;
  readonly memberContacts: MemberContacts;
  readonly store: RegistrationStore;
  readonly tickets: Tickets;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly opening: Opening;
  readonly erasure: ErasureStore;
  readonly isProtectedName: IsProtectedName;
}

/**
 * Why a username cannot be taken. A username that is a phone number as people dial it is reserved, because whoever
 * types it to log in means the number.
 */
export const usernameRefusal = async (username: string): Promise<'format' | 'reserved' | null> => {
  const problem = usernameProblem(username);
  if (problem !== null || !/^\d+$/.test(username)) return problem;
  return (await readPhone(username, 'vi')) || (await readPhone(username, 'zh')) ? 'reserved' : null;
};

/** Field names of the call, by channel. */
const fieldOf = { mail: 'email', sms: 'phoneNumber' } as const;

interface Given {
  readonly typed: string | undefined;
  readonly ticket: string | undefined;
}

/** Reads the input of one channel; null if there is none. */
const read = async (
  channel: Contact['channel'],
  { typed, ticket }: Given,
  locale: Locale,
): Promise<(Contact & Given) | Refusal | null> => {
  if (typed === undefined)
    return ticket === undefined ? null : refused(422, { fields: { [fieldOf[channel]]: 'is missing' } });
  const contact = channel === 'mail' ? readMail(typed) : await readPhone(typed, locale);
  return contact ? { ...contact, typed, ticket } : refused(422, { fields: { [fieldOf[channel]]: 'format' } });
};

/**
 * Creates a member and opens a session. A mail address or number without a ticket is stored as unverified: nobody can
 * log in with it, it need not be unique, and nothing is ever sent to it. With a ticket it is verified. Only then, and
 * so only to its owner, do we say that it is already taken.
 */
export const registerHandler = (parts: Parts): Handler<typeof accounts.register> => {
  const { members, memberContacts, store, tickets, tokens, passwords, opening, erasure, isProtectedName } = parts;

  const refusalOf = async ({ contact, ticket }: Proven, now: number): Promise<Refusal | null> => {
    const field = fieldOf[contact.channel];
    if (!(await tickets.proofOf(ticket, { purpose: 'register', contact }, now)))
      return refused(422, { fields: { [field]: 'unproven' } });
    return (await memberContacts.ownerOf(contact)) ? refused(422, { fields: { [field]: 'taken' } }) : null;
  };

  return async (input, context) => {
    const { username, password } = input;
    const { locale, address, now } = context;
    const problem = await usernameRefusal(username);
    if (problem !== null) return refused(422, { fields: { username: problem } });
    if (await isCommonPassword(password, username)) return refused(422, { fields: { password: 'common' } });
    const wanted = input.nickname === undefined ? null : tidyName(input.nickname);
    if (wanted !== null && (await isProtectedName(wanted, null)))
      return refused(422, { fields: { nickname: 'reserved' } });
    const mail = await read('mail', { typed: input.email, ticket: input.emailTicket }, locale);
    const phone = await read('sms', { typed: input.phoneNumber, ticket: input.phoneTicket }, locale);
    if (isRefused(mail)) return mail;
    if (isRefused(phone)) return phone;
    const proven = [mail, phone].flatMap((one): Proven[] =>
      one?.ticket === undefined ? [] : [{ contact: { channel: one.channel, value: one.value }, ticket: one.ticket }],
    );
    for (const one of proven) {
      const refusal = await refusalOf(one, now);
      if (refusal) return refusal;
    }
    if ((await members.byUsername(username)) || (await erasure.isRetired(username))) return refused(409);
    const passwordHash = await passwords.hash(password, address);
    if (passwordHash === null) return refused(429, busyHashing);

    const guest = input.guestToken === undefined ? null : tokens.read(input.guestToken, now);
    const userId = newUserId('member');
    const entered = await store.enter(
      {
        member: {
          userId,
          username,
          nickname: wanted ?? ((await isProtectedName(username, null)) ? plainName(userId, locale) : username),
          passwordHash,
          siteRoleId: SITE_ROLES.member,
          email: mail?.value ?? null,
          phoneNumber: phone?.value ?? null,
          pid: input.pid ?? null,
        },
        proven,
        guestId: guest?.typ === 'guest' ? guest.sub : null,
      },
      now,
    );
    if (entered.kind === 'contactTaken' || entered.kind === 'ticketSpent') {
      const reason = entered.kind === 'contactTaken' ? 'taken' : 'unproven';
      return refused(422, { fields: { [fieldOf[entered.contact.channel]]: reason } });
    }
    const member = entered.kind === 'done' ? await members.byId(userId) : null;
    return member ? opening.open(member, context) : refused(409);
  };
};
