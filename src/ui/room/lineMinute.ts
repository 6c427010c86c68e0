import { minuteOf } from '../shared/boardClock.ts';

const HALF = 45;
const FULL = 90;

/** How far the timeline is filled, in minutes: to the middle at half time, to the end after the match. */
export const lineMinute = (status: string): number => {
  const minute = minuteOf(status);
  if (minute !== null) return minute;
  const text = status.trim().toUpperCase();
  if (text === 'HT') return HALF;
  return text === 'FT' || text === 'PEN' || text === 'PENALTY' ? FULL : 0;
};
