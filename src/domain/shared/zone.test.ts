import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  dayBounds,
  dayOf,
  hourMinute,
  instantOf,
  isDay,
  isZone,
  offsetMinutes,
  startOfDay,
  wallClock,
} from './zone.ts';

const HOUR = 3_600_000;
/** Large offsets both ways, half and quarter hours, both hemispheres, and clocks that skip midnight. */
const zones = [
  'Asia/Bangkok',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

it.each([
  ['Asia/Ho_Chi_Minh', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+7', true],
  ['Mars/Olympus', false],
  ['', false],
  ['+07:00', false],
  ['Asia/Bangkok ', false],
  ['7Asia', false],
  [`A${'a'.repeat(64)}`, false],
])('%j is a zone: %s', (zone, is) => {
  expect(isZone(zone)).toBe(is);
});

describe('S-4: a zone', () => {
  it('in every spelling and by its old names is one zone, whose formats are made once', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    const spellings = Array.from({ length: 500 }, (_, n) =>
      [...'America/Chicago'].map((letter, i) => ((n >> (i % 9)) & 1 ? letter.toUpperCase() : letter)).join(''),
    );
    for (const zone of [...spellings, 'US/Central', 'us/central']) expect(isZone(zone)).toBe(true);
    // One format to resolve each of the two names, and one for the zone.
    expect(made.mock.calls.length).toBeLessThanOrEqual(3);
    made.mockRestore();
    expect(dayOf(Date.UTC(2026, 10, 21, 5), 'aMERICA/cHICAGO')).toBe('2026-11-20');
  });

  it('that the engine lists is known, in small letters too', () => {
    const listed = Intl.supportedValuesOf('timeZone');
    expect(listed.filter((zone) => !isZone(zone) || !isZone(zone.toLowerCase()))).toEqual([]);
  });

  it.each(['Asia/Ho_Chi_Minh', 'Asia/Saigon', 'Asia/Calcutta', 'Asia/Rangoon', 'Europe/Kiev', 'UTC', 'Etc/UTC', 'GMT'])(
    'that browsers send is known: %s',
    (zone) => {
      expect(isZone(zone)).toBe(true);
    },
  );
});

it.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-00-10', false],
  ['1970-01-01', true],
  ['1969-12-31', false],
  ['2999-12-31', true],
  ['3000-01-01', false],
  ['2026-1-1', false],
  ['x2026-11-21', false],
  ['2026-11-21x', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

describe('the wall clock', () => {
  const noon = Date.UTC(2026, 10, 21, 12, 34, 56);
  it.each([
    ['UTC', '2026-11-21', '12:34:56'],
    ['Asia/Bangkok', '2026-11-21', '19:34:56'],
    ['Pacific/Kiritimati', '2026-11-22', '02:34:56'],
    ['Pacific/Pago_Pago', '2026-11-21', '01:34:56'],
    ['Asia/Kathmandu', '2026-11-21', '18:19:56'],
  ])('in %s shows %s %s', (zone, day, time) => {
    expect(wallClock(noon, zone)).toEqual({ day, time });
    expect([dayOf(noon, zone), hourMinute(noon, zone)]).toEqual([day, time.slice(0, 5)]);
  });

  it('shows midnight as 00:00', () => {
    expect(wallClock(Date.UTC(2026, 10, 20, 17), 'Asia/Bangkok')).toEqual({ day: '2026-11-21', time: '00:00:00' });
  });
});

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-21', 365, '2027-11-21'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it.each([
  ['Asia/Bangkok', Date.UTC(2026, 0, 1), 420],
  ['Asia/Kathmandu', Date.UTC(2026, 0, 1), 345],
  ['America/New_York', Date.UTC(2026, 0, 1), -300],
  ['America/New_York', Date.UTC(2026, 6, 1), -240],
  ['Australia/Lord_Howe', Date.UTC(2026, 0, 1), 660],
  ['Australia/Lord_Howe', Date.UTC(2026, 6, 1), 630],
])('%s is ahead of UTC at %d by %i minutes', (zone, time, minutes) => {
  expect(offsetMinutes(time, zone)).toBe(minutes);
});

describe('a day', () => {
  it.each([
    ['Asia/Bangkok', '2026-11-21', Date.UTC(2026, 10, 20, 17), 24],
    ['Asia/Kathmandu', '2026-11-21', Date.UTC(2026, 10, 20, 18, 15), 24],
    ['America/New_York', '2026-03-08', Date.UTC(2026, 2, 8, 5), 23],
    ['America/New_York', '2026-11-01', Date.UTC(2026, 10, 1, 4), 25],
    ['Europe/London', '2026-03-29', Date.UTC(2026, 2, 29), 23],
    ['Europe/London', '2026-10-25', Date.UTC(2026, 9, 24, 23), 25],
    ['Australia/Lord_Howe', '2026-10-04', Date.UTC(2026, 9, 3, 13, 30), 23.5],
    ['Australia/Lord_Howe', '2026-04-05', Date.UTC(2026, 3, 4, 13), 24.5],
    // Santiago's clocks go from 23:59:59 to 01:00: there is no midnight.
    ['America/Santiago', '2026-09-06', Date.UTC(2026, 8, 6, 4), 23],
    ['Pacific/Kiritimati', '2026-11-21', Date.UTC(2026, 10, 20, 10), 24],
    ['Pacific/Pago_Pago', '2026-11-21', Date.UTC(2026, 10, 21, 11), 24],
  ])('in %s, %s, begins and lasts as its clock says', (zone, day, from, hours) => {
    expect(startOfDay(day, zone)).toBe(from);
    expect(dayBounds(day, zone)).toEqual({ from, to: from + hours * HOUR });
  });

  it('holds every instant of its own and no other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) }),
        (zone, time) => {
          const { from, to } = dayBounds(dayOf(time, zone), zone);
          return from <= time && time < to;
        },
      ),
    );
  });
});

describe('an instant', () => {
  it.each([
    ['2026-11-21 19:00:00', 'Asia/Bangkok', Date.UTC(2026, 10, 21, 12)],
    ['2026-11-21 23:59:59', 'Asia/Kathmandu', Date.UTC(2026, 10, 21, 18, 14, 59)],
    ['2026-07-01 08:30:00', 'America/New_York', Date.UTC(2026, 6, 1, 12, 30)],
    ['2026-03-08 03:00:00', 'America/New_York', Date.UTC(2026, 2, 8, 7)],
    ['2026-03-08 01:59:59', 'America/New_York', Date.UTC(2026, 2, 8, 6, 59, 59)],
    ['2026-11-01 06:00:00', 'America/New_York', Date.UTC(2026, 10, 1, 11)],
  ])('%s in %s', (text, zone, time) => {
    expect(instantOf(text, zone)).toBe(time);
  });

  it.each([
    '2026-02-30 10:00:00',
    '2026-11-21 24:00:00',
    '2026-11-21 10:60:00',
    '2026-11-21 10:00:60',
    'x2026-11-21 10:00:00',
    '2026-11-21 10:00:00x',
    'now',
  ])('%j is none', (text) => {
    expect(instantOf(text, 'Asia/Bangkok')).toBeNull();
  });

  it('is read back from every clock that shows it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 1_600_000_000, max: 2_000_000_000 }).map((seconds) => seconds * 1000),
        (zone, time) => {
          const { day, time: clock } = wallClock(time, zone);
          const read = instantOf(`${day} ${clock}`, zone)!;
          // An hour that a clock shows twice may be read as either.
          return wallClock(read, zone).time === clock && Math.abs(read - time) <= HOUR;
        },
      ),
    );
  });
});
