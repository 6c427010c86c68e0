import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { AppContext } from '../app/AppContext.ts';

/** The part of an actor that is used here. */
interface Told<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (observer: { readonly next: () => void; readonly error: () => void }) => {
    readonly unsubscribe: () => void;
  };
}

/** Memoizes by snapshot, for selectors that return a new object each time. */
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
 * Selects a part of an actor's state, like `useSelector` of @xstate/react. In addition, a painted page is hydrated with
 * the snapshots of its painting: parts that are hydrated later would otherwise differ from what changed meanwhile.
 */
export function useSelector<Snapshot, A>(actor: Told<Snapshot>, select: (snapshot: Snapshot) => A): A;
/** Without an actor, `select` gets undefined. */
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
