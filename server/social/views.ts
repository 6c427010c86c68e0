import { targetText, type Target } from '#domain/social/social.ts';
import type { Clock } from '../shared/clock.ts';
import { createWindows } from '../shared/limiter.ts';
import type { StandingStore } from './standing.store.ts';

/** One who looks at a thing again counts again after so long. */
const AGAIN_AFTER_MS = 30 * 60_000;
/** Things whose views wait to be stored; with one more they are stored at once. */
const MOST_WAITING = 500;

export interface Views {
  readonly hit: (viewerId: string, target: Target) => Promise<void>;
  /** Stores what was counted; to be called now and then, and at the end. */
  readonly flush: () => Promise<void>;
}

/**
 * Counts who looks, each once in a while. Who it was stays in memory for so long and no longer; what a process has counted
 * when it dies within seconds is lost.
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
