import { describe, expect, it } from 'vitest';
import { DAY_MINUTES, minutesOfTime, quietUntil, timeOfMinutes } from './quietHours.ts';

const zone = 'Asia/Bangkok';
const at = (time: string, day = '2026-11-20') => Date.parse(`${day}T${time}:00+07:00`);

describe('SH-4: quiet hours', () => {
  const night = { from: 22 * 60, to: 7 * 60 };
  it.each([
    ['21:59', null],
    ['22:00', at('07:00', '2026-11-21')],
    ['23:30', at('07:00', '2026-11-21')],
    ['00:00', at('07:00')],
    ['06:59', at('07:00')],
    ['07:00', null],
    ['12:00', null],
  ])('over midnight, at %s they end at %s', (time, end) => {
    expect(quietUntil(night, zone, at(time))).toBe(end);
  });

  it.each([
    ['12:59', null],
    ['13:00', at('14:30')],
    ['14:29', at('14:30')],
    ['14:30', null],
  ])('within a day, at %s they end at %s', (time, end) => {
    expect(quietUntil({ from: 780, to: 870 }, zone, at(time))).toBe(end);
  });

  it('are those of the member’s zone', () => {
    expect(quietUntil(night, 'UTC', at('23:30'))).toBeNull();
    expect(quietUntil(night, 'America/New_York', Date.parse('2026-11-01T05:30:00Z'))).toBe(
      Date.parse('2026-11-01T12:00:00Z'),
    );
  });

  it('are none where the member has none', () => {
    expect(quietUntil(null, zone, at('23:30'))).toBeNull();
  });
});

it('a day has 1 440 minutes', () => {
  expect(DAY_MINUTES).toBe(1440);
});

it.each([
  [0, '00:00'],
  [61, '01:01'],
  [1439, '23:59'],
])('%i minutes are %s, and back', (minutes, time) => {
  expect([timeOfMinutes(minutes), minutesOfTime(time)]).toEqual([time, minutes]);
});
it.each(['', '24:00', '7:00', '12:60', '12:00:00'])('%j is no time', (text) => {
  expect(minutesOfTime(text)).toBeNull();
});
