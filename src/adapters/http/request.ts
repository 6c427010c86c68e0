import { encode } from '#contract/codec.ts';
import type { AnyCall } from '#contract/http/call.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { callAddress } from '#domain/routing/firstCalls.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Request {
  readonly url: string;
  readonly init: RequestInit;
}

const isPresent = (value: unknown): boolean => value !== '' && value !== undefined && value !== null;

/** The address and body of a call, or null for input that the contract refuses. An empty parameter is an absent one. */
export const requestOf = (call: AnyCall, input: unknown, locale: Locale, body?: Blob): Request | null => {
  const encoded = encode(call.input, present(input));
  if (!encoded.ok) return null;
  const { path, rest } = placed(call.path, present(encoded.value));
  if (call.method === 'POST' && !call.body) return { url: path, init: { method: 'POST', body: JSON.stringify(rest) } };
  const query = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  const url = callAddress(path, query, locale);
  if (!call.body) return { url, init: { method: 'GET' } };
  return body ? { url, init: { method: 'POST', body } } : null;
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
