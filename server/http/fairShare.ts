/** Of one turn of the event loop, for work of those who have had their turn already; in milliseconds. */
const SHARE_MS = 1;

/** Begins work some time in the next turn of the event loop, or a later one. */
export type Begin = (whose: string, work: () => void) => void;

/**
 * Shares the one thread between addresses: in each turn of the event loop everybody who waits gets one piece of work begun, and
 * only what is left of the turn's time goes to further pieces of the same. Whoever asks a hundred things at once thus waits for
 * a hundred, and the others for one.
 */
export const createFairShare = (now: () => number = () => performance.now()): Begin => {
  let waiting = new Map<string, (() => void)[]>();
  /** What they still wait for who had their turn. */
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
      // Asked for by the first step of a turn, it runs before all steps of the next one.
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

/** What stands in under LIMITS=off. */
export const atOnce: Begin = (_whose, work) => work();
