import type { Lazy } from './lazy.ts';

/** No call waits longer for a token than this, in milliseconds. */
const MOST_MS = 3000;

/**
 * CALL-1: what a call that may wait waits for while no token is held. It starts nothing by itself: the session, which
 * brings the guest's token, comes after the first page.
 */
export const createTokenSoon = (
  session: Pick<Lazy<{ readonly tokenSettled: () => Promise<void> }>, 'now' | 'subscribe'>,
  timer: { readonly setTimeout: (run: () => void, milliseconds: number) => unknown },
): (() => Promise<void>) => {
  const there = new Promise<void>((resolve) => session.subscribe(resolve));
  return () =>
    Promise.race([
      there.then(() => session.now()?.tokenSettled()),
      new Promise<void>((resolve) => timer.setTimeout(resolve, MOST_MS)),
    ]);
};
