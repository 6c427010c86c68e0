const events = ['uncaughtException', 'unhandledRejection'] as const;

let heard = 0;
const hear = (): void => {
  heard += 1;
};

/**
 * Catches uncaught errors, which Vitest would count as failures of its own; returns the function to restore its
 * listeners.
 */
export const holdUncaught = (): (() => void) => {
  const before = events.map((event) => [event, process.listeners(event as 'uncaughtException')] as const);
  for (const event of events) {
    process.removeAllListeners(event);
    process.on(event, hear);
  }
  return () => {
    for (const [event, listeners] of before) {
      process.removeAllListeners(event);
      for (const listener of listeners) process.on(event as 'uncaughtException', listener);
    }
  };
};

/** Whether a scenario passes, without any uncaught error. */
export const passes = async (run: () => Promise<void>): Promise<boolean> => {
  const before = heard;
  const ended = await run().then(
    () => true,
    () => false,
  );
  // Errors in callbacks surface in the next turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  return ended && heard === before;
};
