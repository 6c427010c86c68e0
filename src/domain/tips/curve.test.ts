import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisOf } from './curve.ts';

it.each([
  [
    [0, 60.2],
    [0, 50, 100],
  ],
  [
    [-3, 12],
    [-5, 0, 5, 10, 15],
  ],
  [[], [0]],
  [[-0.5], [-0.6, -0.4, -0.2, 0]],
])('TI-4: the axis of %j is %j', (values, axis) => {
  expect(axisOf(values).map((one) => Math.round(one * 10) / 10)).toEqual(axis);
});
it('holds every value and zero, by at most five lines', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -5000, max: 5000, noNaN: true }), { minLength: 1 }), (values) => {
      const axis = axisOf(values);
      expect(axis.some((one) => Math.abs(one) < 1e-9)).toBe(true);
      expect(axis.length).toBeLessThanOrEqual(5);
      expect(axis[0]! <= Math.min(...values) + 1e-9 && axis.at(-1)! >= Math.max(...values) - 1e-9).toBe(true);
    }),
  );
});
