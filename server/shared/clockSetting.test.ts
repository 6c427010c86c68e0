import { describe, expect, it } from 'vitest';
import { clockOf, readClockSetting } from './clockSetting.ts';

describe('CLOCK', () => {
  it.each([
    ['2026-11-22T12:00:00Z', Date.UTC(2026, 10, 22, 12), 1],
    ['2026-11-22T12:00Z*10', Date.UTC(2026, 10, 22, 12), 10],
    ['2026-11-22T12:00:00.250+07:00*0.5', Date.UTC(2026, 10, 22, 5, 0, 0, 250), 0.5],
    ['2028-02-29T00:00:00Z*86400', Date.UTC(2028, 1, 29), 86_400],
  ])('CLOCK: %s is read', (text, beginsAt, speed) => {
    expect(readClockSetting(text)).toEqual({ beginsAt, speed });
  });

  it.each([
    ...['', 'now', '2026-11-22', '2026-11-22T12:00:00', '12:00Z', '2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z'],
    ...['2026-11-22T25:00:00Z', '2026-11-22T12:00:00Z*', '2026-11-22T12:00:00Z*0', '2026-11-22T12:00:00Z*-1'],
    ...['2026-11-22T12:00:00Z*fast', '2026-11-22T12:00:00Z*86401', '2026-11-22T12:00:00Z*1*2', '*10'],
  ])('CLOCK: "%s" is none', (text) => {
    expect(readClockSetting(text)).toBeNull();
  });

  it('CLOCK: begins at its instant when it is made, and runs as fast as it says', () => {
    let now = 5_000;
    const clock = clockOf({ beginsAt: 1_000_000, speed: 10 }, () => now);
    expect(clock()).toBe(1_000_000);
    now += 1_234;
    expect(clock()).toBe(1_012_340);
    expect(clockOf(null, () => now)()).toBe(now);
  });
});
