import type { accounts } from '#contract/http/accounts.ts';
import type { CallContext, Handler } from '../http/handlers.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import { typedName, type MemberContacts } from './memberContacts.ts';
import type { Member, MembersStore } from './members.store.ts';
import type { Opening, SessionAnswer } from './opening.ts';
import { busyHashing, type PasswordGate } from './passwordGate.ts';
import type { Passwords } from './passwords.ts';

interface Parts {
  readonly members: Pick<MembersStore, 'replacePasswordHash'>;
  readonly memberContacts: Pick<MemberContacts, 'byAccount'>;
  readonly passwords: Passwords;
  readonly gate: PasswordGate;
  readonly opening: Opening;
}

/**
 * Opens a session by name and password. If the password is replaced (by a reset) between its check and the opening, no
 * session is opened: the typed password is checked once more, against the new one.
 */
export const logInHandler = (parts: Parts): Handler<typeof accounts.login> => {
  const { members, memberContacts, passwords, gate, opening } = parts;

  /** Replaces a weak hash. If the password was replaced meanwhile, returns the member unchanged, who can then open no session. */
  const strengthened = async (member: Member, password: string, address: string): Promise<Member> => {
    if (member.passwordHash === null || !passwords.isWeak(member.passwordHash)) return member;
    const passwordHash = await passwords.hash(password, address);
    const stored = passwordHash !== null && (await members.replacePasswordHash(member, passwordHash));
    return stored ? { ...member, passwordHash } : member;
  };
  const attempt = async (
    username: string,
    password: string,
    context: CallContext,
  ): Promise<SessionAnswer | Refusal | null> => {
    const member = await memberContacts.byAccount(username, context.locale);
    const refusal = await gate(member?.username ?? typedName(username), member, password, context);
    if (refusal || !member) return refusal ?? refused(403);
    return opening.openByPassword(await strengthened(member, password, context.address), context);
  };
  return async ({ username, password }, context) =>
    (await attempt(username, password, context)) ??
    (await attempt(username, password, context)) ??
    refused(429, busyHashing);
};
