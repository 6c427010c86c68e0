import type { ActorRef, Snapshot as AnySnapshot } from 'xstate';
import type { Failure } from '#ports/failure.ts';
import type { ResourceContext, ResourceEvent } from './resource.machine.ts';

/** The common part of the snapshots of single values and lists. */
export type Snapshot = AnySnapshot<unknown> & {
  readonly context: ResourceContext;
  readonly value: unknown;
  readonly matches: (state: 'loading' | 'fresh' | 'stale' | 'refreshing' | 'failed') => boolean;
  readonly hasTag: (tag: 'busy') => boolean;
};
/** An actor that loads data. */
export type Loader = ActorRef<Snapshot, ResourceEvent>;
/** An actor that loads an A. */
export type ResourceRef<A> = Loader & { readonly resourceOf?: A };

/** The selector of a ref's value, typed by the ref: `useSelector(ref, selectValue(ref))`. */
export const selectValue = <A>(_ref: ResourceRef<A>): ((snapshot: Snapshot) => A | null) => valueIn<A>;
const valueIn = <A>(snapshot: Snapshot): A | null => snapshot.context.value as A | null;
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Epoch milliseconds by the server's clock; null before the first value. */
export const selectReceivedAt = (snapshot: Snapshot): number | null => snapshot.context.receivedAt;
