import { describe, expect, it } from 'vitest';
import { levelBegins, levelOf, LEVELS, levelShare, POINTS } from './level.ts';

describe('levelOf', () => {
  it.each([
    [0, 1, 0, 40],
    [39, 1, 39, 1],
    [40, 2, 0, 80],
    [119, 2, 79, 1],
    [120, 3, 0, 120],
    [1800, 10, 0, 400],
  ])('MI-7: %i points are level %i', (points, level, xpInLevel, xpToNextLevel) => {
    expect(levelOf(points)).toEqual({ level, totalXp: points, xpInLevel, xpToNextLevel });
  });

  it('MI-7: ends with the last level, which has nothing left to do', () => {
    const last = levelOf(levelBegins(LEVELS.last) + 5000);
    expect(last).toMatchObject({ level: LEVELS.last, xpInLevel: 5000, xpToNextLevel: null });
    expect(levelShare(last)).toBe(1);
  });

  it('takes a sum below nothing, or a broken one, for whole points from nothing on', () => {
    expect(levelOf(-3)).toEqual(levelOf(0));
    expect(levelOf(40.9)).toEqual(levelOf(40));
  });
});

it('says how much of a level is done', () => {
  expect(levelShare(levelOf(20))).toBe(0.5);
  expect(levelShare(levelOf(40))).toBe(0);
});

it('MI-12: whatever gives points gives some, and none of it is bought', () => {
  for (const points of Object.values(POINTS)) expect(points).toBeGreaterThan(0);
  expect(Object.keys(POINTS).join()).not.toMatch(/deposit|bet|pay/i);
});
