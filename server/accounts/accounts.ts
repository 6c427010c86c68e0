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
  /** Keeps what others have to hear of; nobody does where absent. */
  readonly outbox?: Outbox;
  readonly clock: Clock;
  /** What `originSecret` answers. */
  readonly secret: string;
  /** LIMITS. */
  readonly limits: boolean;
  /** Where they are counted; this process's memory where absent. */
  readonly limitStore?: LimitStore;
  /** Where chat tokens are used up that other processes take too; each is this process's own where absent. */
  readonly tokenUse?: TokenUse;
  /** What entered codes have proved; nothing where absent. */
  readonly tickets?: Tickets;
  /** Takes letters to members; nobody is told where absent. */
  readonly post?: Post;
  /** Hears of sessions that begin, end or are refused (item 38). */
  readonly log?: Log;
  /** Whether nobody may bear a name, for what it says. */
  readonly refusesName?: (name: string) => Promise<boolean>;
  /** Those who comment, whose names nobody else bears; none where absent. */
  readonly commentators?: () => Promise<readonly NamedPerson[]>;
  /** Told of each new member among the statements that store one. */
  readonly joined?: Joined;
}

export interface Accounts {
  readonly handlers: AreaHandlers<typeof accounts>;
  readonly securityHandlers: AreaHandlers<typeof security>;
  readonly identify: Identify;
  /** The same for the opening of a socket, which a token of `chatToken` opens too, once (item 19). */
  readonly identifySocket: Identify;
  /** A token for the address of a member's socket. */
  readonly chatToken: (owner: TokenOwner, now: number) => string;
  /** What shows that a member has just confirmed who they are. */
  readonly proofs: Proofs;
  readonly memberContacts: MemberContacts;
  /** Whether an account is known where a request comes from. */
  readonly knows: KnownPlaces['knows'];
  readonly isProtectedName: IsProtectedName;
  /** A member as now stored; null for a guest's id or an unknown one. */
  readonly memberById: (userId: string) => Promise<Member | null>;
  /** Members who have one of these roles. */
  readonly idsOfRoles: (siteRoleIds: readonly number[]) => Promise<readonly string[]>;
  /** When they registered, epoch milliseconds; null for nobody. */
  readonly memberSince: (userId: string) => Promise<number | null>;
  /** Makes a picture the member's own, or takes it away with null; answers the member and the picture before it, null for an unknown one. */
  readonly setPicture: (
    userId: string,
    picture: string | null,
  ) => Promise<{ readonly user: User; readonly before: string | null } | null>;
  /** Gives a plain member or a commentator another role, among other statements; who has any other keeps it. */
  readonly promote: (queries: Queries, userId: string, siteRoleId: number) => Promise<void>;
  /** Those that members sent and show now. */
  readonly uploadedPictures: () => Promise<readonly string[]>;
  /** A session for a member who has proved who they are in another way than by password; null for an unknown one. */
  readonly openSession: (userId: string, context: CallContext) => Promise<SessionAnswer | null>;
  /** A member as they see themselves; null for an unknown one. */
  readonly ownUser: (userId: string) => Promise<User | null>;
  /** Those of these members who are there, as everybody sees them. */
  readonly usersOf: (ids: readonly string[]) => Promise<readonly User[]>;
  /** Ends every session of a member, among other statements. */
  readonly endSessions: (queries: Queries, userId: string, now: number) => Promise<Ended>;
  /** Which of these sessions are alive. */
  readonly aliveSessions: SessionsStore['alive'];
  readonly erasure: ErasureStore;
  readonly usernameTaken: (username: string) => Promise<boolean>;
  /** Whether a member has proved this mail address. */
  readonly emailTaken: (email: string) => Promise<boolean>;
  /**
   * Stores a new member without a password, among other things; answers their id. The mail address is one that somebody
   * else has proved. A `UniqueViolation` where it, or the username, is taken.
   */
  readonly addMember: (
    queries: Queries,
    member: Pick<NewMember, 'username' | 'email' | 'pid'> & {
      /** Null where nothing that they are called may be borne here. */
      readonly nickname: string | null;
      /** Whom they were; null, or of no good, where that is not known. */
      readonly guestToken: string | null;
    },
    now: number,
  ) => Promise<string>;
}

/** Refreshes of one session: a browser needs one in 15 minutes, and some more for tabs and lost answers. */
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

/** The roles that an operator can give by name. */
export const roleNames = Object.keys(SITE_ROLES).filter((name) => name !== 'guest');

/** Gives a member a role: `npm run user -- role NAME ROLE`. One statement writes it. */
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
