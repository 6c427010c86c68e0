import { offsetMinutes } from '#domain/shared/zone.ts';
import type { ParsedMatch } from './parsed.ts';

interface Start {
  readonly startTs: number;
  readonly timeTbc?: true;
}

/** Offsets by zone and local hour: a round has many matches at once. */
const offsets = new Map<string, number>();
const MOST_OFFSETS = 20_000;
const inZone = (day: string, time: string, zone: string): number => {
  const utc = Date.parse(`${day}T${time}:00Z`);
  const key = `${zone} ${day} ${time.slice(0, 2)}`;
  let minutes = offsets.get(key);
  if (minutes === undefined) {
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    // The offset at the guess, which lies on the other side of a change only within its own hours.
    minutes = offsetMinutes(utc - offsetMinutes(utc, zone) * 60_000, zone);
    offsets.set(key, minutes);
  }
  return utc - minutes * 60_000;
};

/**
 * When a match starts: as the source says in UTC, else by its local time and offset or the competition's zone. Without an
 * hour it is noon in UTC, which is the same day nearly everywhere; without a zone the hour is not known either.
 */
export const startOf = (
  { day, time, offset, utc, timeTbc }: Pick<ParsedMatch, 'day' | 'time' | 'offset' | 'utc' | 'timeTbc'>,
  zone: string | null,
): Start => {
  const tbc = timeTbc ? ({ timeTbc: true } as const) : {};
  if (utc !== undefined) return { startTs: utc, ...tbc };
  if (time !== undefined && offset !== undefined)
    return { startTs: Date.parse(`${day}T${time}:00Z`) - offset * 60_000, ...tbc };
  if (time !== undefined && zone !== null) return { startTs: inZone(day, time, zone), ...tbc };
  return { startTs: Date.parse(`${day}T${time ?? '12:00'}:00Z`), timeTbc: true };
};
