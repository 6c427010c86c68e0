import type { FastifyInstance } from 'fastify';
import { asyncapi } from '#contract/asyncapi.ts';
import { openapi } from '#contract/openapi.ts';

/** The documents of calls and socket, derived from the contract; not served in production. */
export const mountDocuments = (app: FastifyInstance): void => {
  for (const [path, build] of [
    ['/openapi.json', openapi],
    ['/asyncapi.json', asyncapi],
  ] as const)
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(JSON.stringify(build())),
    );
};
