import type { AnyCall, DataOf, InputOf } from '#contract/http/call.ts';
import type { Clears } from '#domain/auth/auth.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import type { Bearer } from '../browser/bearer.ts';
import { readAnswer, type Answer } from './answer.ts';
import { requestOf, type Request } from './request.ts';

/** What `send` needs of the browser, and whom it tells. */
export interface Wire {
  readonly fetch: typeof fetch;
  /** The member's token, else the guest's, as held now. */
  readonly bearer: () => Bearer | null;
  /** While no token is held: settles once one is, or could not be had. A call that may wait goes out with it. */
  readonly tokenSoon: () => Promise<void>;
  readonly currency: () => string;
  readonly locale: () => Locale;
  /** A member's call was answered 401: settles when the refresh that it asks for is over, however it went. */
  readonly onExpired: () => Promise<void>;
  /** AUTH-4: a 401 that counts. */
  readonly onRefused: (clears: Clears) => void;
  /** AUTH-7. */
  readonly onRateLimited: () => void;
  /** Some answer came; `serverTime` is its Date in epoch milliseconds, null where it has none. */
  readonly onAnswered: (serverTime: number | null) => void;
  /** CALL-2: what was thrown, and answers that cannot be read. */
  readonly report: (message: string, detail: unknown) => void;
  /** Milliseconds; 15 000. */
  readonly timeoutMs?: number;
}
export interface SendOptions {
  /** The caller judges a 401 and a 429 itself: nobody is told and nothing is refreshed. */
  readonly own?: boolean;
  /** Goes out even when the page is left. */
  readonly keepalive?: boolean;
  /** What a row with a raw body sends; its type says what it is. */
  readonly body?: Blob;
  /** Stands for the wire's own, for who watches the body leave. */
  readonly fetch?: typeof fetch;
}
/** Asks, until the signal says that nobody waits for the answer any more: who calls says when that is. */
export type Send = <C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  signal: AbortSignal,
  options?: SendOptions,
) => Promise<Outcome<DataOf<C>>>;
/** The same, also for who never gives up. */
type OpenSend = <C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  signal?: AbortSignal,
  options?: SendOptions,
) => Promise<Outcome<DataOf<C>>>;

const TIMEOUT_MS = 15_000;
/** The origin gives a body 30 s to arrive. */
const UPLOAD_TIMEOUT_MS = 40_000;
const unreachable = failed({ kind: 'unreachable' });
/** Input that the contract refuses never leaves. */
const refused = failed({ kind: 'refused', code: 422 });

/** One call from input to decoded answer (CALL-1). It rejects only for what nobody expects, and reports that before (CALL-2). */
export const makeSend = (wire: Wire): OpenSend => {
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
    const received = await receive(call, fetch, request, { headers, keepalive, signal: limit });
    if (!received) return unreachable;
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
    // The same member's token is still held: it could not be refreshed for now, which is no log-out.
    if (now && now.value === used?.value) return used.kind === 'member' ? first : told(call, first);
    if (!now || !suffices(call, now)) return first;
    return told(call, await ask(call, input, now, signal, options));
  };
  // The answer was decoded by the call's own schema.
  return send as OpenSend;
};

/** The whole answer, as text but for a file; null where none came. */
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
