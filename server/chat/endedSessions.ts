import { CHAT } from '#domain/chat/chat.ts';
import type { Clock } from '../shared/clock.ts';
import type { Connection } from './connection.ts';
import type { After } from './timers.ts';

/** Which of these sessions are alive. */
export type AliveSessions = (sessionIds: readonly string[], now: number) => Promise<ReadonlySet<string>>;

/** How long a socket may outlive a session of whose end nobody told this process. */
export const LOOK_MS = 30_000;

export const closeAsEnded = (connection: Connection): void => connection.close(CHAT.closed.token, 'session ended');

interface Looking {
  readonly connections: ReadonlySet<Connection>;
  readonly aliveSessions: AliveSessions;
  readonly clock: Clock;
  readonly after: After;
  readonly failed: (error: unknown) => void;
}

/**
 * Again and again closes the sockets whose session is no more, as the database has it: what is told of an end may be lost
 * on its way here. Answers the way to stop.
 */
export const closeEnded = ({ connections, aliveSessions, clock, after, failed }: Looking): (() => void) => {
  let callOff = (): void => {};
  let stopped = false;
  const look = async (): Promise<void> => {
    // Who comes in meanwhile is not asked for.
    const members = [...connections].flatMap((connection) => {
      const { sessionId } = connection.viewer;
      return sessionId === null ? [] : [{ connection, sessionId }];
    });
    if (members.length === 0) return;
    const alive = await aliveSessions([...new Set(members.map(({ sessionId }) => sessionId))], clock());
    for (const { connection, sessionId } of members) if (!alive.has(sessionId)) closeAsEnded(connection);
  };
  const later = (): void => {
    if (!stopped) callOff = after(LOOK_MS, () => void look().catch(failed).finally(later));
  };
  later();
  return () => {
    stopped = true;
    callOff();
  };
};
