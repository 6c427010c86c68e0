import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import type { Log } from '../log.ts';
import { createAddressOf, createIsTrusted } from '../shared/address.ts';
import type { Clock } from '../shared/clock.ts';
import { isRefused, refused } from '../shared/refusal.ts';
import { refusalOf, sendRefusal } from './answers.ts';
import { answerClientError, answerExpectation } from './clientErrors.ts';
import { boundConnections } from './connections.ts';
import { refuseTinyChunks } from './tinyChunks.ts';
import { openFilesLimit } from './fileLimit.ts';
import { addHeaders, requestId } from './headers.ts';
import { limitStore, ownWindows, type RouteWindows } from './limits.ts';
import { refuseUnknown } from './notFound.ts';
import { refuseUnderPressure } from './pressure.ts';
import { parseBody } from './readInput.ts';
import { endStalled } from './stalled.ts';
import { createTurns, type Turns } from './turns.ts';

/** Limits in bytes and milliseconds (CLAUSES "Limits", ORIGIN checklist 31). */
export const HTTP = {
  bodyLimit: 65_536,
  headersLimit: 16_384,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveMs: 65_000,
  /** A connection whose client reads nothing of its answer is closed after this. */
  stalledMs: 30_000,
  /** Mean delay of the event loop above which requests are answered 503 at once. */
  maxLoopDelayMs: 2000,
} as const;

/**
 * Prevents Fastify from loading its schema compilers, some megabytes: mountCalls validates by the contract's schemas.
 */
const noSchemas = () => () => {
  throw new Error('Routes here carry no schema of Fastify.');
};

/** Node's server with limits on connections: how many, how slow, and how many requests each. */
const boundedServer = (
  handle: RequestListener,
  { limits, trustProxy }: Config,
  { inTurn }: Turns,
  clock: Clock,
): Server => {
  // An Upgrade to anything but a WebSocket (such as curl's h2c) is an offer that may be ignored.
  const server = createHttpServer({
    headersTimeout: HTTP.headersTimeoutMs,
    requestTimeout: HTTP.requestTimeoutMs,
    keepAliveTimeout: HTTP.keepAliveMs,
    maxHeaderSize: HTTP.headersLimit,
    requireHostHeader: false,
    connectionsCheckingInterval: 2000,
    shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket',
  });
  const isTrusted = createIsTrusted(trustProxy);
  const shutOut = boundConnections(server, { openFiles: openFilesLimit(), limits, isTrusted, clock });
  refuseTinyChunks(server, shutOut);
  server.on('request', inTurn(handle));
  server.on('checkExpectation', inTurn(answerExpectation));
  endStalled(server, HTTP.stalledMs);
  return server;
};

/** Fastify with our envelope for every refusal, also for those of the library. */
export const createServer = async (
  config: Config,
  log: Log,
  clock: Clock,
  turns: Turns = createTurns(),
  windows: RouteWindows = ownWindows(clock),
): Promise<FastifyInstance> => {
  const app = fastify({
    logger: false,
    serverFactory: (handle) => boundedServer(handle, config, turns, clock),
    genReqId: requestId,
    bodyLimit: HTTP.bodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2048 },
    clientErrorHandler: answerClientError,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
      sendRefusal(reply, refusalOf(error) ?? refused(400)),
  });

  app.setErrorHandler((error, request, reply) => {
    if (isRefused(error)) return sendRefusal(reply, error);
    if (error instanceof DatabaseUnavailable)
      log.error('database unavailable', { requestId: request.id, why: error.why });
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(reply, refusal);
    const stack = error instanceof Error ? (error.stack ?? error.message) : 'thrown: no error';
    log.error('request failed', { requestId: request.id, route: request.routeOptions.url ?? null, stack });
    return sendRefusal(reply, refused(500));
  });

  await addHeaders(app, config, clock);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      return void sendRefusal(reply, refused(400));
    done();
  });
  refuseUnknown(app);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => {
      const value = parseBody(body);
      if (isRefused(value)) throw value;
      return value;
    },
  );

  if (config.limits) {
    const addressOf = createAddressOf(config.trustProxy);
    await app.register(rateLimit, {
      global: false,
      store: limitStore(windows),
      keyGenerator: (request) => addressOf(request.raw),
      errorResponseBuilder: (_request, { ttl }) => refused(429, { retryAfterS: Math.max(1, Math.ceil(ttl / 1000)) }),
    });
    refuseUnderPressure(app, HTTP.maxLoopDelayMs);
  }
  return app;
};
