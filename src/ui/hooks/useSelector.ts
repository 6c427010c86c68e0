import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { AppContext } from '../app/AppContext.ts';

/** What of an actor is read here. */
interface Told<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (observer: { readonly next: () => void; readonly error: () => void }) => {
    readonly unsubscribe: () => void;
  };
}

/** The same part for the same snapshot, also where the part is made anew each time. */
const once = <Snapshot, A>(select: (snapshot: Snapshot) => A) => {
  let last: { readonly snapshot: Snapshot; readonly part: A } | null = null;
  return (snapshot: Snapshot): A => {
    if (last === null || last.snapshot !== snapshot) last = { snapshot, part: select(snapshot) };
    return last.part;
  };
};

const failed = (snapshot: unknown): snapshot is { readonly error: unknown } =>
  typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot && snapshot.status === 'error';

/**
 * A part of what an actor holds. As that of @xstate/react, but that a page painted by the origin is taken over with what
 * its actors held then: parts that are taken over later would else disagree with what has changed meanwhile.
 */
export function useSelector<Snapshot, A>(actor: Told<Snapshot>, select: (snapshot: Snapshot) => A): A;
/** There may be no actor yet: `select` is then given undefined. */
export function useSelector<Snapshot, A>(
  actor: Told<Snapshot> | undefined,
  select: (snapshot: Snapshot | undefined) => A,
): A;
export function useSelector<Snapshot, A>(actor: Told<Snapshot> | undefined, select: (snapshot: Snapshot) => A): A {
  const painted = use(AppContext)?.painted;
  const subscribe = useCallback(
    (changed: () => void) => {
      const following = actor?.subscribe({ next: changed, error: changed });
      return () => following?.unsubscribe();
    },
    [actor],
  );
  const part = useMemo(() => once(select), [select]);
  const read = () => {
    const snapshot = actor?.getSnapshot();
    if (failed(snapshot)) throw snapshot.error;
    return part(snapshot as Snapshot);
  };
  const atPainting = () => (actor && painted?.held ? part(painted.held(actor)) : read());
  return useSyncExternalStore(subscribe, read, atPainting);
}
