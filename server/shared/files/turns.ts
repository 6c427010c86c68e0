interface Most {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Lets `atOnce` pieces of work run and `waiting` more wait; returns null if too many wait already. */
export const turns = ({ atOnce, waiting: most }: Most) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <A>(work: () => Promise<A>): Promise<A | null> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= most) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The longest waiting piece takes this place over, so that no newcomer can take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
