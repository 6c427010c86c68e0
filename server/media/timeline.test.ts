import { describe, expect, it } from 'vitest';
import { availability, completeSegments, dvrWindow, phaseOf, type RoomOnAir, segmentCount } from './timeline.ts';

const START = Date.UTC(2026, 10, 21, 12);
const room: RoomOnAir = { scene: 'football', phase: 0, startMs: START };
const ended: RoomOnAir = { ...room, endMs: START + 100_000 };

describe('a segment', () => {
  it('is served from its end on; a little early it is waited for, earlier it is refused with 425', () => {
    const complete = START + 11 * 1600;
    expect(availability(room, 10, complete)).toEqual({ waitMs: 0 });
    expect(availability(room, 10, complete - 1)).toEqual({ waitMs: 1 });
    expect(availability(room, 10, complete - 2000)).toEqual({ waitMs: 2000 });
    expect(availability(room, 10, complete - 2001)).toEqual({ refuse: 425 });
  });
  it('is gone ten seconds after it left the window of 32 minutes', () => {
    const complete = START + 1600;
    expect(availability(room, 0, complete + 1_930_000)).toEqual({ waitMs: 0 });
    expect(availability(room, 0, complete + 1_930_001)).toEqual({ refuse: 410 });
  });
  it('never existed past the end of a room, however long one waits', () => {
    expect(segmentCount(ended)).toBe(62);
    expect(availability(ended, 61, START + 99_200)).toEqual({ waitMs: 0 });
    expect(availability(ended, 62, START + 101_000)).toEqual({ refuse: 404 });
  });
  it('of a room that ended stays as long as it was in the window at the end', () => {
    const long: RoomOnAir = { ...room, endMs: START + 4_800_000 };
    expect(availability(long, 2999, START + 9_000_000)).toEqual({ waitMs: 0 });
    expect(availability(long, 1700, START + 9_000_000)).toEqual({ refuse: 410 });
  });
});

describe('the window', () => {
  it('begins with the room and then moves with the edge', () => {
    expect(dvrWindow(room, START - 5000)).toEqual({ first: 0, end: 0 });
    expect(dvrWindow(room, START + 16_000)).toEqual({ first: 0, end: 10 });
    expect(dvrWindow(room, START + 3_200_000)).toEqual({ first: 800, end: 2000 });
  });
  it('stands still once the room has ended', () => {
    expect(completeSegments(ended, START + 1_000_000)).toBe(62);
  });
});

it('a room begins somewhere in the loop, always at the same place', () => {
  expect(phaseOf('rm7')).toBe(phaseOf('rm7'));
  const phases = new Set(Array.from({ length: 60 }, (_, i) => phaseOf(`room${i}`)));
  expect([...phases].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
