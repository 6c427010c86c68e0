import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromWeekMinutes,
  hasSlot,
  hoursOf,
  isWeekRange,
  mergedRanges,
  SLOT_MINUTES,
  SLOTS_A_DAY,
  toWeekMinutes,
  withSlot,
  type WeekRange,
} from './availability.ts';

const slots = fc.record({ day: fc.integer({ min: 1, max: 7 }), slot: fc.integer({ min: 0, max: SLOTS_A_DAY - 1 }) });
const chosen = fc.array(slots, { maxLength: 30 });
const of = (all: readonly { readonly day: number; readonly slot: number }[]) =>
  all.reduce<readonly WeekRange[]>((ranges, slot) => withSlot(ranges, slot, true), []);

describe('CA-5: when somebody is there', () => {
  it('has boxes that fill the day', () => {
    expect(SLOT_MINUTES * SLOTS_A_DAY).toBe(1440);
  });

  it.each<[WeekRange, boolean]>([
    [[1, 0, 1440], true],
    [[7, 1439, 1440], true],
    [[0, 0, 60], false],
    [[8, 0, 60], false],
    [[1, -1, 60], false],
    [[1, 60, 60], false],
    [[1, 120, 60], false],
    [[1, 0, 1441], false],
    [[1.5, 0, 60], false],
  ])('%j is a stretch of a day: %s', (range, is) => {
    expect(isWeekRange(range)).toBe(is);
  });

  it('stretches that touch or overlap are one', () => {
    expect(
      mergedRanges([
        [2, 180, 360],
        [1, 0, 60],
        [2, 0, 180],
        [2, 300, 400],
        [2, 401, 500],
        [2, 10, 20],
      ]),
    ).toEqual([
      [1, 0, 60],
      [2, 0, 400],
      [2, 401, 500],
    ]);
  });

  it('a box is on once it was chosen, and off once it was taken back, whatever else is', () => {
    fc.assert(
      fc.property(chosen, slots, (others, slot) => {
        const on = withSlot(of(others), slot, true);
        expect(hasSlot(on, slot)).toBe(true);
        const off = withSlot(on, slot, false);
        expect(hasSlot(off, slot)).toBe(false);
        for (const other of others)
          if (other.day !== slot.day || other.slot !== slot.slot) expect(hasSlot(off, other)).toBe(true);
        expect(off.every(isWeekRange)).toBe(true);
      }),
    );
  });

  it('a box that is there in part is not on, and taking it back leaves the rest', () => {
    const half: readonly WeekRange[] = [[3, 200, 700]];
    expect(hasSlot(half, { day: 3, slot: 1 })).toBe(false);
    expect(hasSlot(half, { day: 3, slot: 2 })).toBe(true);
    expect(withSlot(half, { day: 3, slot: 2 }, false)).toEqual([
      [3, 200, 360],
      [3, 540, 700],
    ]);
    expect(withSlot(half, { day: 4, slot: 2 }, false)).toEqual(half);
  });

  it('is kept as minutes of the week from Monday, and comes back as it was', () => {
    expect(
      toWeekMinutes([
        [7, 1260, 1440],
        [1, 0, 180],
      ]),
    ).toEqual([
      [0, 180],
      [9900, 10_080],
    ]);
    fc.assert(
      fc.property(chosen, (all) => {
        const ranges = of(all);
        expect(fromWeekMinutes(toWeekMinutes(ranges))).toEqual(ranges);
      }),
    );
    expect(fromWeekMinutes([[1380, 3000]])).toEqual([
      [1, 1380, 1440],
      [2, 0, 1440],
      [3, 0, 120],
    ]);
  });

  it('counts hours a week', () => {
    expect(hoursOf([])).toBe(0);
    expect(
      hoursOf([
        [1, 0, 180],
        [1, 60, 190],
        [2, 60, 80],
      ]),
    ).toBe(3.5);
  });
});
