import { decode, decodeText } from '#contract/codec.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { Envelope, InvalidFields, SESSION_ENDED } from '#contract/http/envelope.ts';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';

export type Answer = Outcome<unknown>;

/** Delay in seconds for a 429 that names none. */
const RETRY_AFTER_S = 1;

/** The data of an answer. The `code` in the body takes precedence over the HTTP status. */
export const readAnswer = (call: AnyCall, response: Response, text: string): Answer => {
  const envelope = decodeText(Envelope, text);
  if (!envelope.ok && response.ok)
    return failed({ kind: 'malformed', detail: 'Expected an envelope of code and data' });
  const { code, data } = envelope.ok ? envelope.value : { code: response.status, data: null };
  if (code !== 200) return failed(failureOf(call, code, response, data));
  const decoded = decode(call.data, data);
  return decoded.ok ? succeeded(decoded.value) : failed({ kind: 'malformed', detail: decoded.detail });
};

const failureOf = (call: AnyCall, code: number, response: Response, data: unknown): Failure => {
  if (code === 401) {
    const ended = response.headers.get('WWW-Authenticate') === SESSION_ENDED;
    return { kind: 'unauthorized', clears: call.on401, ...(ended && { ended }) };
  }
  if (code === 429) return { kind: 'rateLimited', retryAfterS: retryAfter(response) };
  if (code >= 500) return { kind: 'serverFault', code };
  const invalid = code === 422 && decode(InvalidFields, data);
  return { kind: 'refused', code, ...(invalid && invalid.ok && { fields: invalid.value.fields }) };
};

const retryAfter = (response: Response): number => {
  const seconds = Number(response.headers.get('Retry-After') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds : RETRY_AFTER_S;
};
