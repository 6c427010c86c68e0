import { CHAT } from '#domain/chat/chat.ts';
import type { Connection } from './connection.ts';

/** Those of these sessions that have not ended. */
export type AliveSessions = (sessionIds: readonly string[], now: number) => Promise<ReadonlySet<string>>;

export const closeAsEnded = (connection: Connection): void => connection.close(CHAT.closed.token, 'session ended');

/**
 * Closes the sockets whose session is no more, as the database has it: what is told of an end may be lost on its way to
 * the process that holds the socket.
 */
export const closeEnded = async (
  connections: ReadonlySet<Connection>,
  aliveSessions: AliveSessions,
  now: number,
): Promise<void> => {
  // Sockets that connect meanwhile are not checked this time.
  const members = [...connections].flatMap((connection) => {
    const { sessionId } = connection.viewer;
    return sessionId === null ? [] : [{ connection, sessionId }];
  });
  if (members.length === 0) return;
  const alive = await aliveSessions([...new Set(members.map(({ sessionId }) => sessionId))], now);
  for (const { connection, sessionId } of members) if (!alive.has(sessionId)) closeAsEnded(connection);
};
