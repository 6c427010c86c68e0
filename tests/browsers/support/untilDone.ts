const EVERY_MS = 200;
/** A bound for what hangs, no measure. */
const MOST_MS = 40_000;

/** Tries again until it gives something without an error; after 40 seconds, fails with the last error and what was awaited. */
export const untilDone = async <A>(what: string, attempt: () => Promise<A>): Promise<A> => {
  const until = Date.now() + MOST_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw new Error(`not within 40 seconds: ${what}`, { cause: error });
    }
    await new Promise((again) => setTimeout(again, EVERY_MS));
  }
};
