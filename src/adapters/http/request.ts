import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import type { AnyCall } from '#contract/http/call.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { callAddress } from '#domain/routing/firstCalls.ts';

type Fields = Readonly<Record<string, unknown>>;
type Encode = (input: unknown) => Result.Result<unknown, Schema.SchemaError>;

export interface Request {
  readonly url: string;
  readonly init: RequestInit;
}

const encoders = new WeakMap<AnyCall, Encode>();
const encoderOf = (call: AnyCall): Encode => {
  // Inputs of the contract encode without services, which `AnyCall` does not say.
  const encode = encoders.get(call) ?? (Schema.encodeUnknownResult(call.input as Schema.Codec<unknown>) as Encode);
  encoders.set(call, encode);
  return encode;
};

const isPresent = (value: unknown): boolean => value !== '' && value !== undefined && value !== null;

/** The address and body of a call, or null for input that the contract refuses. An empty parameter is an absent one. */
export const requestOf = (call: AnyCall, input: unknown, locale: Locale): Request | null => {
  const encoded = encoderOf(call)(present(input));
  if (Result.isFailure(encoded)) return null;
  const { path, rest } = placed(call.path, present(encoded.success));
  if (call.method === 'POST') return { url: path, init: { method: 'POST', body: JSON.stringify(rest) } };
  const query = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { url: callAddress(path, query, locale), init: { method: 'GET' } };
};

const present = (fields: unknown): Fields =>
  Object.fromEntries(Object.entries(fields as Fields).filter(([, value]) => isPresent(value)));

/** Fills `:name` in a path from the input, which loses it. */
const placed = (path: string, fields: Fields): { readonly path: string; readonly rest: Fields } => {
  const names = new Set<string>();
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    names.add(name);
    return encodeURIComponent(String(fields[name] ?? ''));
  });
  return { path: filled, rest: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name))) };
};
