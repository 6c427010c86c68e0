import { targetText, type Target } from '#domain/social/social.ts';
import type { Clock } from '../shared/clock.ts';
import { createWindows } from '../shared/limiter.ts';
import type { StandingStore } from './standing.store.ts';

/** After this time another view by the same viewer counts again. */
const AGAIN_AFTER_MS = 30 * 60_000;
/** The most subjects whose views wait to be stored; one more makes them be stored at once. */
const MOST_WAITING = 500;

export interface Views {
  readonly hit: (viewerId: string, target: Target) => Promise<void>;
  /** Stores the counted views; to be called regularly, and at shutdown. */
  readonly flush: () => Promise<void>;
}

/**
 * Counts views, each viewer once per `AGAIN_AFTER_MS`. Viewers are kept in memory for that time only. If a process
 * dies, the views of the last seconds are lost.
 */
export const createViews = (store: Pick<StandingStore, 'addViews'>, clock: Clock): Views => {
  const seen = createWindows(AGAIN_AFTER_MS, clock);
  let waiting = new Map<string, { readonly target: Target; views: number }>();
  const flush = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const taken = waiting;
    waiting = new Map();
    await store.addViews([...taken.values()]);
  };
  return {
    hit: async (viewerId, target) => {
      const key = targetText(target);
      if (seen.add(`${viewerId} ${key}`).hits > 1) return;
      const before = waiting.get(key);
      if (before) before.views += 1;
      else waiting.set(key, { target, views: 1 });
      if (waiting.size > MOST_WAITING) await flush();
    },
    flush,
  };
};
