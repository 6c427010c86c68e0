import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { api, everyCall } from '#contract/http/api.ts';
import { later } from '#contract/http/later.ts';
import type { AnyCall, Codec, RawBody } from '#contract/http/call.ts';
import { networkOf } from '../shared/address.ts';
import { createCounter, type Counter } from '../shared/counter.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { createSingleFlight, STAND_IN_MS } from '../shared/singleFlight.ts';
import { sendRefusal } from './answers.ts';
import type { JudgeCall } from '../shared/door/callWords.ts';
import { wordsIn } from '../shared/door/wordsIn.ts';
import type { CallRules } from './callRules.ts';
import { bindingOf, contextOf, localeOf, tokenOf, type ContextSource } from './context.ts';
import { encode, sendEncoded, type Encoded } from './encoded.ts';
import type { CallContext, Handler, Handlers, ServedFile } from './handlers.ts';
import type { Identify, Viewer } from './identify.ts';
import { invalidFields } from './invalid.ts';
import { limitedTo } from './limits.ts';
import { longLists } from './longLists.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import { readQuery } from './readInput.ts';

export interface CallsSource extends ContextSource {
  readonly handlers: Handlers;
  readonly identify: Identify;
  /** The areas' rules for their calls. */
  readonly rules: CallRules;
  readonly limits: boolean;
  /** What the words of every call pass before its handler sees them. */
  readonly judgeCall: JudgeCall;
}

const MAX_HOT_ENTRIES = 64;
/** In characters. */
const MAX_REMEMBERED_ADDRESS = 256;

/** Mounts every call of the contract: the implemented ones with their handlers, those of `later` as 501. */
export const mountCalls = (app: FastifyInstance, source: CallsSource): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwnOrigin(request.headers, source.publicUrl)) done();
    else void sendRefusal(reply, refused(403));
  });
  for (const spec of Object.values<AnyCall>(later))
    app.route({
      method: spec.method,
      url: spec.path,
      onRequest: async (_request, reply) => sendRefusal(reply, refused(501)),
      handler: async (_request, reply) => reply,
    });
  const uploading = createCounter(MOST_UPLOADS);
  // Handlers are typed by call (Handlers); when iterated, a call and its handler are known to belong together.
  const handlers = source.handlers as unknown as Readonly<Record<string, Readonly<Record<string, Handler<AnyCall>>>>>;
  for (const [area, calls] of Object.entries(api)) {
    const writes: Writes = { count: 0 };
    for (const [name, spec] of Object.entries<AnyCall>(calls)) {
      const handler = handlers[area]?.[name];
      if (!handler) throw new Error(`the call ${area}.${name} has no handler`);
      const route: RouteOptions = {
        method: spec.method,
        url: spec.path,
        config: limitedTo(source.limits ? source.rules.limits.get(spec) : undefined),
        handler: serve(spec, handler, source, writes),
        ...(spec.maxBytes !== undefined && {
          bodyLimit: spec.maxBytes,
          // Who may not call does not have a large body read.
          onRequest: async (request, reply) => {
            const viewer = await admit(spec, request, source);
            if (isRefused(viewer)) return sendRefusal(reply, viewer);
          },
        }),
      };
      if (spec.body) mountUpload(app, route, spec, spec.body, source, uploading);
      else app.route(route);
    }
  }
};

/** How often members changed something of an area through this process: what is kept from before is not given again. */
interface Writes {
  count: number;
}

/** Simultaneous request bodies per address: each is held in memory until it is complete. */
const MOST_UPLOADS = 8;
const UPLOAD_RETRY_S = 3;

/**
 * A call with a raw body accepts only its own media types; a caller who may not make it is refused before the body is
 * read.
 */
const mountUpload = (
  app: FastifyInstance,
  route: RouteOptions,
  spec: AnyCall,
  { types, maxBytes }: RawBody,
  source: CallsSource,
  uploading: Counter,
): void =>
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...types],
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.route({
      ...route,
      bodyLimit: maxBytes,
      onRequest: async (request, reply) => {
        const viewer = await admit(spec, request, source);
        if (isRefused(viewer)) return sendRefusal(reply, viewer);
        if (!source.limits) return;
        const network = networkOf(source.addressOf(request.raw));
        if (!uploading.enter(network)) return sendRefusal(reply, refused(429, { retryAfterS: UPLOAD_RETRY_S }));
        reply.raw.once('close', () => uploading.leave(network));
      },
    });
  });

/** The methods of each path of the contract. */
export const callMethods: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(everyCall)
    .flatMap((calls) => Object.values<AnyCall>(calls))
    .map((spec) => [spec.path, spec.method === 'GET' ? ['GET', 'HEAD'] : [spec.method]]),
);

const serve = (spec: AnyCall, handler: Handler<AnyCall>, source: CallsSource, writes: Writes) => {
  const tooLong = longLists(spec.input, spec.path);
  const decode = Schema.decodeUnknownResult(spec.input as Codec, { errors: 'all' });
  const encodeData = Schema.encodeUnknownResult(spec.data as Codec);
  const ttlMs = source.rules.hot.get(spec);
  const named = spec.path.includes('/:');
  const words = wordsIn(spec.input);

  const read = (request: FastifyRequest): Result.Result<unknown, Refusal> => {
    const raw = spec.method === 'GET' || spec.body ? readQuery(request.url) : (request.body ?? {});
    if (isRefused(raw)) return Result.fail(raw);
    const fields = tooLong(raw);
    if (fields) return Result.fail(refused(422, { fields }));
    const input = decode(named ? { ...raw, ...(request.params as object) } : raw);
    return Result.mapError(input, ({ issue }) => refused(422, { fields: invalidFields(issue) }));
  };
  const answer = async (input: unknown, context: CallContext): Promise<string | Refusal> => {
    const data = await handler(input, context);
    if (isRefused(data)) return data;
    const encoded = encodeData(data);
    if (Result.isFailure(encoded)) throw new Error(`${spec.path} answered what its schema refuses: ${encoded.failure}`);
    return JSON.stringify({ code: 200, data: encoded.success });
  };
  const judged = async (input: unknown, viewer: Viewer | null): Promise<Refusal | null> => {
    const found = words?.(input) ?? [];
    if (found.length === 0) return null;
    const key = typeof input === 'object' && input !== null && 'clientId' in input ? String(input.clientId) : null;
    return source.judgeCall(found, { viewer, place: spec.path, key });
  };
  const own = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const viewer = await admit(spec, request, source);
    if (isRefused(viewer)) return sendRefusal(reply, viewer);
    const input = read(request);
    if (Result.isFailure(input)) return sendRefusal(reply, input.failure);
    const refusal = await judged(input.success, viewer);
    if (refusal) return sendRefusal(reply, refusal);
    const known = contextOf(request, reply, viewer, source);
    const context = spec.body ? { ...known, body: request.body } : known;
    if (spec.file) {
      const file = await handler(input.success, context);
      return isRefused(file) ? sendRefusal(reply, file) : sendFile(reply, spec, file as ServedFile);
    }
    if (spec.body && !hasBytes(request.body)) return sendRefusal(reply, refused(422, { fields: { body: 'empty' } }));
    const text = await answer(input.success, context);
    if (isRefused(text)) return sendRefusal(reply, text);
    if (spec.method !== 'GET') writes.count += 1;
    return reply.header('cache-control', 'no-store').type(JSON_TYPE).send(text);
  };
  return ttlMs === undefined ? own : serveHot(spec, source, { ttlMs, writes }, read, answer);
};

/** Shares one encoded answer among all equal requests within a short time; the address of a request is parsed once. */
const serveHot = (
  spec: AnyCall,
  source: CallsSource,
  { ttlMs, writes }: { readonly ttlMs: number; readonly writes: Writes },
  read: (request: FastifyRequest) => Result.Result<unknown, Refusal>,
  answer: (input: unknown, context: CallContext) => Promise<string | Refusal>,
) => {
  const flights = createSingleFlight<Encoded | Refusal>({
    ttlMs,
    maxEntries: MAX_HOT_ENTRIES,
    clock: source.clock,
    keeps: (value) => !isRefused(value),
    standInMs: STAND_IN_MS,
    changes: () => writes.count,
  });
  const inputOf = remembered(read);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const viewer = spec.needs === 'nothing' ? null : await admit(spec, request, source);
    if (isRefused(viewer)) return sendRefusal(reply, viewer);
    const input = inputOf(request);
    if (Result.isFailure(input)) return sendRefusal(reply, input.failure);
    const { value, text: asked } = input.success;
    const encoded = await flights(`${localeOf(request)} ${asked}`, async () => {
      const text = await answer(value, contextOf(request, reply, viewer, source));
      return isRefused(text) ? text : encode(text);
    });
    if (isRefused(encoded)) return sendRefusal(reply, encoded);
    reply.header('cache-control', 'public, max-age=1').header('vary', HOT_VARY).type(JSON_TYPE);
    return sendEncoded(request, reply, encoded);
  };
};

interface ReadInput {
  readonly value: unknown;
  /** A canonical text of the input: equal for equal inputs. */
  readonly text: string;
}

/** A cache of parsed addresses; only short ones are kept. */
const remembered = (read: (request: FastifyRequest) => Result.Result<unknown, Refusal>) => {
  const known = new Map<string, Result.Success<ReadInput, Refusal>>();
  return (request: FastifyRequest): Result.Result<ReadInput, Refusal> => {
    const before = known.get(request.url);
    if (before) return before;
    const input = Result.map(read(request), (value): ReadInput => ({ value, text: JSON.stringify(value) }));
    if (Result.isFailure(input) || request.url.length > MAX_REMEMBERED_ADDRESS) return input;
    known.set(request.url, input);
    if (known.size > MAX_HOT_ENTRIES) known.delete(known.keys().next().value!);
    return input;
  };
};

const hasBytes = (body: unknown): boolean => Buffer.isBuffer(body) && body.length > 0;

/** A member's file: it is not cached, and opened as a page it must not run scripts. */
const sendFile = (reply: FastifyReply, { path, file }: AnyCall, { type, bytes }: ServedFile): FastifyReply => {
  if (!file?.includes(type)) throw new Error(`${path} answered a file of the type ${type}`);
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'attachment')
    .type(type)
    .send(bytes);
};

const JSON_TYPE = 'application/json; charset=utf-8';
const HOT_VARY = 'Accept-Encoding, x-language';

/** The caller, or the 401 of a call that needs one; no lookup if nobody needs to be known. */
const admit = async (
  { needs }: AnyCall,
  request: FastifyRequest,
  { identify, production }: CallsSource,
): Promise<Viewer | null | Refusal> => {
  if (needs === 'nothing') return null;
  const token = tokenOf(request);
  const viewer = token === null ? null : await identify(token, bindingOf(request, production));
  if (!viewer || (needs === 'member' && viewer.kind !== 'member')) return refused(401);
  return viewer;
};
