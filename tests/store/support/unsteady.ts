import { setImmediate as turn } from 'node:timers/promises';
import type { Database, Queries } from '#server/database/database.ts';

/** Up to how many turns of the event loop a statement waits for. */
const MOST_TURNS = 6;

/** Lets each statement of a transaction wait for some turns by chance, so that two of them meet in ever other ways. */
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
