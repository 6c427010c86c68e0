import { GOAL_SCENE, shownIn } from './goalScene.ts';
import type { SceneMedia } from './mediaStore.ts';
import { restampPieces } from './restamp.ts';
import type { RoomOnAir } from './timeline.ts';
import type { Track } from './track.ts';

/** Segment n of a room's stream, with the timestamps of segment `as`. */
export const segmentOf = (
  room: RoomOnAir,
  { goals }: SceneMedia,
  track: Track,
  { n, as = n }: { readonly n: number; readonly as?: number },
): readonly Buffer[] => {
  const { place, goal } = shownIn(room, n);
  const scene = goal && goals?.[goal].get(track.id);
  return scene ? restampPieces(scene, as, place - GOAL_SCENE.first) : restampPieces(track, as, place);
};
