import type { CallContext } from '#server/http/handlers.ts';
import type { Identify, MemberViewer, Viewer } from '#server/http/identify.ts';
import { isRefused, type Refusal } from '#server/shared/refusal.ts';
import { NOW } from './engines.ts';

/** A call from some client that is no browser, with what a test changes about it; by nobody unless it says by whom. */
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
  // V is null where no viewer is given.
  return { ...nobodys, ...changed } as CallContext<V>;
};

/** The same where calls of a suite have something in common, read anew for each. */
export const contextFrom =
  (common: () => Omit<Partial<CallContext>, 'viewer'>) =>
  <V extends Viewer | null = null>(changed: Partial<CallContext<V>> = {}): CallContext<V> =>
    callContext<V>({ ...common(), ...changed });

/** What a handler granted; a refusal fails the test. */
export const granted = <A>(value: A): Exclude<A, Refusal> => {
  if (isRefused(value)) throw new Error(`refused with ${value.code}: ${value.message}`);
  return value as Exclude<A, Refusal>;
};

/** The member whose token it is; anybody else fails the test. */
export const memberOf = async (
  identify: Identify,
  token: string,
  binding: string | null = null,
): Promise<MemberViewer> => {
  const viewer = await identify(token, binding);
  if (viewer?.kind !== 'member') throw new Error('the token is no member’s');
  return viewer;
};
