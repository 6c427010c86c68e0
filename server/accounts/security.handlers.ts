import type { security } from '#contract/http/security.ts';
import { SESSIONS, type DeviceSession } from '#domain/auth/deviceSession.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { Log } from '../log.ts';
import { isWithin } from '../shared/clock.ts';
import type { Post } from '../shared/post.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { Tickets } from '../shared/tickets.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { replacePasswordHash, type Member, type MembersStore } from './members.store.ts';
import { busyHashing, wrongCredentials, type PasswordGate } from './passwordGate.ts';
import type { Passwords } from './passwords.ts';
import type { MemberContacts } from './memberContacts.ts';
import { unconfirmed, type Proofs } from './proofs.ts';
import type { Ended, Sessions } from './sessions.ts';
import type { DeviceFamily, SessionsStore } from './sessions.store.ts';

interface Parts {
  readonly database: Database;
  readonly members: MembersStore;
  readonly memberContacts: MemberContacts;
  readonly sessions: Sessions;
  readonly families: SessionsStore;
  readonly tickets: Tickets;
  readonly proofs: Proofs;
  readonly passwords: Passwords;
  readonly gate: PasswordGate;
  readonly post: Post;
  readonly log: Log;
}

/** Who asks, as the token says and as now stored. */
interface Viewed {
  readonly viewer: MemberViewer;
  readonly member: Member;
}

const proofTtlMs = SESSIONS.proofMaxAgeS * 1000;
const MINUTE = 60_000;
const passwordThere = refused(409, { message: 'There is a password already: change it with the present one.' });

const shown = ({ familyId, device, createdAt, lastSeenAt }: DeviceFamily, current: string | null): DeviceSession => ({
  sessionId: familyId,
  device,
  openedAt: createdAt,
  lastSeenAt: lastSeenAt - (lastSeenAt % MINUTE),
  current: familyId === current,
});

/** How a member gets in and where they are in: sessions, the password, and showing once more who they are. */
export const securityHandlers = (parts: Parts): AreaHandlers<typeof security> => {
  const { database, members, memberContacts, sessions, families, tickets, proofs, passwords, gate, post, log } = parts;

  const viewed = async (viewer: MemberViewer): Promise<Viewed | null> => {
    const member = await members.byId(viewer.userId);
    return member && { viewer, member };
  };
  const reachable = async (userId: string) =>
    (await memberContacts.contactsOf(userId)).map((contact) => ({
      ...contact,
      reachable: post.serves(contact.channel),
    }));

  /** A code that was sent to what the member has proved shows who they are, once. */
  const spendTicket = async (ticket: string, userId: string, now: number): Promise<boolean> => {
    for (const contact of await memberContacts.contactsOf(userId))
      if (await tickets.proofOf(ticket, { purpose: 'contact', contact }, now))
        return tickets.spend(database, ticket, now);
    return false;
  };
  /** Who has neither password nor contact came in by Google or a passkey: nothing else could show it but that. */
  const hasJustEntered = async ({ viewer, member }: Viewed, now: number) => {
    if (member.passwordHash !== null || (await reachable(member.userId)).some((one) => one.reachable)) return false;
    const family = await families.family(viewer.sessionId);
    return family !== null && isWithin(family.createdAt + proofTtlMs, now, proofTtlMs);
  };

  /**
   * Stores a password, ends every session but the viewer's and tells the member, all or nothing: one statement replaces the
   * password that was proved; null where it was replaced meanwhile, by a reset.
   */
  const setPassword = async (
    { member, viewer }: Viewed,
    newPassword: string,
    context: CallContext,
  ): Promise<Ended | Refusal | null> => {
    const { address, now } = context;
    if (await isCommonPassword(newPassword, member.username))
      return refused(422, { fields: { newPassword: 'common' } });
    const passwordHash = await passwords.hash(newPassword, address);
    if (passwordHash === null) return refused(429, busyHashing);
    const ended = await database.transaction(async (queries) => {
      if (!(await replacePasswordHash(queries, member, passwordHash))) return null;
      const contacts = await memberContacts.contactsOf(member.userId, queries);
      await memberContacts.tellChanged(queries, member, 'password', contacts, context);
      return sessions.endAll(queries, member.userId, viewer.sessionId, now);
    });
    if (!ended) return null;
    ended.tell('password');
    log.warn('password.changed', { userId: member.userId });
    return ended;
  };

  return {
    overview: async (_input, context) => {
      const who = await viewed(context.viewer);
      if (!who) return refused(401);
      const { userId, username, passwordHash } = who.member;
      return { username, hasPassword: passwordHash !== null, contacts: await reachable(userId) };
    },
    sessions: async (_input, { viewer, now }) => {
      return (await families.ofMember(viewer.userId, now)).map((family) => shown(family, viewer.sessionId));
    },
    revoke: async ({ sessionId }, { viewer, now }) => {
      await sessions.endOne(viewer.userId, sessionId, now);
      return null;
    },
    /** All or nothing: one statement ends the sessions and answers which, so each end is told once. */
    revokeOthers: async (_input, { viewer, now }) => {
      const ended = await database.transaction((queries) =>
        sessions.endAll(queries, viewer.userId, viewer.sessionId, now),
      );
      ended.tell('revoked');
      return { ended: ended.count };
    },

    confirm: async ({ password, ticket }, context) => {
      const { now } = context;
      const who = await viewed(context.viewer);
      if (!who) return refused(401);
      const { member, viewer } = who;
      if (password !== undefined) {
        const refusal = await gate(member.username, member, password, context);
        if (refusal) return refusal;
      } else {
        const shows =
          ticket === undefined ? await hasJustEntered(who, now) : await spendTicket(ticket, member.userId, now);
        if (!shows) return unconfirmed;
      }
      return proofs.issue(viewer, now);
    },
    changePassword: async ({ password, newPassword }, context) => {
      const who = await viewed(context.viewer);
      if (!who) return refused(401);
      const refusal = await gate(who.member.username, who.member, password, context);
      if (refusal) return refusal;
      const ended = (await setPassword(who, newPassword, context)) ?? wrongCredentials;
      return isRefused(ended) ? ended : { ended: ended.count };
    },
    firstPassword: async ({ proof, newPassword }, context) => {
      const who = await viewed(context.viewer);
      if (!who) return refused(401);
      if (!proofs.holds(proof, who.viewer, context.now)) return unconfirmed;
      if (who.member.passwordHash !== null) return passwordThere;
      const ended = (await setPassword(who, newPassword, context)) ?? passwordThere;
      return isRefused(ended) ? ended : { ended: ended.count };
    },
  };
};
