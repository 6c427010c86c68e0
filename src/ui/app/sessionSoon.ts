import { whenIdle } from './whenIdle.ts';

interface Needs {
  readonly window: Window;
  readonly holdsMember: () => boolean;
  readonly start: () => void;
}

/** When the session starts. */
export interface SessionSoon {
  /** The page came without content, and its own code shows it. */
  readonly shown: () => void;
  /** A painted page is hydrated. */
  readonly alive: () => void;
  /** A call waits for a token. */
  readonly wanted: () => void;
}

/** What shows that the viewer has begun to do something. */
const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'click'] as const;
/** How long a guest on a painted page may only read before the session starts by itself, in milliseconds. */
const READS_MS = 6000;

/** Runs once: with the first gesture, or after a while. */
const withGesture = (window: Window, run: () => void): void => {
  const stopping = new AbortController();
  const begin = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    run();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, begin, { capture: true, signal: stopping.signal });
  window.setTimeout(begin, READS_MS);
};

/**
 * A member has to be identified at once; for all others the page comes first, and on a painted page, which is whole
 * without a session, also what they do with it.
 */
export const createSessionSoon = ({ window, holdsMember, start }: Needs): SessionSoon => {
  let isAlive = false;
  let isWanted = false;
  return {
    shown: () => (holdsMember() ? start() : whenIdle(window, start)),
    alive: () => {
      isAlive = true;
      if (isWanted || holdsMember()) start();
      else withGesture(window, start);
    },
    wanted: () => {
      isWanted = true;
      if (isAlive) start();
    },
  };
};
