import type { AnyCall, DataOf, InputOf } from '#contract/http/call.ts';
import type { Clears } from '#domain/auth/auth.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import type { Bearer } from '../browser/bearer.ts';
import { readAnswer, type Answer } from './answer.ts';
import { requestOf, type Request } from './request.ts';

/** What `send` needs of the browser, and the events that it reports. */
export interface Wire {
  readonly fetch: typeof fetch;
  /** The member's token, else the guest's, at this moment. */
  readonly bearer: () => Bearer | null;
  /** Resolves when a token is held or could not be obtained. Calls that are not `early` wait for it. */
  readonly tokenSoon: () => Promise<void>;
  readonly currency: () => string;
  readonly locale: () => Locale;
  /** A member's call was answered 401: resolves when the refresh has finished, successfully or not. */
  readonly onExpired: () => Promise<void>;
  /** AUTH-4: a 401 that a refresh cannot help. */
  readonly onRefused: (clears: Clears) => void;
  /** AUTH-7. */
  readonly onRateLimited: () => void;
  /** An answer arrived; `serverTime` is its Date in epoch milliseconds, null if it has none. */
  readonly onAnswered: (serverTime: number | null) => void;
  /** CALL-2: exceptions and malformed answers. */
  readonly report: (message: string, detail: unknown) => void;
  /** Milliseconds; 15 000 by default. */
  readonly timeoutMs?: number;
}
export interface SendOptions {
  /** The caller handles 401 and 429 itself: nothing is reported or refreshed. */
  readonly own?: boolean;
  /** The call is completed even if the page is left. */
  readonly keepalive?: boolean;
  /** The body of an `uploadCall`; its `type` is the media type. */
  readonly body?: Blob;
  /** Replaces the wire's `fetch`, for example to report progress. */
  readonly fetch?: typeof fetch;
}
/** Makes a call. Every caller has to say by `signal` when the answer is no longer needed. */
export type Send = <C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  signal: AbortSignal,
  options?: SendOptions,
) => Promise<Outcome<DataOf<C>>>;
/** `Send` with an optional signal. */
type OpenSend = <C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  signal?: AbortSignal,
  options?: SendOptions,
) => Promise<Outcome<DataOf<C>>>;

const TIMEOUT_MS = 15_000;
/** Longer than the 30 s that the origin waits for a body. */
const UPLOAD_TIMEOUT_MS = 40_000;
/** Longer than browsers keep what everybody reads: so long after a write of one's own they have to ask the origin. */
const WRITTEN_MS = 2000;
const unreachable = failed({ kind: 'unreachable' });
/** Input that the contract refuses is not sent. */
const refused = failed({ kind: 'refused', code: 422 });

/**
 * Makes one call, from input to decoded answer (CALL-1). Rejects only for programming errors, after reporting them
 * (CALL-2).
 */
export const makeSend = (wire: Wire): OpenSend => {
  let writtenAt = Number.NEGATIVE_INFINITY;
  const exchange = async (
    call: AnyCall,
    input: unknown,
    bearer: Bearer | null,
    signal: AbortSignal | undefined,
    { keepalive = false, body, fetch = wire.fetch }: SendOptions,
  ): Promise<Answer> => {
    const request = requestOf(call, input, wire.locale(), body);
    if (!request) return refused;
    const headers = {
      ...(bearer && { Authorization: `Bearer ${bearer.value}` }),
      Currency: wire.currency(),
      'x-language': wire.locale(),
      'X-Client-Type': 'web',
      'Content-Type': body?.type ?? 'application/json',
    };
    const timeout = AbortSignal.timeout(wire.timeoutMs ?? (body ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS));
    const limit = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const isRead = request.init.method === 'GET';
    const cache = isRead && performance.now() - writtenAt < WRITTEN_MS ? 'no-cache' : 'default';
    const received = await receive(call, fetch, request, { headers, keepalive, cache, signal: limit });
    if (!received) return unreachable;
    if (!isRead && call.needs === 'member') writtenAt = performance.now();
    const time = Date.parse(received.response.headers.get('Date') ?? '');
    wire.onAnswered(Number.isNaN(time) ? null : time);
    const { response, content } = received;
    return typeof content === 'string' ? readAnswer(call, response, content) : succeeded(content);
  };

  const ask = async (
    call: AnyCall,
    input: unknown,
    bearer: Bearer | null,
    signal: AbortSignal | undefined,
    options: SendOptions,
  ) => {
    try {
      const answer = await exchange(call, input, bearer, signal, options);
      if (!answer.ok && answer.failure.kind === 'malformed')
        wire.report(`${call.path} answered what cannot be read`, answer.failure.detail);
      return answer;
    } catch (error) {
      wire.report(`${call.path} threw`, error);
      throw error;
    }
  };

  const told = (call: AnyCall, answer: Answer): Answer => {
    if (answer.ok) return answer;
    if (answer.failure.kind === 'unauthorized') wire.onRefused(call.on401);
    if (answer.failure.kind === 'rateLimited') wire.onRateLimited();
    return answer;
  };

  const send = async (
    call: AnyCall,
    input: unknown,
    signal?: AbortSignal,
    options: SendOptions = {},
  ): Promise<Answer> => {
    if (!call.early && wire.bearer() === null) await wire.tokenSoon();
    const used = wire.bearer();
    const refusal = failed({ kind: 'unauthorized', clears: call.on401 });
    if (!suffices(call, used)) return refusal;
    const first = await ask(call, input, used, signal, options);
    if (options.own) return first;
    if (first.ok || first.failure.kind !== 'unauthorized') return told(call, first);
    if (used?.kind === 'member' && wire.bearer()?.value === used.value) await wire.onExpired();
    const now = wire.bearer();
    // The same token is still held: the refresh failed for now, which is no log-out.
    if (now && now.value === used?.value) return used.kind === 'member' ? first : told(call, first);
    if (!now || !suffices(call, now)) return first;
    return told(call, await ask(call, input, now, signal, options));
  };
  // Safe: the answer was decoded by the call's own schema.
  return send as OpenSend;
};

/** The whole answer, as text except for files; null if none came. */
const receive = async (call: AnyCall, fetch: Wire['fetch'], { url, init }: Request, rest: RequestInit) => {
  try {
    const response = await fetch(url, { ...init, ...rest });
    return { response, content: await (call.file && response.ok ? response.blob() : response.text()) };
  } catch {
    return null;
  }
};

const suffices = (call: AnyCall, bearer: Bearer | null): boolean =>
  call.needs === 'nothing' || (call.needs === 'guest' ? bearer !== null : bearer?.kind === 'member');
