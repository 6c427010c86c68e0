import type { Bus, BusMessages } from '../bus/bus.ts';

/** What is done when something is heard. A hint only: what must not be lost stands in the database. */
export type Events = { readonly [Name in keyof BusMessages]?: (message: BusMessages[Name]) => Promise<void> | void };

export interface Listening {
  /** Resolves once everything that was heard so far is done. */
  readonly settled: () => Promise<void>;
  /** Listens no more; resolves as `settled` does. */
  readonly stop: () => Promise<void>;
}

/** Has everything heard that these wait for; what goes wrong meanwhile is for `failed`. */
export const listenTo = (bus: Bus, all: readonly Events[], failed: (error: unknown) => void): Listening => {
  const running = new Set<Promise<void>>();
  const hear = <Name extends keyof BusMessages>(events: Events, name: Name): (() => void) => {
    const heard = events[name];
    if (!heard) return () => {};
    return bus.subscribe(name, (message) => {
      // What takes no time is done before the next is published.
      const work = heard(message);
      if (!work) return;
      const one = work.catch(failed).finally(() => running.delete(one));
      running.add(one);
    });
  };
  const stops = all.flatMap((events) => namesIn(events).map((name) => hear(events, name)));
  const settled = async (): Promise<void> => void (await Promise.all(running));
  return {
    settled,
    stop: () => {
      for (const stop of stops) stop();
      return settled();
    },
  };
};

const namesIn = (events: Events): readonly (keyof BusMessages)[] => Object.keys(events) as (keyof BusMessages)[];
