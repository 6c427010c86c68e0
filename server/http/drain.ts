import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A shutdown may take 2 s in all; connections that are still busy after this are closed. */
const PATIENCE_MS = 1500;

/**
 * Graceful shutdown: closes sockets and stops accepting connections, waits for requests in flight, then closes the
 * rest.
 */
export const drainServer = async (app: FastifyInstance, closeSockets: () => Promise<void>): Promise<void> => {
  // Connections that were busy when the server stopped listening become idle later, and would keep it open.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  await Promise.race([closeSockets(), wait(PATIENCE_MS, undefined, { ref: false })]);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
};
