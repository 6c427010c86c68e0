/** Trouble that another try will not mend. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

export interface QueueOptions<A> {
  readonly deliver: (item: A) => Promise<void>;
  /** Waiting and under way together; more is not taken. */
  readonly most: number;
  /** Under way at the same time. */
  readonly atOnce: number;
  /** Until the first try of an item, in milliseconds. */
  readonly pauseMs: (item: A) => number;
  /** Between two tries, in milliseconds; after the last of them it is given up. */
  readonly retryMs: readonly number[];
  readonly gaveUp: (item: A, error: unknown) => void;
}

export interface Queue<A> {
  readonly hasRoom: () => boolean;
  /** False where there was no room. */
  readonly add: (item: A) => boolean;
  /** Takes nothing more, forgets what waits, and settles once nothing is under way. */
  readonly end: () => Promise<void>;
}

/** Does things one after another off everybody's way, each a few times until it is done. In memory alone. */
export const createQueue = <A>({ deliver, most, atOnce, pauseMs, retryMs, gaveUp }: QueueOptions<A>): Queue<A> => {
  interface Waiting {
    readonly item: A;
    readonly failures: number;
  }
  const due: Waiting[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let ended = false;
  const count = () => due.length + timers.size + running.size;

  const later = (one: Waiting, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      due.push(one);
      pump();
    }, ms);
    timer.unref();
    timers.add(timer);
  };
  const work = async ({ item, failures }: Waiting): Promise<void> => {
    try {
      await deliver(item);
    } catch (error) {
      const wait = error instanceof Undeliverable ? undefined : retryMs[failures];
      if (wait === undefined) gaveUp(item, error);
      else if (!ended) later({ item, failures: failures + 1 }, wait);
    }
  };
  const pump = (): void => {
    while (running.size < atOnce && due.length > 0) {
      const one = work(due.shift()!).finally(() => {
        running.delete(one);
        pump();
      });
      running.add(one);
    }
  };

  return {
    hasRoom: () => !ended && count() < most,
    add: (item) => {
      if (ended || count() >= most) return false;
      later({ item, failures: 0 }, pauseMs(item));
      return true;
    },
    end: async () => {
      ended = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      due.length = 0;
      await Promise.all(running);
    },
  };
};
