import { randomBytes } from 'node:crypto';
import type { User } from '#domain/match/match.ts';
import type { CallContext } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import type { Member } from './members.store.ts';
import type { Opened, Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { userOf } from './users.ts';

/** What every way in answers. */
export interface SessionAnswer {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: User;
}

export interface Opening {
  /** The answer for a session that stands. */
  readonly answer: (member: Member, opened: Opened, now: number) => SessionAnswer;
  /** Opens a session, bound to the browser that asks if one does; a line in the log. */
  readonly open: (member: Member, context: CallContext) => Promise<SessionAnswer>;
}

/** Opens sessions in one way, however a member proved who they are. */
export const createOpening = (sessions: Sessions, tokens: Tokens, log: Log): Opening => {
  const answer: Opening['answer'] = (member, opened, now) => ({
    token: tokens.access(member.userId, opened.familyId, now),
    refreshToken: opened.refreshToken,
    user: userOf(member),
  });
  return {
    answer,
    open: async (member, { browser, setBinding, now }) => {
      const binding = browser ? randomBytes(32).toString('base64url') : null;
      const opened = await sessions.open(member.userId, binding, now);
      if (binding !== null) setBinding(binding);
      log.info('session.opened', { userId: member.userId, sessionId: opened.familyId, bound: browser });
      return answer(member, opened, now);
    },
  };
};
