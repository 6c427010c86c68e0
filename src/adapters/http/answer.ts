import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import type { AnyCall } from '#contract/http/call.ts';
import { Envelope, InvalidFields } from '#contract/http/envelope.ts';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';

export type Answer = Outcome<unknown>;
type Decode = (data: unknown) => Result.Result<unknown, Schema.SchemaError>;

/** Where a 429 does not say how long to wait, in seconds. */
const RETRY_AFTER_S = 1;

const decodeEnvelope = Schema.decodeUnknownResult(Schema.fromJsonString(Envelope));
const decodeFields = Schema.decodeUnknownResult(InvalidFields);
const decoders = new WeakMap<AnyCall, Decode>();
const decoderOf = (call: AnyCall): Decode => {
  // Data of the contract decodes without services, which `AnyCall` does not say.
  const decode = decoders.get(call) ?? (Schema.decodeUnknownResult(call.data as Schema.Codec<unknown>) as Decode);
  decoders.set(call, decode);
  return decode;
};

/** The data of an answer: its body's `code` counts first, then the HTTP status. */
export const readAnswer = (call: AnyCall, response: Response, text: string): Answer => {
  const envelope = Result.getOrNull(decodeEnvelope(text));
  const code = envelope?.code ?? response.status;
  if (!envelope && response.ok) return failed({ kind: 'malformed', detail: 'Expected an envelope of code and data' });
  if (code !== 200) return failed(failureOf(call, code, response, envelope?.data));
  const decoded = decoderOf(call)(envelope?.data);
  return Result.isSuccess(decoded)
    ? succeeded(decoded.success)
    : failed({ kind: 'malformed', detail: decoded.failure.message });
};

const failureOf = (call: AnyCall, code: number, response: Response, data: unknown): Failure => {
  if (code === 401) return { kind: 'unauthorized', clears: call.on401 };
  if (code === 429) return { kind: 'rateLimited', retryAfterS: retryAfter(response) };
  if (code >= 500) return { kind: 'serverFault', code };
  const invalid = code === 422 ? Result.getOrNull(decodeFields(data)) : null;
  return { kind: 'refused', code, ...(invalid && { fields: invalid.fields }) };
};

const retryAfter = (response: Response): number => {
  const seconds = Number(response.headers.get('Retry-After') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds : RETRY_AFTER_S;
};
