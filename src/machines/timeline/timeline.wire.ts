import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { sameStreams } from '#domain/player/sources.ts';
import type { TimelineMode } from '#domain/room/release.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { playerMachine } from '../player/player.machine.ts';
import { selectPlayback, selectPosition } from '../player/player.selectors.ts';
import { timelineMachine, type TimelineEvent } from './timeline.machine.ts';

const KEY = 'khandai.timeline';

export const keptMode = (storage: Pick<StoragePort, 'read'>): TimelineMode =>
  storage.read(KEY) === 'fastest' ? 'fastest' : 'withPicture';

export const wireTimeline = (storage: Pick<StoragePort, 'write'>) =>
  timelineMachine.provide({
    actions: {
      rememberMode: ({ context }) => storage.write(KEY, context.mode === 'fastest' ? 'fastest' : null),
    },
  });

/** What the picture of a player does, in the timeline's words; null while it is not known where it stands. */
export const pictureOf = (snapshot: SnapshotFrom<typeof playerMachine>): TimelineEvent => {
  const playback = selectPlayback(snapshot);
  const at = selectPosition(snapshot);
  // A stream that ended or cannot be had leaves nothing to wait for.
  if (playback === 'idle' || playback === 'ended' || playback === 'failed') return { type: 'picture.gone' };
  return playback === 'playing' && at !== null ? { type: 'picture.moved', at } : { type: 'picture.stood', at };
};

interface TimelineNeeds {
  readonly player: Pick<ActorRefFrom<typeof playerMachine>, 'subscribe'>;
  readonly storage: StoragePort;
}

/** The timeline of what a player plays. */
export const openTimeline = ({ player, storage }: TimelineNeeds) => {
  const timeline = createActor(wireTimeline(storage), { input: { mode: keptMode(storage) } }).start();
  let streams: Parameters<typeof sameStreams>[0] = [];
  let last: TimelineEvent = { type: 'picture.gone' };
  player.subscribe((snapshot) => {
    const next = snapshot.context.streams;
    if (!sameStreams(streams, next)) timeline.send((last = { type: 'picture.gone' }));
    streams = next;
    const told = pictureOf(snapshot);
    if (told.type === last.type && ('at' in told ? told.at : null) === ('at' in last ? last.at : null)) return;
    timeline.send((last = told));
  });
  return timeline;
};
