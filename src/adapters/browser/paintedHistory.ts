import type { Goal } from '#ports/navigation.ts';
import type { BrowserHistory } from './history.ts';

export interface PaintedHistory extends BrowserHistory {
  /** The path of `here`, with its language prefix. */
  readonly path: () => string;
  /** Hydration is complete. */
  readonly alive: () => void;
}

/** A painted page depends on its path and on the day it shows; other parameters are read after hydration. */
const isSamePage = (one: string, other: string): boolean => {
  const [a, b] = [new URL(one, 'https://khandai.example'), new URL(other, 'https://khandai.example')];
  return a.pathname === b.pathname && a.searchParams.get('date') === b.searchParams.get('date');
};

/**
 * The address bar of a page that may be painted (`painted` is its address then). Whoever goes Back before its code runs
 * keeps its document and has another address: until hydration is complete the address is the painted one, and they are
 * taken to their own afterwards.
 */
export const paintedHistory = (history: BrowserHistory, painted: string | null): PaintedHistory => {
  const isElsewhere = painted !== null && !isSamePage(history.here(), painted);
  const first = isElsewhere ? painted : history.here();
  let waits = painted !== null;
  let popped: (goal: Goal) => void = () => {};
  const here = () => (waits ? first : history.here());
  return {
    ...history,
    here,
    path: () => new URL(here(), 'https://khandai.example').pathname,
    state: () => (waits && isElsewhere ? null : history.state()),
    push: (to, state) => {
      waits = false;
      history.push(to, state);
    },
    replace: (to, state) => {
      // The entry in the address bar is of another page.
      if (waits && isElsewhere) return;
      waits = false;
      history.replace(to, state);
    },
    watch: (told) => {
      popped = told;
      return history.watch((goal) => {
        if (!waits) told(goal);
      });
    },
    alive: () => {
      if (!waits) return;
      waits = false;
      if (history.here() !== first) popped({ to: history.here(), replace: true, state: history.state(), pop: true });
    },
  };
};
