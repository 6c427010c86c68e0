import type { Bus, BusMessages } from '../bus/bus.ts';

/** Handlers of bus messages. A message is only a hint: whatever must not be lost is in the database. */
export type Events = { readonly [Name in keyof BusMessages]?: (message: BusMessages[Name]) => Promise<void> | void };

export interface Listening {
  /** Resolves once the work for every message heard so far is done. */
  readonly settled: () => Promise<void>;
  /** Stops listening; resolves as `settled` does. */
  readonly stop: () => Promise<void>;
}

/** Subscribes all these handlers; their errors go to `failed`. */
export const listenTo = (bus: Bus, all: readonly Events[], failed: (error: unknown) => void): Listening => {
  const running = new Set<Promise<void>>();
  const hear = <Name extends keyof BusMessages>(events: Events, name: Name): (() => void) => {
    const heard = events[name];
    if (!heard) return () => {};
    return bus.subscribe(name, (message) => {
      // Synchronous work is done before the next message is published.
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
