import { describe, expect, it } from 'vitest';
import { boardClock, minuteOf } from '../shared/boardClock.ts';
import { goalsOf, placeOf } from './goals.ts';
import { lineMinute } from './lineMinute.ts';

const at = Date.parse('2026-11-21T12:00:00Z');
const clock = (status: string, liveModeId = '1') => boardClock({ status, startTime: at, liveModeId }, 'Asia/Bangkok');

describe('the left end of the board', () => {
  it.each([
    ['67', { figures: "67'", word: 'secondHalf', live: true }],
    ['45+2', { figures: "45+2'", word: 'firstHalf', live: true }],
    ['105', { figures: "105'", word: 'extraTime', live: true }],
    ['HT', { figures: null, word: 'halfTime', live: true }],
    ['live', { figures: null, word: 'ongoing', live: true }],
    ['pending', { figures: '19:00', word: 'kickOff', live: false }],
    ['ft', { figures: null, word: 'fullTime', live: false }],
    ['postponed', { figures: '19:00', word: 'postponed', live: false, struck: true }],
    ['cancelled', { figures: '19:00', word: 'cancelled', live: false, struck: true }],
    ['abandoned', { figures: null, word: 'abandoned', live: false }],
    ['interrupted', { figures: null, word: 'interrupted', live: true }],
    ['???', { figures: null, word: 'unknown', live: false }],
  ])('MATCH-1: %s', (status, expected) => {
    expect(clock(status)).toEqual(expected);
  });
  it('names no half where there are none', () => {
    expect(clock('34', '2')).toEqual({ figures: "34'", word: null, live: true });
  });
});

describe('the match line', () => {
  it('is lit to the minute, to the middle at half time, to the end after', () => {
    expect(['67', 'HT', 'ft', 'pending'].map(lineMinute)).toEqual([67, 45, 90, 0]);
    expect(minuteOf('HT')).toBeNull();
  });
  it('shows goals, own goals and penalties, earliest first', () => {
    const event = (minute: number, type: 'goal' | 'yellow' | 'penalty') =>
      ({ eventId: `${minute}`, seq: 1, ts: at + minute, minute, side: 'home', type }) as const;
    expect(goalsOf([event(63, 'goal'), event(51, 'yellow'), event(12, 'penalty')]).map(({ minute }) => minute)).toEqual(
      [12, 63],
    );
  });
  it('keeps a mark whole at both ends', () => {
    expect([placeOf({ minute: 0 }, 90), placeOf({ minute: 45 }, 90), placeOf({ minute: 90 }, 90)]).toEqual([3, 50, 97]);
  });
});
