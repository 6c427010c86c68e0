import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD, gapText, isStale, leftText, raceText, secondsLeft, timeLeft, timePassed } from './timer.ts';

const board = { asOf: 1000 };
const running = (ms: number) => ({ ms, running: true });

describe('V-11: the clock of a board', () => {
  it.each([
    [600_000, '10:00'],
    [221_300, '3:42'],
    [60_000, '1:00'],
    [59_999, '59.9'],
    [4200, '4.2'],
    [40, '0.0'],
    [0, '0:00'],
  ])('%d ms that are left show as %s', (ms, shown) => expect(leftText(ms)).toBe(shown));
  it.each([
    [0, '0:00.0'],
    [72_430, '1:12.4'],
    [3_672_430, '1:01:12.4'],
  ])('%d ms of a race show as %s', (ms, shown) => expect(raceText(ms)).toBe(shown));
  it.each([
    [400, '+0.4'],
    [1699, '+1.6'],
    [12_000, '+12.0'],
  ])('%d ms behind show as %s', (ms, shown) => expect(gapText(ms)).toBe(shown));
  it.each([
    [24_000, 24],
    [4001, 5],
    [0, 0],
  ])('%d ms are %d seconds to throw', (ms, shown) => expect(secondsLeft(ms)).toBe(shown));

  it('goes on while it runs, and stands while it does not', () => {
    expect(timeLeft(running(5000), board, 3000)).toBe(3000);
    expect(timeLeft({ ms: 5000, running: false }, board, 3000)).toBe(5000);
    expect(timePassed(running(5000), board, 3000)).toBe(7000);
    expect(timePassed({ ms: 5000, running: false }, board, 3000)).toBe(5000);
  });
  it('never goes back, below nothing or on without end, and not at all before its board', () => {
    const instant = fc.integer({ min: -100_000, max: 200_000 });
    fc.assert(
      fc.property(instant, instant, fc.integer({ min: 0, max: 90_000 }), (one, two, ms) => {
        const [early, late] = [Math.min(one, two), Math.max(one, two)];
        expect(timeLeft(running(ms), board, late)).toBeLessThanOrEqual(timeLeft(running(ms), board, early));
        expect(timeLeft(running(ms), board, late)).toBeGreaterThanOrEqual(0);
        expect(timePassed(running(ms), board, late)).toBeGreaterThanOrEqual(timePassed(running(ms), board, early));
        expect(timePassed(running(ms), board, late)).toBeLessThanOrEqual(ms + BOARD.staleAfterMs);
        expect(timePassed(running(ms), board, board.asOf)).toBe(ms);
      }),
    );
  });
  it('is not believed for more than a minute', () => {
    expect(isStale(running(0), board, 1000 + BOARD.staleAfterMs)).toBe(false);
    expect(isStale(running(0), board, 1001 + BOARD.staleAfterMs)).toBe(true);
    expect(isStale({ ms: 0, running: false }, board, 1e9)).toBe(false);
  });
});
