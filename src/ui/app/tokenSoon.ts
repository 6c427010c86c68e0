import type { Lazy } from './lazy.ts';

/** Maximum time in milliseconds that a call waits for a token. */
const MOST_MS = 3000;

/**
 * CALL-1: what calls that are not `early` wait for while no token is held. It does not load the session, which obtains
 * the guest's token after the first page; `wanted` says that one is waited for.
 */
export const createTokenSoon = (
  session: Pick<Lazy<{ readonly tokenSettled: () => Promise<void> }>, 'now' | 'subscribe'>,
  timer: { readonly setTimeout: (run: () => void, milliseconds: number) => unknown },
  wanted: () => void,
): (() => Promise<void>) => {
  const there = new Promise<void>((resolve) => session.subscribe(resolve));
  return () => {
    wanted();
    return Promise.race([
      there.then(() => session.now()?.tokenSettled()),
      new Promise<void>((resolve) => timer.setTimeout(resolve, MOST_MS)),
    ]);
  };
};
