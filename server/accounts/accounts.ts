import type { accounts } from '#contract/http/accounts.ts';
import type { security } from '#contract/http/security.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { User } from '#domain/people/user.ts';
import type { Bus } from '../bus/bus.ts';
import { UniqueViolation, type Database, type Queries } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { Identify } from '../http/identify.ts';
import { silentLog, type Log } from '../log.ts';
import type { Clock } from '../shared/clock.ts';
import { accountHandlers } from './accounts.handlers.ts';
import { createChatTokens, type TokenOwner } from './chatTokens.ts';
import { ContactTaken, putContact } from './contacts.store.ts';
import { erasureStore, type ErasureStore } from './erasure.store.ts';
import { createIdentify } from './identify.ts';
import { createKnownPlaces, type KnownPlaces } from './knownPlaces.ts';
import { createLoginLimits, noLoginLimits } from './loginLimits.ts';
import { addMember, changeRole, membersStore, promote, type Member, type NewMember } from './members.store.ts';
import { createOpening, type SessionAnswer } from './opening.ts';
import { createPasswordGate } from './passwordGate.ts';
import { createPasswords } from './passwords.ts';
import { createMemberContacts, type MemberContacts } from './memberContacts.ts';
import { createProofs, type Proofs } from './proofs.ts';
import { mergeGuest, registrationStore, type Joined } from './registration.store.ts';
import { readMail } from '../shared/contacts.ts';
import { createLimiter, type LimitStore } from '../shared/limiter.ts';
import { memoryLimits } from '../shared/memoryLimits.ts';
import { createIsProtectedName, type IsProtectedName, type NamedPerson } from '../shared/names/protectedNames.ts';
import { noOutbox, type Outbox } from '../shared/outbox.ts';
import { noPost, type Post } from '../shared/post.ts';
import type { TokenUse } from '../shared/tokenUse.ts';
import { noTickets, type Tickets } from '../shared/tickets.ts';
import { keyFor } from '../shared/secret.ts';
import { securityHandlers } from './security.handlers.ts';
import { createSessions, type Ended } from './sessions.ts';
import { sessionsStore, type SessionsStore } from './sessions.store.ts';
import { createTokens } from './tokens.ts';
import { newUserId, plainName, userOf } from './users.ts';

export interface AccountsNeeds {
  readonly database: Database;
  readonly bus: Bus;
  /** Stores events for other areas; events are dropped where absent. */
  readonly outbox?: Outbox;
  readonly clock: Clock;
  /** The result of `originSecret`. */
  readonly secret: string;
  /** The setting LIMITS. */
  readonly limits: boolean;
  /** Where hits are counted; in this process's memory where absent. */
  readonly limitStore?: LimitStore;
  /** Where used chat tokens are recorded for all processes; each process has its own record where absent. */
  readonly tokenUse?: TokenUse;
  /** Tickets, which prove that a code was entered; no ticket is valid where absent. */
  readonly tickets?: Tickets;
  /** Sends letters to members; nothing is sent where absent. */
  readonly post?: Post;
  /** Logs sessions that begin, end or are refused (item 38). */
  readonly log?: Log;
  /** Whether a name is refused to everybody because of what it says. */
  readonly refusesName?: (name: string) => Promise<boolean>;
  /** Commentators, whose names nobody else can take; none where absent. */
  readonly commentators?: () => Promise<readonly NamedPerson[]>;
  /** Called for each new member, in the transaction that stores them. */
  readonly joined?: Joined;
}

export interface Accounts {
  readonly handlers: AreaHandlers<typeof accounts>;
  readonly securityHandlers: AreaHandlers<typeof security>;
  readonly identify: Identify;
  /** The same for opening a socket, which also accepts a token of `chatToken`, once (item 19). */
  readonly identifySocket: Identify;
  /** Issues a token for the URL of a member's socket. */
  readonly chatToken: (owner: TokenOwner, now: number) => string;
  /** Proofs that a member has just confirmed their identity. */
  readonly proofs: Proofs;
  readonly memberContacts: MemberContacts;
  /** Whether the account has been used before from where a request comes from. */
  readonly knows: KnownPlaces['knows'];
  readonly isProtectedName: IsProtectedName;
  /** The stored member; null for a guest's id or an unknown one. */
  readonly memberById: (userId: string) => Promise<Member | null>;
  /** Members who have one of these roles. */
  readonly idsOfRoles: (siteRoleIds: readonly number[]) => Promise<readonly string[]>;
  /** When the member registered, in epoch milliseconds; null for an unknown member. */
  readonly memberSince: (userId: string) => Promise<number | null>;
  /** Sets the member's picture, or removes it with null; returns the member and the previous picture, or null for an unknown member. */
  readonly setPicture: (
    userId: string,
    picture: string | null,
  ) => Promise<{ readonly user: User; readonly before: string | null } | null>;
  /** Gives a plain member or a commentator another role, in the caller's transaction; a member with any other role keeps it. */
  readonly promote: (queries: Queries, userId: string, siteRoleId: number) => Promise<void>;
  /** Pictures that members uploaded and use now. */
  readonly uploadedPictures: () => Promise<readonly string[]>;
  /** Opens a session for a member whose identity was proved in another way than by password; null for an unknown member. */
  readonly openSession: (userId: string, context: CallContext) => Promise<SessionAnswer | null>;
  /** A member as they see themselves; null for an unknown one. */
  readonly ownUser: (userId: string) => Promise<User | null>;
  /** Those of these members who exist, as everybody sees them. */
  readonly usersOf: (ids: readonly string[]) => Promise<readonly User[]>;
  /** Ends every session of a member, in the caller's transaction. */
  readonly endSessions: (queries: Queries, userId: string, now: number) => Promise<Ended>;
  /** Which of these sessions are alive. */
  readonly aliveSessions: SessionsStore['alive'];
  readonly erasure: ErasureStore;
  readonly usernameTaken: (username: string) => Promise<boolean>;
  /** Whether a member has proved this mail address. */
  readonly emailTaken: (email: string) => Promise<boolean>;
  /**
   * Stores a new member without a password, in the caller's transaction, and returns their id. The mail address must
   * have been proved elsewhere. Throws `UniqueViolation` if the address or the username is taken.
   */
  readonly addMember: (
    queries: Queries,
    member: Pick<NewMember, 'username' | 'email' | 'pid'> & {
      /** Null if every name that they go by is refused here. */
      readonly nickname: string | null;
      /** The token that they had as a guest; null if unknown. An invalid one is ignored. */
      readonly guestToken: string | null;
    },
    now: number,
  ) => Promise<string>;
}

/** Refreshes of one session: a browser needs one in 15 minutes; the rest allows for tabs and lost responses. */
const REFRESHES = { name: 'refreshes', max: 30, windowMs: 600_000 } as const;

export const createAccounts = (needs: AccountsNeeds): Accounts => {
  const { database, bus, clock, secret, limits, tickets = noTickets, post = noPost, log = silentLog } = needs;
  const { joined = nothing, commentators = nobody, outbox = noOutbox } = needs;
  const members = membersStore(database);
  const families = sessionsStore(database, (queries, sessionId) =>
    outbox.publish(queries, 'session.ended', { sessionId }),
  );
  const isProtectedName = createIsProtectedName(
    async () => (await Promise.all([commentators(), members.withRole()])).flat(),
    needs.refusesName,
  );
  const tokens = createTokens(keyFor(secret, 'tokens'));
  const { limitStore = memoryLimits(clock), tokenUse } = needs;
  const refreshes = createLimiter(REFRESHES, limitStore);
  const sessions = createSessions({
    store: families,
    refreshKey: keyFor(secret, 'refresh'),
    countRefresh: async (familyId) => (limits ? refreshes.hit(familyId) : null),
    onEnded: (sessionId, why) => {
      log[why === 'reuse' ? 'warn' : 'info']('session.ended', { sessionId, why });
      bus.publish('session.ended', { sessionId });
    },
  });
  const places = createKnownPlaces(families, keyFor(secret, 'networks'));
  const opening = createOpening({ sessions, families, places, tokens, outbox, log });
  const passwords = createPasswords(limits);
  const gate = createPasswordGate({
    ...{ passwords, places, log },
    limits: limits ? createLoginLimits(limitStore) : noLoginLimits,
  });
  const proofs = createProofs(keyFor(secret, 'proofs'));
  const memberContacts = createMemberContacts({ database, members, tickets, proofs, post, outbox, gate, log });
  const chatTokens = tokenUse ? createChatTokens(keyFor(secret, 'chatTokens'), tokenUse) : createChatTokens();
  const identify = createIdentify({ tokens, chatTokens, sessions, families, members, clock, log });
  const erasure = erasureStore(database, keyFor(secret, 'names'));
  const store = registrationStore(database, tickets, joined);
  return {
    handlers: accountHandlers({
      ...{ database, members, memberContacts, store, sessions, tickets, tokens, opening, passwords, gate, outbox, log },
      ...{ erasure, isProtectedName },
    }),
    securityHandlers: securityHandlers({
      ...{ database, members, memberContacts, sessions, families, tickets, proofs, passwords, gate, post, log },
    }),
    memberContacts,
    knows: places.knows,
    isProtectedName,
    identify: identify.request,
    identifySocket: identify.socket,
    chatToken: chatTokens.issue,
    proofs,
    memberById: members.byId,
    idsOfRoles: members.idsOfRoles,
    memberSince: members.since,
    setPicture: async (userId, picture) => {
      const before = await members.setPicture(userId, picture);
      const member = await members.byId(userId);
      return member && { user: userOf(member), before };
    },
    uploadedPictures: members.uploadedPictures,
    promote,
    openSession: async (userId, context) => {
      const member = await members.byId(userId);
      return member && opening.open(member, context);
    },
    ownUser: async (userId) => {
      const member = await members.byId(userId);
      return member && userOf(member);
    },
    usersOf: async (ids) => (await members.byIds(ids)).map((member) => userOf(member)),
    endSessions: (queries, userId, now) => sessions.endAll(queries, userId, null, now),
    aliveSessions: families.alive,
    erasure,
    usernameTaken: async (username) => (await members.byUsername(username)) !== null || erasure.isRetired(username),
    emailTaken: async (email) => {
      const contact = readMail(email);
      return contact !== null && (await memberContacts.ownerOf(contact)) !== null;
    },
    addMember: async (queries, { guestToken, ...member }, now) => {
      const userId = newUserId('member');
      const contact = member.email === null ? null : readMail(member.email);
      const bare = { passwordHash: null, phoneNumber: null, siteRoleId: SITE_ROLES.member };
      const nickname = member.nickname ?? plainName(userId, DEFAULT_LOCALE);
      await addMember(queries, { ...bare, ...member, nickname, userId, email: contact?.value ?? null }, now);
      if (contact) await putContact(queries, userId, contact, now).catch(asTaken);
      const guest = guestToken === null ? null : tokens.read(guestToken, now);
      if (guest?.typ === 'guest') await mergeGuest(queries, guest.sub, userId, now);
      await joined(queries, { userId, pid: member.pid }, now);
      return userId;
    },
  };
};

const nothing = async (): Promise<void> => {};
const nobody = async (): Promise<readonly NamedPerson[]> => [];

const asTaken = (error: unknown): never => {
  throw error instanceof ContactTaken ? new UniqueViolation(error.message, { cause: error }) : error;
};

/** The roles that an operator can assign by name. */
export const roleNames = Object.keys(SITE_ROLES).filter((name) => name !== 'guest');

/** Gives a member a role: `npm run user -- role NAME ROLE`. A single statement writes it. */
export const setRole = async (
  database: Database,
  username: string,
  role: string,
  log: Log = silentLog,
): Promise<'done' | 'unknownMember' | 'unknownRole'> => {
  const siteRoleId = roleNames.includes(role) ? SITE_ROLES[role as keyof typeof SITE_ROLES] : null;
  if (siteRoleId === null) return 'unknownRole';
  const member = await membersStore(database).byUsername(username);
  if (!member) return 'unknownMember';
  await database.transaction((queries) => changeRole(queries, { userId: member.userId, to: siteRoleId }));
  log.warn('role.changed', { userId: member.userId, from: member.siteRoleId, to: siteRoleId });
  return 'done';
};
