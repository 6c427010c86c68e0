interface Actor<Snapshot> {
  readonly getSnapshot: () => Snapshot;
}

/** What the actors of a painted page held at its painting: what is kept of them, else what they held when first asked for. */
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
