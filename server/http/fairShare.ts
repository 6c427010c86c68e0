/** Time per turn of the event loop for further work of addresses that had their turn, in milliseconds. */
const SHARE_MS = 1;

/** Starts work in the next turn of the event loop, or a later one. */
export type Begin = (whose: string, work: () => void) => void;

/**
 * Fair scheduling between addresses: each turn of the event loop starts one task of every waiting address, and only the
 * rest of the turn's time is used for further tasks. A client with a hundred requests thus waits for its own hundred,
 * the others for one.
 */
export const createFairShare = (now: () => number = () => performance.now()): Begin => {
  let waiting = new Map<string, (() => void)[]>();
  /** Further tasks of the addresses that had their turn. */
  const served = new Map<string, (() => void)[]>();
  const hadTurn = new Set<string>();
  let endsAt: number | null = null;

  const newTurn = (): void => {
    endsAt = null;
    waiting = new Map([...waiting, ...served]);
    served.clear();
    hadTurn.clear();
  };
  const take = (from: Map<string, (() => void)[]>): (() => void) | undefined => {
    const [whose, line] = from.entries().next().value ?? [];
    if (whose === undefined || line === undefined) return undefined;
    from.delete(whose);
    hadTurn.add(whose);
    const work = line.shift();
    if (line.length > 0) served.set(whose, line);
    return work;
  };
  const step = (): void => {
    if (endsAt === null) {
      endsAt = now() + SHARE_MS;
      // Scheduled by the first step of a turn, so it runs before all steps of the next one.
      setImmediate(newTurn);
    }
    const work = take(waiting) ?? (now() < endsAt ? take(served) : undefined);
    if (work) work();
    else setImmediate(step);
  };
  return (whose, work) => {
    const line = waiting.get(whose) ?? served.get(whose);
    if (line) line.push(work);
    else (hadTurn.has(whose) ? served : waiting).set(whose, [work]);
    setImmediate(step);
  };
};

/** Used with LIMITS=off. */
export const atOnce: Begin = (_whose, work) => work();
