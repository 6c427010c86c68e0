import type { accounts } from '#contract/http/accounts.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { Identify } from '../http/identify.ts';
import { silentLog, type Log } from '../log.ts';
import type { Clock } from '../shared/clock.ts';
import { accountHandlers } from './accounts.handlers.ts';
import { createIdentify } from './identify.ts';
import { createLoginLimits, noLoginLimits } from './loginLimits.ts';
import { membersStore, type Member } from './members.store.ts';
import { createPasswords } from './passwords.ts';
import { keyFor } from '../shared/secret.ts';
import { createSessions } from './sessions.ts';
import { sessionsStore } from './sessions.store.ts';
import { createTokens } from './tokens.ts';

export interface AccountsNeeds {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  /** What `originSecret` answers. */
  readonly secret: string;
  /** LIMITS. */
  readonly limits: boolean;
  /** Hears of sessions that begin, end or are refused (item 38). */
  readonly log?: Log;
}

export interface Accounts {
  readonly handlers: AreaHandlers<typeof accounts>;
  readonly identify: Identify;
  /** A member as now stored; null for a guest's id or an unknown one. */
  readonly memberById: (userId: string) => Promise<Member | null>;
}

export const createAccounts = (needs: AccountsNeeds): Accounts => {
  const { database, bus, clock, secret, limits, log = silentLog } = needs;
  const members = membersStore(database);
  const families = sessionsStore(database);
  const tokens = createTokens(keyFor(secret, 'tokens'));
  const sessions = createSessions(families, keyFor(secret, 'refresh'), (sessionId, why) => {
    log[why === 'reuse' ? 'warn' : 'info']('session.ended', { sessionId, why });
    bus.publish('session.ended', { sessionId });
  });
  return {
    handlers: accountHandlers({
      members,
      sessions,
      tokens,
      passwords: createPasswords(limits ? undefined : Number.POSITIVE_INFINITY),
      limits: limits ? createLoginLimits(clock) : noLoginLimits,
      log,
    }),
    identify: createIdentify({ tokens, sessions, families, members, clock }),
    memberById: members.byId,
  };
};

/** The roles that an operator can give by name. */
export const roleNames = Object.keys(SITE_ROLES).filter((name) => name !== 'guest');

/** Gives a member a role: `npm run user -- role NAME ROLE`. */
export const setRole = async (
  database: Database,
  username: string,
  role: string,
  log: Log = silentLog,
): Promise<'done' | 'unknownMember' | 'unknownRole'> => {
  const siteRoleId = roleNames.includes(role) ? SITE_ROLES[role as keyof typeof SITE_ROLES] : null;
  if (siteRoleId === null) return 'unknownRole';
  const members = membersStore(database);
  const member = await members.byUsername(username);
  if (!member) return 'unknownMember';
  await members.setRole(member.userId, siteRoleId);
  log.warn('role.changed', { userId: member.userId, from: member.siteRoleId, to: siteRoleId });
  return 'done';
};
