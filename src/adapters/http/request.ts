import { callAddress, placeInput, queryOf } from '#contract/address.ts';
import type { AnyCall } from '#contract/http/call.ts';
import type { Locale } from '#domain/locale/locale.ts';

export interface Request {
  readonly url: string;
  readonly init: RequestInit;
}

/** The address and body of a call, or null for input that the contract refuses. */
export const requestOf = (call: AnyCall, input: unknown, locale: Locale, body?: Blob): Request | null => {
  const ready = placeInput(call, input);
  if (!ready) return null;
  const { path, rest } = ready;
  if (call.method === 'POST' && !call.body) return { url: path, init: { method: 'POST', body: JSON.stringify(rest) } };
  const url = callAddress(path, queryOf(rest), locale);
  if (!call.body) return { url, init: { method: 'GET' } };
  return body ? { url, init: { method: call.method, body } } : null;
};
