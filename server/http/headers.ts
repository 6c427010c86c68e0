import { randomUUID } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from '../shared/clock.ts';

const YEAR_S = 31_536_000;

export const requestId = (): string => randomUUID().replaceAll('-', '').slice(0, 20);

/** The Date header. It is on every answer, because pages set their clock by it. */
export const createHttpDate = (clock: Clock): (() => string) => {
  let second = Number.NaN;
  let text = '';
  return () => {
    const now = Math.floor(clock() / 1000);
    if (now !== second) {
      second = now;
      text = new Date(now * 1000).toUTCString();
    }
    return text;
  };
};

/** The headers that helmet sets, computed once: on each answer it would build the same texts again. */
const fixedHeaders = async (options: FastifyHelmetOptions): Promise<Readonly<Record<string, string>>> => {
  const asked = fastify();
  await asked.register(helmet, options);
  asked.get('/', async (_request, reply) => reply.send(JSON.stringify(reply.raw.getHeaders())));
  const answer = await asked.inject('/');
  await asked.close();
  return Object.freeze(answer.json<Record<string, string>>());
};

/** Content-Security-Policy and other security headers on every answer (ORIGIN, checklist 23 and 24). */
export const addHeaders = async (
  app: FastifyInstance,
  { production, publicUrl, streamOrigins, geoUrl }: Config,
  clock: Clock,
): Promise<void> => {
  const httpDate = createHttpDate(clock);
  const geo = geoUrl ? [new URL(geoUrl).origin] : [];
  const socket = publicUrl ? [publicUrl.replace(/^http/, 'ws')] : [];
  const only = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...streamOrigins],
    'media-src': ["'self'", 'blob:', ...streamOrigins],
    'connect-src': ["'self'", ...socket, ...streamOrigins, ...geo],
    // Games alone: their pages answer to `frame-ancestors`, and nothing else may be framed.
    'frame-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  const fixed = await fixedHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: only },
    strictTransportSecurity: production ? { maxAge: YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id).header('date', httpDate());
    done();
  });
};
