/** A queue of work that is fair to everybody who asks for it. */
export interface FairQueue {
  /** Runs work when its turn comes; null, without starting the work, if there is no room to wait. */
  readonly run: <A>(asker: string, work: () => Promise<A>) => Promise<A | null>;
}

export interface FairQueueLimits {
  /** Pieces of work that run at the same time. */
  readonly atOnce: number;
  /** Pieces of one asker that may wait. */
  readonly perAsker: number;
  /** Pieces that may wait in total. */
  readonly total: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly giveUp: () => void;
}

/**
 * Askers take turns, one piece each, so that an asker with much work waits longest. When the whole queue is full, the
 * last piece of the longest line is dropped for an asker with a shorter one, so that nobody can fill the queue for
 * everybody.
 */
export const createFairQueue = ({ atOnce, perAsker, total }: FairQueueLimits): FairQueue => {
  /** By asker, in the order of their turns; no line is empty. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const next = (): void => {
    const first = lines.entries().next().value;
    if (!first || running >= atOnce) return;
    const [asker, line] = first;
    const turn = line.shift()!;
    waiting -= 1;
    // The asker moves to the end, or is removed with its last piece.
    lines.delete(asker);
    if (line.length > 0) lines.set(asker, line);
    turn.begin();
  };
  const run = async <A>(work: () => Promise<A>): Promise<A> => {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
  /** Makes room for an asker with `own` pieces waiting; false if nobody has a longer line. */
  const makeRoom = (own: number): boolean => {
    if (waiting < total) return true;
    const longest = [...lines.values()].reduce((most, line) => (line.length > most.length ? line : most));
    if (longest.length <= own + 1) return false;
    waiting -= 1;
    longest.pop()!.giveUp();
    return true;
  };

  return {
    run: (asker, work) => {
      if (running < atOnce) return run(work);
      const line = lines.get(asker) ?? [];
      if (line.length >= perAsker || !makeRoom(line.length)) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        line.push({ begin: () => void run(work).then(resolve, reject), giveUp: () => resolve(null) });
        lines.set(asker, line);
        waiting += 1;
      });
    },
  };
};
