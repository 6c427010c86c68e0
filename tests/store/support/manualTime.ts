import { setImmediate as turn } from 'node:timers/promises';
import type { Database, Queries } from '#server/database/database.ts';
import type { Every } from '#server/shared/every.ts';

/** Consecutive turns of the event loop without a statement after which no more are expected. */
const QUIET_TURNS = 5;

interface Timer {
  readonly everyMs: number;
  nextAt: number;
  readonly work: () => void;
}

/** A clock that the test controls, with the timers of several processes that share a database. */
export const manualTime = (beginsAt: number) => {
  let now = beginsAt;
  let under = 0;
  const counted = async <A>(work: () => Promise<A>): Promise<A> => {
    under += 1;
    try {
      return await work();
    } finally {
      under -= 1;
    }
  };
  const watched = (queries: Queries): Queries => ({
    all: (row, query) => counted(() => queries.all(row, query)),
    one: (row, query) => counted(() => queries.one(row, query)),
    run: (query) => counted(() => queries.run(query)),
  });
  /** Resolves once no statement is in flight and none follows. */
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await turn();
      if (under > 0) quiet = 0;
    }
  };
  const all = new Set<Timer>();
  /** The timers of one process; `halt` stops them, as if the process were killed. */
  const timers = () => {
    const own = new Set<Timer>();
    const every: Every = (everyMs, work) => {
      const timer = { everyMs, nextAt: now + everyMs, work };
      own.add(timer);
      all.add(timer);
      return () => {
        own.delete(timer);
        all.delete(timer);
      };
    };
    return {
      every,
      halt: () => own.forEach((timer) => all.delete(timer)),
      resume: () => own.forEach((timer) => all.add(timer)),
    };
  };
  const next = (until: number): Timer | undefined =>
    [...all].filter(({ nextAt }) => nextAt <= until).sort((a, b) => a.nextAt - b.nextAt)[0];
  return {
    clock: () => now,
    timers,
    settled,
    /** A database whose statements `settled` waits for. */
    watch: (database: Database): Database => ({ ...database, ...watched(database) }),
    /** Sets all clocks, without time passing. */
    set: (at: number) => {
      now = at;
    },
    pass: async (milliseconds: number): Promise<void> => {
      const until = now + milliseconds;
      await settled();
      for (let timer = next(until); timer; timer = next(until)) {
        now = Math.max(now, timer.nextAt);
        timer.nextAt = now + timer.everyMs;
        timer.work();
        await settled();
      }
      now = Math.max(now, until);
    },
  };
};
