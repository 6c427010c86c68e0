import type { FastifyInstance } from 'fastify';
import { refused } from '../shared/refusal.ts';
import { sendRefusal } from './answers.ts';

/**
 * /healthz: the process runs. /readyz: it accepts new work; not while draining, nor while the database is not writable.
 */
export const mountHealth = (
  app: FastifyInstance,
  isDraining: () => boolean,
  canWrite: () => Promise<boolean>,
): void => {
  const well = JSON.stringify({ code: 200, data: { ok: true } });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(well),
  );
  app.get('/readyz', async (_request, reply) =>
    isDraining() || !(await canWrite())
      ? sendRefusal(reply, refused(503, { retryAfterS: 2 }))
      : reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(well),
  );
};
