import { useEffect, useRef, useState } from 'react';
import { failed, type Failure, type Outcome } from '#ports/failure.ts';

/**
 * A call with its busy state and failure. After unmounting, the call continues at the origin, but the component is not
 * told: the signal aborts nothing.
 */
export const useTask = <A>(run: (signal: AbortSignal) => Promise<Outcome<A>>, done: (value: A) => void) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const start = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await run(new AbortController().signal).catch(() => failed({ kind: 'unreachable' }));
    if (!here.current) return;
    setBusy(false);
    if (outcome.ok) done(outcome.value);
    else setFailure(outcome.failure);
  };
  return { busy, failure, start: () => void start() };
};
