import type { Room } from '#domain/match/match.ts';
import { minuteOf } from '../shared/boardClock.ts';

const FOOTBALL = '1';

/**
 * The side of the video where the goal is that the home side attacks; it changes at half time. The demo's looping video
 * shows the right goal at all times. Null where there are no halves.
 */
export const attackedIn = ({
  demo,
  liveModeId,
  status,
}: Pick<Room, 'demo' | 'liveModeId' | 'status'>): 'left' | 'right' | null => {
  const minute = minuteOf(status);
  if (liveModeId !== FOOTBALL || minute === null || minute > 90) return null;
  return demo || minute > 45 ? 'right' : 'left';
};
