import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../app/whenIdle.ts';

const waiting = new Set<() => void>();

/** One a moment: what is drawn together is one long task, in which no press is answered. */
const next = (): void => {
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  first();
  if (waiting.size > 0) whenIdle(window, next);
};

const queue = (run: () => void): void => {
  waiting.add(run);
  if (waiting.size === 1) whenIdle(window, next);
};

/** False until it is this part's turn: what comes after a page is alive comes one after another, in the page's order. */
export const useTurn = (): boolean => {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const take = () => startTransition(() => setCome(true));
    queue(take);
    return () => void waiting.delete(take);
  }, []);
  return come;
};
