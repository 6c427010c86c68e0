import { expect, it } from 'vitest';
import type { Shot } from './matchData.ts';
import { onPitch, shotTotals } from './shotTotals.ts';

const shot = (side: Shot['side'], result: Shot['result'], xg: number): Shot => ({
  ...{ minute: 1, side, player: { playerId: 'a', name: 'a', slug: 'a' }, x: 90, y: 30, xg, result },
});

it('MC-6: shots, those on target, goals and expected goals of a side', () => {
  const shots = [
    shot('home', 'goal', 0.5),
    shot('home', 'saved', 0.25),
    shot('home', 'off', 0.1),
    shot('away', 'goal', 1),
  ];
  expect(shotTotals(shots, 'home')).toEqual({ shots: 3, onTarget: 2, goals: 1, xg: 0.85 });
  expect(shotTotals([], 'away')).toEqual({ shots: 0, onTarget: 0, goals: 0, xg: 0 });
});
it('MC-6: the home side attacks to the right, the other one the other way round', () => {
  expect(onPitch(shot('home', 'off', 0))).toEqual({ x: 90, y: 30 });
  expect(onPitch(shot('away', 'off', 0))).toEqual({ x: 10, y: 70 });
});
