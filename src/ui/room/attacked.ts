import type { Room } from '#domain/match/match.ts';
import { minuteOf } from '../shared/boardClock.ts';

const FOOTBALL = '1';

/** The goal that the home side attacks, as cameras show it; the sides change at half time. Null where there are no halves. */
export const attackedIn = ({ liveModeId, status }: Pick<Room, 'liveModeId' | 'status'>): 'left' | 'right' | null => {
  const minute = minuteOf(status);
  if (liveModeId !== FOOTBALL || minute === null || minute > 90) return null;
  return minute <= 45 ? 'left' : 'right';
};
