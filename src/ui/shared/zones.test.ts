import { expect, it } from 'vitest';
import { zoneCity } from './zoneCity.ts';
import { findZones, zoneOffset } from './zones.ts';

it('names a zone by its city and its distance from UTC, daylight saving included', () => {
  expect(zoneCity('America/New_York')).toBe('New York');
  expect(zoneOffset('Asia/Bangkok', Date.parse('2026-11-21T12:00:00Z'))).toBe('GMT+7');
  expect(zoneOffset('America/New_York', Date.parse('2026-11-21T12:00:00Z'))).toBe('GMT−5');
  expect(zoneOffset('America/New_York', Date.parse('2026-07-21T12:00:00Z'))).toBe('GMT−4');
  expect(zoneOffset('Asia/Kolkata', Date.parse('2026-11-21T12:00:00Z'))).toBe('GMT+5:30');
});

it('V-18: names the zone of Vietnam by its cities', () => {
  expect(['Asia/Bangkok', 'Asia/Saigon', 'Asia/Ho_Chi_Minh'].map(zoneCity)).toEqual([
    'Hà Nội, Bangkok',
    'TP. Hồ Chí Minh',
    'TP. Hồ Chí Minh',
  ]);
});

it('finds zones by city or continent, no more than asked for', () => {
  expect(findZones('new york', 5)[0]).toBe('America/New_York');
  expect(findZones('europe', 4)).toHaveLength(4);
  expect(findZones('nowhere at all', 5)).toEqual([]);
});
