import { expect, it } from 'vitest';
import { priceSteps } from './priceSteps.ts';

const points = [
  { ts: 0, dec: 1.9 },
  { ts: 50, dec: 1.8 },
  { ts: 150, dec: 2 },
];

it('MC-8: before kick-off the steps lie over the whole width, by time', () => {
  const steps = priceSteps(points.slice(0, 2), 200, 100)!;
  expect(steps.points.map(({ at, dec }) => [at, dec])).toEqual([
    [0, 1.9],
    [0.5, 1.8],
  ]);
  expect([steps.lowest, steps.highest, steps.kickOffAt]).toEqual([1.8, 1.9, null]);
});
it('MC-8: once a match runs, the time before it has two fifths', () => {
  const steps = priceSteps(points, 100, 200)!;
  expect(steps.points.map(({ at }) => Math.round(at * 100))).toEqual([0, 20, 70]);
  expect(steps.kickOffAt).toBe(0.4);
});
it('MC-8: without an opening there is no line', () => {
  expect(priceSteps([], 0, 1)).toBeNull();
  expect(priceSteps(points.slice(0, 1), 200, 0)!.points.map(({ at }) => at)).toEqual([0]);
});
