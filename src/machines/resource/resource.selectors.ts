import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '#ports/failure.ts';
import type { ResourceMachine } from './resource.machine.ts';

/** An actor that loads an A. */
export type ResourceRef<A> = ActorRefFrom<ResourceMachine> & { readonly resourceOf?: A };
type Snapshot = SnapshotFrom<ResourceMachine>;

/** The selector of a ref's value; `useSelector(ref, selectValue(ref))`. */
export const selectValue = <A>(_ref: ResourceRef<A>): ((snapshot: Snapshot) => A | null) => valueIn<A>;
const valueIn = <A>(snapshot: Snapshot): A | null => snapshot.context.value as A | null;
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Epoch milliseconds by the server's clock; null before the first value. */
export const selectReceivedAt = (snapshot: Snapshot): number | null => snapshot.context.receivedAt;
