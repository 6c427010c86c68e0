import type { CallContext } from '#server/http/handlers.ts';
import type { Identify, MemberViewer, Viewer } from '#server/http/identify.ts';
import { isRefused, type Refusal } from '#server/shared/refusal.ts';
import { NOW } from './engines.ts';

/** A call from a client that is not a browser, with the test's changes; anonymous by default. */
export const callContext = <V extends Viewer | null = null>(changed: Partial<CallContext<V>> = {}): CallContext<V> => {
  const nobodys: CallContext<null> = {
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
  };
  // V is null if no viewer is given.
  return { ...nobodys, ...changed } as CallContext<V>;
};

/** The same with the values that all calls of a suite share, read anew for each. */
export const contextFrom =
  (common: () => Omit<Partial<CallContext>, 'viewer'>) =>
  <V extends Viewer | null = null>(changed: Partial<CallContext<V>> = {}): CallContext<V> =>
    callContext<V>({ ...common(), ...changed });

/** The data that a handler returned; a refusal fails the test. */
export const granted = <A>(value: A): Exclude<A, Refusal> => {
  if (isRefused(value)) throw new Error(`refused with ${value.code}: ${value.message}`);
  return value as Exclude<A, Refusal>;
};

/** The member that a token belongs to; anything else fails the test. */
export const memberOf = async (
  identify: Identify,
  token: string,
  binding: string | null = null,
): Promise<MemberViewer> => {
  const viewer = await identify(token, binding);
  if (viewer?.kind !== 'member') throw new Error('the token is no member’s');
  return viewer;
};
