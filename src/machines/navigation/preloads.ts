import { NAVIGATION } from '#domain/navigation/navigation.ts';

/** NAV-7: a queue of prefetches, at most four at a time. */
export interface Preloads {
  /** Queues a load once per key; a failed one may be queued again. */
  readonly want: (key: string, load: () => Promise<unknown>) => void;
  readonly inFlight: () => number;
  readonly waiting: () => number;
}

export const createPreloads = (limit: number = NAVIGATION.preloadsInFlight): Preloads => {
  const known = new Set<string>();
  const queue: { readonly key: string; readonly load: () => Promise<unknown> }[] = [];
  let inFlight = 0;

  const next = (): void => {
    if (inFlight >= limit) return;
    const wanted = queue.shift();
    if (!wanted) return;
    inFlight += 1;
    const ended = () => {
      inFlight -= 1;
      next();
    };
    wanted.load().then(ended, () => {
      known.delete(wanted.key);
      ended();
    });
  };
  return {
    want: (key, load) => {
      if (known.has(key)) return;
      known.add(key);
      queue.push({ key, load });
      next();
    },
    inFlight: () => inFlight,
    waiting: () => queue.length,
  };
};
