const events = ['uncaughtException', 'unhandledRejection'] as const;

let heard = 0;
const hear = (): void => {
  heard += 1;
};

/** Takes over what nobody catches, which Vitest would count as its own failure; returns how to give it back. */
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

/** Whether something that may fail in the open too, where nobody catches it, passes. */
export const passes = async (run: () => Promise<void>): Promise<boolean> => {
  const before = heard;
  const ended = await run().then(
    () => true,
    () => false,
  );
  // What is thrown in a callback shows with the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  return ended && heard === before;
};
