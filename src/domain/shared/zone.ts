import { memoizeByKey } from './memoizeByKey.ts';

/** A calendar day as YYYY-MM-DD. */
export type Day = string;

const DAY_MS = 86_400_000;
/**
 * The canonical name of a zone: strangers can send thousands of spellings and old names. Throws RangeError for an
 * unknown zone.
 */
const nameOf = memoizeByKey(
  (folded: string) => new Intl.DateTimeFormat('en', { timeZone: folded }).resolvedOptions().timeZone,
);
const formatOf = memoizeByKey(
  (name: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);
const formatIn = (zone: string): Intl.DateTimeFormat => formatOf(nameOf(zone.toLowerCase()));

/** Used when the viewer's zone is unknown. */
export const DEFAULT_ZONE = 'Asia/Bangkok';

/** Whether the runtime knows the IANA zone, such as "Asia/Bangkok". */
export const isZone = (zone: string): boolean => {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(zone)) return false;
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
};

/** Whether the text is a day that exists, as YYYY-MM-DD between the years 1970 and 2999. */
export const isDay = (text: string): boolean => {
  if (!/^(19[7-9]\d|2\d{3})-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
};

/** Local day and time ("HH:mm:ss") in a zone; `zone` must be valid. */
export const wallClock = (epochMs: number, zone: string): { readonly day: Day; readonly time: string } => {
  const part: Record<string, string> = {};
  for (const { type, value } of formatIn(zone).formatToParts(epochMs)) part[type] = value;
  return {
    day: `${part['year']}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}:${part['second']}`,
  };
};

/** The local day in a zone. */
export const dayOf = (epochMs: number, zone: string): Day => wallClock(epochMs, zone).day;

/** Local hours and minutes in a zone, "19:15". */
export const hourMinute = (epochMs: number, zone: string): string => wallClock(epochMs, zone).time.slice(0, 5);

/** The day `days` later, or earlier if negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Offset of a zone from UTC at an instant, in minutes; positive east of Greenwich. */
export const offsetMinutes = (epochMs: number, zone: string): number => {
  const { day, time } = wallClock(epochMs, zone);
  return Math.round((Date.parse(`${day}T${time}Z`) - epochMs) / 60_000);
};

/**
 * The first instant of a day in a zone, in epoch milliseconds; if the clock skips midnight, the first instant that
 * exists.
 */
export const startOfDay = (day: Day, zone: string): number => {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  let before = (utcMidnight - 15 * 3_600_000) / 60_000;
  let after = (utcMidnight + 15 * 3_600_000) / 60_000;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(middle * 60_000, zone) < day) before = middle;
    else after = middle;
  }
  return after * 60_000;
};

/** The instants of a day in a zone, [from, to) in epoch milliseconds: 23, 24 or 25 hours. */
export const dayBounds = (day: Day, zone: string): { readonly from: number; readonly to: number } => ({
  from: startOfDay(day, zone),
  to: startOfDay(addDays(day, 1), zone),
});

/** Epoch milliseconds of a local time "YYYY-MM-DD HH:mm:ss" in a zone; null if it is not a valid time. */
export const instantOf = (text: string, zone: string): number | null => {
  const match = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(text);
  if (!match || !isDay(match[1]!)) return null;
  const asUtc = Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`);
  const guess = asUtc - offsetMinutes(asUtc, zone) * 60_000;
  return asUtc - offsetMinutes(guess, zone) * 60_000;
};
