import { expect, it } from 'vitest';
import type { MatchEvent } from './matchData.ts';
import { endOfMinute, upTo } from './upTo.ts';

const MINUTE = 60_000;
const period = (phase: '1H' | 'HT' | '2H', ts: number): MatchEvent => ({
  ...{ eventId: phase, seq: 1, ts, minute: 0, side: 'home', type: 'period', phase },
});

it('A5: wound back to a minute, nothing later is shown; now, everything is', () => {
  const shots = [{ minute: 12 }, { minute: 45 }, { minute: 46 }];
  expect(upTo(shots, 45)).toEqual([{ minute: 12 }, { minute: 45 }]);
  expect(upTo(shots, null)).toBe(shots);
});
it('A5: a minute ends as long after the whistle of its half as it says', () => {
  const events = [period('1H', MINUTE), period('HT', 49 * MINUTE), period('2H', 64 * MINUTE)];
  const at = (minute: number) => endOfMinute(minute, events, { startTs: 0 }) / MINUTE;
  expect([10, 45, 46, 90].map(at)).toEqual([11, 49, 65, 109]);
});
it('A5: without events it is reckoned from kick-off', () => {
  expect([10, 45, 60].map((minute) => endOfMinute(minute, [], { startTs: 0 }) / MINUTE)).toEqual([10, 45, 60]);
});
