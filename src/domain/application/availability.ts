/** A stretch of one day: `[day, from, to)`, day 1 is Monday and 7 Sunday, minutes since midnight; `to` is 1440 at most. */
export type WeekRange = readonly [day: number, from: number, to: number];

export const DAY_MINUTES = 1440;
/** CA-5: what one box of the grid stands for, in minutes. */
export const SLOT_MINUTES = 180;
export const SLOTS_A_DAY = DAY_MINUTES / SLOT_MINUTES;

/** A box of the grid: the day from 1 to 7, and which slot of it from 0. */
export interface Slot {
  readonly day: number;
  readonly slot: number;
}

export const isWeekRange = ([day, from, to]: WeekRange): boolean =>
  [day, from, to].every(Number.isInteger) && day >= 1 && day <= 7 && from >= 0 && from < to && to <= DAY_MINUTES;

/** Stretches in order, those that touch or overlap as one. */
export const mergedRanges = (ranges: readonly WeekRange[]): readonly WeekRange[] => {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const merged: WeekRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last && last[0] === range[0] && range[1] <= last[2])
      merged[merged.length - 1] = [last[0], last[1], Math.max(last[2], range[2])];
    else merged.push(range);
  }
  return merged;
};

/** Whether the whole of a box lies in the stretches. */
export const hasSlot = (ranges: readonly WeekRange[], { day, slot }: Slot): boolean =>
  mergedRanges(ranges).some(
    ([on, from, to]) => on === day && from <= slot * SLOT_MINUTES && to >= (slot + 1) * SLOT_MINUTES,
  );

/** The stretches with a box added or taken away. */
export const withSlot = (ranges: readonly WeekRange[], { day, slot }: Slot, on: boolean): readonly WeekRange[] => {
  const [start, end] = [slot * SLOT_MINUTES, (slot + 1) * SLOT_MINUTES];
  if (on) return mergedRanges([...ranges, [day, start, end]]);
  return mergedRanges(ranges).flatMap((range): readonly WeekRange[] => {
    const [at, from, to] = range;
    if (at !== day || to <= start || from >= end) return [range];
    const rest: readonly WeekRange[] = [
      [day, from, start],
      [day, end, to],
    ];
    return rest.filter((one) => one[1] < one[2]);
  });
};

/** As minutes of the week from Monday's midnight, `[from, to)`: how the origin keeps them. */
export const toWeekMinutes = (ranges: readonly WeekRange[]): readonly (readonly [number, number])[] =>
  mergedRanges(ranges).map(([day, from, to]) => [(day - 1) * DAY_MINUTES + from, (day - 1) * DAY_MINUTES + to]);

/** The way back. A stretch over midnight is one a day. */
export const fromWeekMinutes = (stretches: readonly (readonly [number, number])[]): readonly WeekRange[] =>
  stretches.flatMap(([from, to]) => {
    const ranges: WeekRange[] = [];
    for (let at = from; at < to;) {
      const midnight = (Math.floor(at / DAY_MINUTES) + 1) * DAY_MINUTES;
      const day = Math.floor(at / DAY_MINUTES);
      const end = Math.min(to, midnight);
      ranges.push([day + 1, at - day * DAY_MINUTES, end - day * DAY_MINUTES]);
      at = end;
    }
    return ranges;
  });

/** Hours a week, rounded to one decimal. */
export const hoursOf = (ranges: readonly WeekRange[]): number =>
  Math.round(mergedRanges(ranges).reduce((sum, [, from, to]) => sum + to - from, 0) / 6) / 10;
