/** A listener that runs only when what it looks at has become something else. */
export const whenChanged = <Snapshot, Seen>(first: Seen, see: (snapshot: Snapshot) => Seen, run: () => void) => {
  let last = first;
  return (snapshot: Snapshot) => {
    const now = see(snapshot);
    if (now === last) return;
    last = now;
    run();
  };
};
