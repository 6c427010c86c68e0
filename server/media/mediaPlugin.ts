import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { type MediaOrigin, OPEN_TO_ALL, respondMedia, sizeOf } from './respond.ts';

/** A delay that ends early when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });

const EMPTY = Buffer.alloc(0);

/** Serves /media: live streams, posters and the time. `speed`: milliseconds of `now` per real millisecond. */
export const mediaPlugin =
  ({ speed = 1, ...parts }: Omit<MediaOrigin, 'wait'> & { readonly speed?: number }): FastifyPluginAsync =>
  async (app) => {
    const origin: MediaOrigin = { ...parts, wait: (ms, signal) => pause(ms / speed, signal) };
    app.get('/media/*', async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const path = request.url.split('?')[0] ?? '';
      // With If-Range the whole is sent: a part of a representation that may have changed is useless.
      const range = request.headers['if-range'] === undefined ? request.headers.range : undefined;
      const { status, headers, pieces } = await respondMedia(origin, { path, range, signal: gone.signal });
      reply.code(status).headers({ ...headers, 'content-length': sizeOf(pieces) });
      return reply.send(pieces.length > 1 ? Readable.from(pieces) : (pieces[0] ?? EMPTY));
    });
    app.options('/media/*', async (_request, reply) =>
      reply
        .code(204)
        .headers({ ...OPEN_TO_ALL, 'access-control-allow-methods': 'GET, HEAD', 'access-control-allow-headers': '*', 'access-control-max-age': '86400' })
        .send(),
    );
  };
