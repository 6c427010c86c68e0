import type { Goal, HistoryPort } from '#ports/navigation.ts';

/** An address bar that records what was written to it. */
export const fakeHistory = (here: string) => {
  const written: string[] = [];
  const watchers = new Set<(goal: Goal) => void>();
  const port: HistoryPort = {
    here: () => here,
    state: () => null,
    cameByPress: () => false,
    push: (to) => written.push(`push ${to}`),
    replace: (to) => written.push(`replace ${to}`),
    hardLoad: (url) => written.push(`load ${url}`),
    watch: (popped) => {
      watchers.add(popped);
      return () => watchers.delete(popped);
    },
  };
  return { port, written };
};
