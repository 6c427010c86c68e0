import { offsetMinutes } from '#domain/shared/zone.ts';
import { searchRank } from '#domain/shared/searchRank.ts';
import { zoneCity } from './zoneCity.ts';

/** The zones of most viewers; others are found by search. */
export const commonZones = [
  'Asia/Bangkok',
  'Asia/Taipei',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
] as const;

/** The offset of a zone from UTC at an instant: "GMT+7", "GMT−3:30". */
export const zoneOffset = (zone: string, atMs: number): string => {
  const minutes = offsetMinutes(atMs, zone);
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `GMT${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};

/** The runtime's zones that match a query, best first. */
export const findZones = (query: string, limit: number): readonly string[] =>
  Intl.supportedValuesOf('timeZone')
    .map((zone) => ({
      zone,
      rank: Math.max(searchRank(zoneCity(zone), query), searchRank(zone.replaceAll('/', ' '), query)),
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ zone }) => zone);
