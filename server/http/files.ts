import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built files, which are compressed at build time; hashed ones are immutable. The page itself and
 * `latest.json` are served from memory.
 */
export const mountFiles = async (app: FastifyInstance, dist: string): Promise<void> => {
  const latest = readFileSync(join(dist, 'builds/latest.json'));
  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(latest),
  );
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', 'builds/latest.json', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const hashed = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', hashed ? FOREVER : 'public, max-age=3600').header('vary', 'Accept-Encoding');
    },
  });
};
