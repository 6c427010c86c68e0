import { setImmediate as turn } from 'node:timers/promises';
import type { Database, Queries } from '#server/database/database.ts';

/** The most turns of the event loop that a statement waits. */
const MOST_TURNS = 6;

/**
 * Delays each statement of a transaction by a random number of turns, so that two transactions interleave in many ways.
 */
export const unsteady = (database: Database, random: () => number): Database => {
  const waiting = async <A>(then: () => Promise<A>): Promise<A> => {
    for (let turns = Math.floor(random() * MOST_TURNS); turns > 0; turns -= 1) await turn();
    return then();
  };
  const slowed = (queries: Queries): Queries => ({
    all: (row, query) => waiting(() => queries.all(row, query)),
    one: (row, query) => waiting(() => queries.one(row, query)),
    run: (query) => waiting(() => queries.run(query)),
  });
  return {
    ...database,
    ...slowed(database),
    transaction: (work, isolation) => database.transaction((queries) => work(slowed(queries)), isolation),
  };
};
