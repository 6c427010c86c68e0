export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

/** Asia/Bangkok is seven hours ahead of UTC, all year round. */
const AHEAD_MS = 7 * 3_600_000;

/** Days since 1970-01-01 in Asia/Bangkok. */
export const dayNumberAt = (epochMs: number): number => Math.floor((epochMs + AHEAD_MS) / DAY_MS);

/** Epoch milliseconds of a local time "19:15" on a day in Asia/Bangkok. */
export const instantAt = (dayNumber: number, time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return dayNumber * DAY_MS - AHEAD_MS + (hours * 60 + minutes) * MINUTE_MS;
};
