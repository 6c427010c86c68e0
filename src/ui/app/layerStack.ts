/** The part of the browser's history that the layer stack needs. */
export interface LayerHistory {
  readonly state: () => unknown;
  /** Adds an entry at the same address. */
  readonly push: (state: unknown) => void;
  readonly go: (steps: number) => void;
  /** The address without its fragment. */
  readonly address: () => string;
  /** Receives every change of entry before other listeners; the result says whether these get it too. */
  readonly listen: (popped: () => 'pass' | 'swallow') => () => void;
}

/**
 * The layers (dialogs, sheets, menus) over the page, lowest first. Each open layer is one history entry at the same
 * address, so Back closes the top one, and leaves the page only if none is open. An entry without its layer (reached by
 * Forward) is skipped.
 */
export interface LayerStack {
  /** `stays`: it is open on the page that is gone to as well, until it is closed there. */
  readonly open: (name: string, stays?: 'stays') => void;
  /**
   * Closes a layer and those above it; `then` runs once their entries are left, so that it may change the history
   * itself.
   */
  readonly close: (name: string, then?: () => void) => void;
  readonly isOpen: (name: string) => boolean;
  readonly names: () => readonly string[];
  /** Closes every layer but those that stay, drops their entries, then continues: for links inside a layer. */
  readonly leave: (then: () => void) => void;
  /** Has to be called after every navigation: the layers belong to the page that was left. */
  readonly moved: () => void;
  readonly subscribe: (changed: () => void) => () => void;
}

const depthOf = (state: unknown): number => {
  const depth = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof depth === 'number' ? depth : 0;
};

export const createLayerStack = (history: LayerHistory): LayerStack => {
  let names: readonly string[] = [];
  /** The address of the current page; a change of entry at the same address concerns only layers. */
  let address = history.address();
  /** Pending steps back, each with what follows it; the first one is running. */
  let expected: readonly { readonly steps: number; readonly after: () => void }[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly string[]) => {
    names = next;
    for (const changed of listeners) changed();
  };
  const back = (steps: number, then: () => void) => {
    expected = [...expected, { steps, after: then }];
    // One at a time: browsers merge two steps that are requested at once.
    if (expected.length === 1) history.go(-steps);
  };
  /** Number of layer entries above the page's own, once the pending steps are done. */
  const depth = () => depthOf(history.state()) - expected.reduce((sum, { steps }) => sum + steps, 0);
  /** Runs after the pending steps; at once if there are none. */
  const afterwards = (then: () => void) => {
    const last = expected.at(-1);
    if (!last) return then();
    const both = () => {
      last.after();
      then();
    };
    expected = [...expected.slice(0, -1), { ...last, after: both }];
  };
  /** Layers opened during a step back; a push before its end would be undone by it. */
  let waiting: readonly string[] = [];
  const staying = new Set<string>();
  const open = (name: string, stays?: 'stays') => {
    if (stays) staying.add(name);
    else staying.delete(name);
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
    for (const name of due) open(name, staying.has(name) ? 'stays' : undefined);
  };

  history.listen(() => {
    const [awaited, ...rest] = expected;
    if (awaited) {
      expected = rest;
      awaited.after();
      if (rest[0]) history.go(-rest[0].steps);
      return 'swallow';
    }
    const at = depthOf(history.state());
    const samePlace = history.address() === address;
    const isGhost = at > (samePlace ? names.length : 0);
    if (isGhost) {
      set([]);
      history.go(-at);
      return 'swallow';
    }
    if (at < names.length) set(names.slice(0, samePlace ? at : 0));
    address = history.address();
    return samePlace ? 'swallow' : 'pass';
  });

  // A reload inside a layer returns to its entry, but without the layer.
  if (depthOf(history.state()) > 0) back(depthOf(history.state()), openWaiting);

  return {
    open,
    close: (name, then = () => {}) => {
      waiting = waiting.filter((other) => other !== name);
      const at = names.indexOf(name);
      if (at < 0) return afterwards(then);
      const steps = names.length - at;
      const stands = depth() === names.length;
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
      const steps = depth();
      const kept = names.filter((name) => staying.has(name));
      if (kept.length < names.length) set(kept);
      if (steps > 0) back(steps, then);
      else afterwards(then);
    },
    moved: () => {
      if (history.address() === address) return;
      address = history.address();
      if (names.length === 0) return;
      const kept = names.filter((name) => staying.has(name));
      if (kept.length === 0) return set([]);
      // They have no entry on the page that was come to yet.
      names = [];
      for (const name of kept) open(name, 'stays');
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
