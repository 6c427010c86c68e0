import { addDays, hourMinute, instantOf, wallClock } from '../shared/zone.ts';
import type { QuietHours } from './settings.ts';

export const DAY_MINUTES = 24 * 60;

/** Minutes since midnight as "22:30". */
export const timeOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** "22:30" as minutes since midnight; null if it is not a time. */
export const minutesOfTime = (time: string): number | null => {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
};

/** When the quiet hours around `now` end; both in epoch milliseconds. Null outside quiet hours. */
export const quietUntil = (quiet: QuietHours | null, zone: string, now: number): number | null => {
  if (quiet === null) return null;
  const { from, to } = quiet;
  const minutes = minutesOfTime(hourMinute(now, zone))!;
  const holds = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  if (!holds) return null;
  const { day } = wallClock(now, zone);
  return instantOf(`${minutes < to ? day : addDays(day, 1)} ${timeOfMinutes(to)}:00`, zone);
};
