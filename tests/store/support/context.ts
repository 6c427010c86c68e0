import type { CallContext } from '#server/http/handlers.ts';
import { isRefused, type Refusal } from '#server/shared/refusal.ts';
import { NOW } from './engines.ts';

/** A call from some client that is no browser, with what a test changes about it. */
export const callContext = (changed: Partial<CallContext> = {}): CallContext => ({
  locale: 'vi',
  currency: 'VND',
  viewer: null,
  address: '192.0.2.1',
  requestId: 'test',
  binding: null,
  setBinding: () => {},
  flow: null,
  setFlow: () => {},
  site: 'http://localhost',
  browser: false,
  device: null,
  now: NOW,
  ...changed,
});

/** What a handler granted; a refusal fails the test. */
export const granted = <A>(value: A): Exclude<A, Refusal> => {
  if (isRefused(value)) throw new Error(`refused with ${value.code}: ${value.message}`);
  return value as Exclude<A, Refusal>;
};
