import type { Match } from './match.ts';
import { isCalledOff, matchPhase, matchStatus, type MatchStatus } from './matchStatus.ts';

/** What a room tells its viewers about the match and the picture (V-2). */
export type RoomState =
  | 'coming'
  /** Its time has come, but there is no stream yet. */
  | 'awaited'
  | 'streaming'
  | 'interrupted'
  | 'delayed'
  | 'postponed'
  | 'cancelled'
  | 'abandoned'
  | 'walkover'
  | 'ended';

const isStopped = (status: MatchStatus) => status === 'interrupted' || status === 'suspended';

/** `now` is epoch milliseconds by the server's clock. */
export const roomState = (match: Pick<Match, 'status' | 'startTime'>, hasStream: boolean, now: number): RoomState => {
  const status = matchStatus(match.status);
  if (isCalledOff(status) || status === 'delayed') return status as Extract<RoomState, typeof status>;
  if (isStopped(status)) return 'interrupted';
  const phase = matchPhase(status);
  if (phase === 'ended') return 'ended';
  if (phase === 'comingUp') return now < match.startTime ? 'coming' : 'awaited';
  return hasStream ? 'streaming' : 'awaited';
};
