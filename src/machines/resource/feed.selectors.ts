import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#ports/failure.ts';
import type { FeedMachine } from './feed.machine.ts';
import type { Snapshot } from './resource.selectors.ts';

/** These selectors are only for the actor of a `FeedResource`. */
const ofFeed = (snapshot: Snapshot) => snapshot as SnapshotFrom<FeedMachine>;

/** Whether the next slice is loading. */
export const isGrowing = (snapshot: Snapshot): boolean => ofFeed(snapshot).hasTag('growing');
/** Why the next slice could not be loaded. */
export const selectMoreFailure = (snapshot: Snapshot): Failure | null => ofFeed(snapshot).context.moreFailure;
/** Number of new items at the head that wait for the reader. */
export const selectUnseen = (snapshot: Snapshot): number => ofFeed(snapshot).context.ahead?.count ?? 0;
/** Whether more than the first slice was loaded. */
export const hasGrown = (snapshot: Snapshot): boolean => ofFeed(snapshot).context.slices > 1;
