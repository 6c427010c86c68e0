import { useEffect, useRef, useState } from 'react';
import { failed, type Failure, type Outcome } from '#ports/failure.ts';

/**
 * A task of the origin's: busy while it runs, and why it failed. Nothing is told to a place that is gone, but what was
 * begun goes on there: its signal ends nothing.
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
