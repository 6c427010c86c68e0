import { roomPath } from '#domain/room/roomAddress.ts';
import { hasSides, matchTitle, type Room, type Stream } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import type { OnStage } from '../app/stage.ts';

/** What is shown in place of the video: the stream, a countdown, or that it is over. */
export type PicturePlace = 'stream' | 'waiting' | 'over';

export const streamsOf = (room: Pick<Room, 'users'>): readonly Stream[] => room.users[0]?.streams ?? [];

export const placeOfPicture = (room: Pick<Room, 'users' | 'status'>): PicturePlace => {
  const phase = matchPhase(matchStatus(room.status));
  if (phase === 'comingUp') return 'waiting';
  if (phase === 'ended' || phase === 'cancel') return 'over';
  return streamsOf(room).length > 0 ? 'stream' : 'over';
};

/** The room as an item for the stage. */
export const onStage = (room: Room, roomId: string): OnStage => ({
  kind: 'live',
  id: roomId,
  title: matchTitle(room),
  path: roomPath({ ...room, roomId }) ?? '/',
  artwork: room.poster ?? null,
  watching: room.watching,
  sides: hasSides(room) ? [room.localteam, room.visitorteam] : null,
  artist: room.users[0]?.displayName ?? '',
  collection: room.leagueName,
});
