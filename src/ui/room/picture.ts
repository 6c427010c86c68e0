import type { MatchEvent } from '#domain/football/matchData.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { hasSides, matchTitle, type Room, type Stream } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import type { OnStage, StageMark } from '../app/stage.ts';
import { goalsOf } from './goals.ts';

/** What is shown in place of the video: the stream, a countdown, or that it is over. */
export type PicturePlace = 'stream' | 'waiting' | 'over';

export const streamsOf = (room: Pick<Room, 'users'>): readonly Stream[] => room.users[0]?.streams ?? [];

export const placeOfPicture = (room: Pick<Room, 'users' | 'status'>): PicturePlace => {
  const phase = matchPhase(matchStatus(room.status));
  if (phase === 'comingUp') return 'waiting';
  if (phase === 'ended' || phase === 'cancel') return 'over';
  return streamsOf(room).length > 0 ? 'stream' : 'over';
};

/** Goals as key moments of the seek bar. */
export const marksOf = (events: readonly MatchEvent[], say: (goal: MatchEvent) => string): readonly StageMark[] =>
  goalsOf(events).map((goal) => ({ at: goal.ts, label: say(goal) }));

/** The room as an item for the stage. */
export const onStage = (room: Room, roomId: string, marks: readonly StageMark[]): OnStage => ({
  kind: 'live',
  id: roomId,
  title: matchTitle(room),
  path: roomPath({ ...room, roomId }) ?? '/',
  artwork: room.poster ?? null,
  watching: room.watching,
  sides: hasSides(room) ? [room.localteam, room.visitorteam] : null,
  artist: room.users[0]?.displayName ?? '',
  collection: room.leagueName,
  marks,
});
