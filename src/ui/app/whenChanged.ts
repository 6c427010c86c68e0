/** A listener that runs only when the selected part has changed. */
export const whenChanged = <Snapshot, Seen>(first: Seen, see: (snapshot: Snapshot) => Seen, run: () => void) => {
  let last = first;
  return (snapshot: Snapshot) => {
    const now = see(snapshot);
    if (now === last) return;
    last = now;
    run();
  };
};
