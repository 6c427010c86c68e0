import { hideResults, type Guarded } from './hideResults.ts';
import type { SpoilerPolicy } from './policy.ts';
import { isShielded, type WatchState } from './reveal.ts';

/** What is hidden, and from whom. */
export interface Hiding {
  readonly policy: SpoilerPolicy;
  readonly stateOf: (match: Guarded) => WatchState;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Opens answers as far as they may be shown; of an answer that was opened before, it gives the same object again. */
export const createOpener = ({ policy, stateOf, now }: Hiding) => {
  const opened = new WeakMap<object, unknown>();
  return <A>(answer: A): A => {
    if (typeof answer !== 'object' || answer === null) return answer;
    const before = opened.get(answer);
    if (before !== undefined) return before as A;
    const open = hideResults(answer, (match) => !isShielded(policy, stateOf(match)), now());
    opened.set(answer, open);
    return open;
  };
};
