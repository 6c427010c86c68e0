import { randomBytes } from 'node:crypto';
import type { Device } from '#domain/auth/device.ts';
import type { User } from '#domain/people/user.ts';
import type { CallContext } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import type { Queries } from '../database/database.ts';
import type { Outbox } from '../shared/outbox.ts';
import type { KnownPlaces } from './knownPlaces.ts';
import { isStillPassword, type Member } from './members.store.ts';
import type { Opened, Sessions } from './sessions.ts';
import type { SessionsStore } from './sessions.store.ts';
import type { Tokens } from './tokens.ts';
import { userOf } from './users.ts';

/** The response to every way of logging in. */
export interface SessionAnswer {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: User;
}

export interface Opening {
  /** The response for an existing session. */
  readonly answer: (member: Member, opened: Opened, now: number) => SessionAnswer;
  /** Opens a session, bound to the browser if the client is one, and logs it. */
  readonly open: (member: Member, context: CallContext) => Promise<SessionAnswer>;
  /** The same for a member whose password was checked; null, and no session, if the password has been replaced since the member was read. */
  readonly openByPassword: (member: Member, context: CallContext) => Promise<SessionAnswer | null>;
}

class PasswordReplaced extends Error {}

export interface OpeningNeeds {
  readonly sessions: Sessions;
  readonly families: Pick<SessionsStore, 'devicesOf'>;
  readonly places: Pick<KnownPlaces, 'networkHash'>;
  readonly tokens: Tokens;
  readonly outbox: Outbox;
  readonly log: Log;
}

/** Opens sessions in the same way, whatever proved the member's identity. */
export const createOpening = ({ sessions, families, places, tokens, outbox, log }: OpeningNeeds): Opening => {
  /** Whether the member has used only other devices before; a member's first known device does not count as new. */
  const isNew = async (userId: string, { browser, system }: Device): Promise<boolean> => {
    const known = await families.devicesOf(userId);
    return known.length > 0 && !known.some((one) => one.browser === browser && one.system === system);
  };
  const answer: Opening['answer'] = (member, opened, now) => ({
    token: tokens.access(member.userId, opened.familyId, now),
    refreshToken: opened.refreshToken,
    user: userOf(member),
  });
  const openIf = async (
    member: Member,
    { browser, device, address, setBinding, now }: CallContext,
    check: (queries: Queries) => Promise<void>,
  ): Promise<SessionAnswer> => {
    const { userId } = member;
    const binding = browser ? randomBytes(32).toString('base64url') : null;
    const news = device !== null && (await isNew(userId, device)) ? device : null;
    const by = { binding, device, networkHash: places.networkHash(address) };
    const opened = await sessions.open(userId, by, now, async (queries) => {
      await check(queries);
      if (news)
        await outbox.publish(queries, 'device.new', { userId, device: `${news.browser}, ${news.system}`, at: now });
    });
    if (binding !== null) setBinding(binding);
    log.info('session.opened', { userId, sessionId: opened.familyId, bound: browser });
    return answer(member, opened, now);
  };
  return {
    answer,
    open: (member, context) => openIf(member, context, async () => {}),
    openByPassword: async (member, context) => {
      const check = async (queries: Queries): Promise<void> => {
        if (!(await isStillPassword(queries, member))) throw new PasswordReplaced();
      };
      try {
        return await openIf(member, context, check);
      } catch (error) {
        if (error instanceof PasswordReplaced) return null;
        throw error;
      }
    },
  };
};
