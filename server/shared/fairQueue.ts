/** Work that waits for its turn, fairly by who asks for it. */
export interface FairQueue {
  /** Runs work when its turn comes; null, and the work is not begun, where there is no room to wait. */
  readonly run: <A>(asker: string, work: () => Promise<A>) => Promise<A | null>;
}

export interface FairQueueLimits {
  /** Pieces that run at the same time. */
  readonly atOnce: number;
  /** Pieces of one asker that wait. */
  readonly perAsker: number;
  /** Pieces that wait in all. */
  readonly total: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly giveUp: () => void;
}

/**
 * Askers take turns, one piece each, so that whoever asks for much waits longest. Where the whole queue is full, the last
 * piece of the longest line gives way to an asker with a shorter one: nobody can fill it for all.
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
    // Behind all others, or gone with its last piece.
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
  /** Makes room for an asker of whom `own` pieces wait; false where nobody has a longer line. */
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
