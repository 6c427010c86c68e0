import { expect, it } from 'vitest';
import { jumpsBy, strokeOf, tapped, touchedSide, type Taps } from './touch.ts';

it('takes the sides of the picture, and its middle as neither', () => {
  expect([0, 379, 400, 600, 621, 1000].map((x) => touchedSide(x, 1000))).toEqual([-1, -1, 0, 0, 1, 1]);
});
it('tells a tap from a stroke down and from any other', () => {
  expect([strokeOf(3, -4), strokeOf(10, 80), strokeOf(70, 80), strokeOf(0, -80), strokeOf(0, 40)]).toEqual([
    ...['tap', 'down', 'other', 'other', 'other'],
  ]);
});
it('jumps by ten seconds with the second tap of a side and with each further one, and never in the middle', () => {
  const jumps = (all: readonly (readonly [Taps['side'], number])[]) => {
    let taps: Taps | null = null;
    return all.map(([side, at]) => jumpsBy((taps = tapped(taps, side, at)), 10));
  };
  expect(
    jumps([
      [1, 0],
      [1, 300],
      [1, 600],
      [-1, 700],
      [-1, 800],
    ]),
  ).toEqual([0, 10, 10, 0, -10]);
  expect(
    jumps([
      [1, 0],
      [1, 301],
      [0, 400],
      [0, 500],
    ]),
  ).toEqual([0, 0, 0, 0]);
});
