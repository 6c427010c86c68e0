import type { Database, Queries } from '#server/database/database.ts';

export interface KillingDatabase {
  readonly database: Database;
  /** Allows this many more steps: the next one never happens. */
  readonly arm: (steps: number) => void;
}

/**
 * A database whose steps are its statements, each commit, and the code after each commit. `die` ends it: by default the
 * process, as kill -9 would.
 */
export const killingDatabase = (
  database: Database,
  die = (): void => void process.kill(process.pid, 'SIGKILL'),
): KillingDatabase => {
  let left = Number.POSITIVE_INFINITY;
  const step = async (): Promise<void> => {
    if (left === 0) {
      die();
      await new Promise(() => {});
    }
    left -= 1;
  };
  const killing = (queries: Queries): Queries => ({
    all: async (row, query) => {
      await step();
      return queries.all(row, query);
    },
    one: async (row, query) => {
      await step();
      return queries.one(row, query);
    },
    run: async (query) => {
      await step();
      return queries.run(query);
    },
  });
  return {
    arm: (steps) => {
      left = steps;
    },
    database: {
      ...killing(database),
      transaction: async (work, isolation) => {
        const value = await database.transaction(async (queries) => {
          const done = await work(killing(queries));
          await step();
          return done;
        }, isolation);
        await step();
        return value;
      },
      locked: (name, work) => database.locked(name, work),
      close: () => database.close(),
    },
  };
};
