import type { ActorRef, Snapshot as AnySnapshot } from 'xstate';
import type { Failure } from '#ports/failure.ts';
import type { ResourceContext, ResourceEvent } from './resource.machine.ts';

/** What is told of anything loaded, be it one answer or a list. */
export type Snapshot = AnySnapshot<unknown> & {
  readonly context: ResourceContext;
  readonly value: unknown;
  readonly matches: (state: 'loading' | 'fresh' | 'stale' | 'refreshing' | 'failed') => boolean;
  readonly hasTag: (tag: 'busy') => boolean;
};
/** An actor that loads something. */
export type Loader = ActorRef<Snapshot, ResourceEvent>;
/** An actor that loads an A. */
export type ResourceRef<A> = Loader & { readonly resourceOf?: A };

/** The selector of a ref's value; `useSelector(ref, selectValue(ref))`. */
export const selectValue = <A>(_ref: ResourceRef<A>): ((snapshot: Snapshot) => A | null) => valueIn<A>;
const valueIn = <A>(snapshot: Snapshot): A | null => snapshot.context.value as A | null;
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Epoch milliseconds by the server's clock; null before the first value. */
export const selectReceivedAt = (snapshot: Snapshot): number | null => snapshot.context.receivedAt;
