import { describe, expect, it } from 'vitest';
import { fitsBefore, isSeen, leftSec, resumeAt } from './left.ts';

describe('how much of a film is left', () => {
  it('FI-2: whole seconds, never less than none, and unknown of what has no length', () => {
    expect([leftSec(0, 90), leftSec(30.2, 90), leftSec(95, 90), leftSec(3, null)]).toEqual([90, 60, 0, null]);
  });
  it('FI-3: goes on where it stopped, but anew at the beginning and after the end', () => {
    const at = (positionSec: number, done = false) => resumeAt({ positionSec, done }, 90);
    expect([at(4.9), at(5), at(61.5), at(90), at(61.5, true)]).toEqual([0, 5, 61.5, 0, 0]);
    expect(resumeAt({ positionSec: 500, done: false }, null)).toBe(500);
  });
  it('FI-2: is seen from the credits on, or in the last twentieth', () => {
    const outro = [{ type: 'outro', from: 80, to: 90 }] as const;
    expect([isSeen(79, 90, outro), isSeen(80, 90, outro)]).toEqual([false, true]);
    expect([isSeen(94.9, 100), isSeen(95, 100), isSeen(0, 0)]).toEqual([false, true, false]);
    // A scene after the credits is part of the film.
    expect(isSeen(80, 100, [{ type: 'outro', from: 70, to: 85 }])).toBe(false);
  });
  it('fits before kick-off with two minutes to find a seat', () => {
    const kickOff = 1_000_000_000;
    const minutes = (n: number) => kickOff - n * 60_000;
    expect(fitsBefore(600, minutes(12), kickOff)).toBe(true);
    expect(fitsBefore(600, minutes(12) + 1, kickOff)).toBe(false);
    expect([fitsBefore(null, 0, kickOff), fitsBefore(0, 0, kickOff)]).toEqual([false, false]);
  });
});
