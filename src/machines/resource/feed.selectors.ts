import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#ports/failure.ts';
import type { FeedMachine } from './feed.machine.ts';
import type { Snapshot } from './resource.selectors.ts';

/** They are asked of the actor of a `FeedResource` alone. */
const ofFeed = (snapshot: Snapshot) => snapshot as SnapshotFrom<FeedMachine>;

/** The next slice is on its way. */
export const isGrowing = (snapshot: Snapshot): boolean => ofFeed(snapshot).hasTag('growing');
/** Why the list did not go on. */
export const selectMoreFailure = (snapshot: Snapshot): Failure | null => ofFeed(snapshot).context.moreFailure;
/** How many came at the head and wait for the reader. */
export const selectUnseen = (snapshot: Snapshot): number => ofFeed(snapshot).context.ahead?.count ?? 0;
/** It went on at least once. */
export const hasGrown = (snapshot: Snapshot): boolean => ofFeed(snapshot).context.slices > 1;
