import { elapsing, type Clock } from '../shared/clock.ts';

/** A cache of the last version of each page, for use under overload; the oldest entry is evicted first. */
export const createStalePages = <A>({
  maxEntries,
  mostMs,
  clock,
}: {
  readonly maxEntries: number;
  readonly mostMs: number;
  readonly clock: Clock;
}) => {
  const time = elapsing(clock);
  const held = new Map<string, { readonly page: A; readonly at: number }>();
  return {
    keep: (key: string, page: A): void => {
      held.delete(key);
      held.set(key, { page, at: time() });
      if (held.size > maxEntries) held.delete(held.keys().next().value!);
    },
    of: (key: string): A | null => {
      const found = held.get(key);
      return found && time() - found.at <= mostMs ? found.page : null;
    },
  };
};
