import type { FastifyInstance } from 'fastify';
import { asyncapi } from '#contract/asyncapi.ts';
import { openapi } from '#contract/openapi.ts';

/** What the calls and the socket are, derived from the contract; mounted outside production only. */
export const mountDocuments = (app: FastifyInstance): void => {
  for (const [path, build] of [
    ['/openapi.json', openapi],
    ['/asyncapi.json', asyncapi],
  ] as const)
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(JSON.stringify(build())),
    );
};
