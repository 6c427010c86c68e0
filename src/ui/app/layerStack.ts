/** The part of the browser's history that layers need. */
export interface LayerHistory {
  readonly state: () => unknown;
  /** Adds an entry at the same address. */
  readonly push: (state: unknown) => void;
  readonly go: (steps: number) => void;
  /** The address without its fragment. */
  readonly address: () => string;
  /** Hears every change of the entry before anybody else does; the answer says whether the others may hear it. */
  readonly listen: (popped: () => 'pass' | 'swallow') => () => void;
}

/**
 * The layers over the page, lowest first. Each open layer is one entry of the history at the same address, so Back closes the
 * top one and leaves the page only when none is open. An entry without its layer (reached by Forward) is walked away from.
 */
export interface LayerStack {
  readonly open: (name: string) => void;
  /** Closes a layer and those above it; `then` runs once their entries are left, so that it may write to the history itself. */
  readonly close: (name: string, then?: () => void) => void;
  readonly isOpen: (name: string) => boolean;
  readonly names: () => readonly string[];
  /** Closes every layer, drops their entries, then goes on: for a link inside a layer. */
  readonly leave: (then: () => void) => void;
  /** To be told after every navigation: the layers of the page that was left are gone. */
  readonly moved: () => void;
  readonly subscribe: (changed: () => void) => () => void;
}

const depthOf = (state: unknown): number => {
  const depth = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof depth === 'number' ? depth : 0;
};

export const createLayerStack = (history: LayerHistory): LayerStack => {
  let names: readonly string[] = [];
  /** Where the page stands; a change of entry at the same address is nobody's business but ours. */
  let address = history.address();
  /** What to do after each step back that we asked for and whose report is still to come. */
  let expected: readonly (() => void)[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly string[]) => {
    names = next;
    for (const changed of listeners) changed();
  };
  const back = (steps: number, then: () => void) => {
    expected = [...expected, then];
    history.go(-steps);
  };
  /** Opened while a step back was still under way; a push before its end would be undone by it. */
  let waiting: readonly string[] = [];
  const open = (name: string) => {
    if (names.includes(name)) return;
    if (expected.length > 0) {
      waiting = [...waiting, name];
      return;
    }
    const state = history.state();
    history.push({ ...(typeof state === 'object' ? state : null), layers: names.length + 1 });
    set([...names, name]);
  };
  const openWaiting = () => {
    const due = waiting;
    waiting = [];
    due.forEach(open);
  };

  history.listen(() => {
    const [awaited, ...rest] = expected;
    if (awaited) {
      expected = rest;
      awaited();
      return 'swallow';
    }
    const depth = depthOf(history.state());
    const samePlace = history.address() === address;
    const isGhost = depth > (samePlace ? names.length : 0);
    if (isGhost) {
      set([]);
      history.go(-depth);
      return 'swallow';
    }
    if (depth < names.length) set(names.slice(0, samePlace ? depth : 0));
    address = history.address();
    return samePlace ? 'swallow' : 'pass';
  });

  return {
    open,
    close: (name, then = () => {}) => {
      waiting = waiting.filter((other) => other !== name);
      const at = names.indexOf(name);
      if (at < 0) {
        then();
        return;
      }
      const steps = names.length - at;
      const stands = depthOf(history.state()) === names.length;
      set(names.slice(0, at));
      if (!stands) then();
      else
        back(steps, () => {
          then();
          openWaiting();
        });
    },
    isOpen: (name) => names.includes(name),
    names: () => names,
    leave: (then) => {
      const steps = depthOf(history.state());
      if (names.length > 0) set([]);
      if (steps > 0) back(steps, then);
      else then();
    },
    moved: () => {
      if (history.address() === address) return;
      address = history.address();
      if (names.length > 0) set([]);
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
