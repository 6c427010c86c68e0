interface Node {
  readonly next: Map<string, Node>;
  fail: Node | null;
  /** The pattern that ends here, or at the end of what it falls back to. */
  found: string | null;
}

const node = (): Node => ({ next: new Map(), fail: null, found: null });

/** Finds the first of many patterns in a text in one walk over it, however many there are; null for none. */
export const createFinder = (patterns: Iterable<string>): ((text: string) => string | null) => {
  const root = node();
  for (const pattern of patterns) {
    let at = root;
    for (const sign of pattern) {
      let next = at.next.get(sign);
      if (!next) at.next.set(sign, (next = node()));
      at = next;
    }
    if (at !== root) at.found ??= pattern;
  }
  const queue: Node[] = [root];
  for (const at of queue)
    for (const [sign, next] of at.next) {
      let fail = at.fail;
      while (fail && !fail.next.has(sign)) fail = fail.fail;
      next.fail = fail?.next.get(sign) ?? root;
      next.found ??= next.fail.found;
      queue.push(next);
    }
  if (root.next.size === 0) return () => null;
  return (text) => {
    let at = root;
    for (const sign of text) {
      while (at !== root && !at.next.has(sign)) at = at.fail ?? root;
      at = at.next.get(sign) ?? root;
      if (at.found !== null) return at.found;
    }
    return null;
  };
};
