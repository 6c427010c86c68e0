import type { SpoilerPolicy } from './policy.ts';
import type { Spoilable } from './spoilable.ts';

/** What is known of a viewer and a match. */
export interface WatchState {
  /** Whether the viewer booked it, or follows what it is of; null while that is not known. */
  readonly mine: boolean | null;
  /** Whether it was watched, or lit by hand. */
  readonly lit: boolean;
}

/** Whether results of the match are hidden; what is not known to be somebody else's counts as one's own. */
export const isShielded = (policy: SpoilerPolicy, { mine, lit }: WatchState): boolean => {
  if (policy === 'off' || lit) return false;
  return policy === 'all' || mine !== false;
};

/** What may be shown of a result; null if it is hidden. */
export const reveal =
  (policy: SpoilerPolicy, watchState: WatchState) =>
  <T>(value: Spoilable<T>): T | null =>
    isShielded(policy, watchState) ? null : (value as T);
