interface Actor<Snapshot> {
  readonly getSnapshot: () => Snapshot;
}

/** The snapshots of a painted page's actors: those that were kept explicitly, else those of the first access. */
export const createHeldAtPainting = () => {
  const snapshots = new WeakMap<Actor<unknown>, unknown>();
  const keep = (actor: Actor<unknown>): void => {
    snapshots.set(actor, actor.getSnapshot());
  };
  return {
    keep,
    held: <Snapshot>(actor: Actor<Snapshot>): Snapshot => {
      if (!snapshots.has(actor)) keep(actor);
      return snapshots.get(actor) as Snapshot;
    },
  };
};
