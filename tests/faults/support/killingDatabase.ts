import type { Database, Queries } from '#server/database/database.ts';

export interface KillingDatabase {
  readonly database: Database;
  /** From now on so many steps are left: before the next one the process ends as kill -9 ends it. */
  readonly arm: (steps: number) => void;
}

/** A database whose steps are its statements, each commit, and what follows one. */
export const killingDatabase = (database: Database): KillingDatabase => {
  let left = Number.POSITIVE_INFINITY;
  const step = () => {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    left -= 1;
  };
  const killing = (queries: Queries): Queries => ({
    all: (row, query) => {
      step();
      return queries.all(row, query);
    },
    one: (row, query) => {
      step();
      return queries.one(row, query);
    },
    run: (query) => {
      step();
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
          step();
          return done;
        }, isolation);
        step();
        return value;
      },
      locked: (name, work) => database.locked(name, work),
      close: () => database.close(),
    },
  };
};
