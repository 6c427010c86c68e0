import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Of the 2 s that the whole ending may take; what still runs after this is cut. */
const PATIENCE_MS = 1500;

/** Ends the sockets, takes no more connections and lets what is in flight end; then the rest is cut. */
export const drainServer = async (app: FastifyInstance, closeSockets: () => Promise<void>): Promise<void> => {
  // A connection that was busy when the server stopped listening becomes idle later, and would keep it open.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  await Promise.race([closeSockets(), wait(PATIENCE_MS, undefined, { ref: false })]);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
};
