import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * A built file is no page: it may run nothing where it is opened by itself, and needs no more of what protects pages. A
 * first visit loads dozens of files, each with its headers.
 */
const OF_FILES = "default-src 'none'; sandbox";
const FOR_PAGES = [
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

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
    globIgnore: ['index.html', 'builds/latest.json', '.vite/**', 'game-files/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const hashed = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', hashed ? FOREVER : 'public, max-age=3600').header('vary', 'Accept-Encoding');
      if (!hashed) return;
      reply.header('content-security-policy', OF_FILES);
      for (const name of FOR_PAGES) reply.removeHeader(name);
    },
  });
};
