import type { SnapshotFrom } from 'xstate';
import type { FixtureLive } from '#domain/football/fixtureFeed.ts';
import type { fixtureFeedMachine } from './fixtureFeed.machine.ts';

export type FixtureFeedSnapshot = SnapshotFrom<typeof fixtureFeedMachine>;

const following = ['joining', 'live', 'recovering', 'polling'] as const;
/** How a match is followed now. */
export type FixtureFeedMode = (typeof following)[number] | 'offline' | 'ended';

export const selectFeedMode = (snapshot: FixtureFeedSnapshot): FixtureFeedMode => {
  if (snapshot.matches('offline')) return 'offline';
  if (snapshot.matches('ended')) return 'ended';
  return following.find((one) => snapshot.matches({ following: one })) ?? 'joining';
};
/** What was told so far; null before the first answer. */
export const selectFeedLive = (snapshot: FixtureFeedSnapshot): FixtureLive | null => snapshot.context.live;
