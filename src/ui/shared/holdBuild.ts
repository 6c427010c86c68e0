import type { BusyReason } from '#machines/navigation/navigation.types.ts';
import type { App } from '../app/AppContext.ts';

type Navigation = App['navigation'];
const held = new WeakMap<Navigation, Map<BusyReason, number>>();

/**
 * NAV-3: delays a new build until all holders of this reason have released it. Returns the function to release it,
 * which works once.
 */
export const holdBuild = (navigation: Navigation, reason: BusyReason): (() => void) => {
  const counts = held.get(navigation) ?? new Map<BusyReason, number>();
  held.set(navigation, counts);
  const add = (one: 1 | -1) => {
    const count = (counts.get(reason) ?? 0) + one;
    counts.set(reason, count);
    navigation.send({ type: 'navigation.busy', reason, on: count > 0 });
  };
  add(1);
  let over = false;
  return () => {
    if (!over) add(-1);
    over = true;
  };
};
