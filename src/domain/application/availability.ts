/** Part of one day as `[day, from, to)`: day 1 is Monday and 7 Sunday; minutes since midnight, `to` at most 1440. */
export type WeekRange = readonly [day: number, from: number, to: number];

export const DAY_MINUTES = 1440;
/** CA-5: length of one cell of the availability grid, in minutes. */
export const SLOT_MINUTES = 180;
export const SLOTS_A_DAY = DAY_MINUTES / SLOT_MINUTES;

/** A cell of the grid: `day` from 1 (Monday) to 7, `slot` from 0. */
export interface Slot {
  readonly day: number;
  readonly slot: number;
}

export const isWeekRange = ([day, from, to]: WeekRange): boolean =>
  [day, from, to].every(Number.isInteger) && day >= 1 && day <= 7 && from >= 0 && from < to && to <= DAY_MINUTES;

/** The ranges sorted, with those that touch or overlap merged. */
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

/** Whether the ranges cover the whole cell. */
export const hasSlot = (ranges: readonly WeekRange[], { day, slot }: Slot): boolean =>
  mergedRanges(ranges).some(
    ([on, from, to]) => on === day && from <= slot * SLOT_MINUTES && to >= (slot + 1) * SLOT_MINUTES,
  );

/** The ranges with one cell added or removed. */
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

/** The ranges as minutes since Monday 00:00, `[from, to)`: the form in which the origin stores them. */
export const toWeekMinutes = (ranges: readonly WeekRange[]): readonly (readonly [number, number])[] =>
  mergedRanges(ranges).map(([day, from, to]) => [(day - 1) * DAY_MINUTES + from, (day - 1) * DAY_MINUTES + to]);

/** The inverse of `toWeekMinutes`. A range across midnight is split into one range per day. */
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

/** Hours per week, rounded to one decimal. */
export const hoursOf = (ranges: readonly WeekRange[]): number =>
  Math.round(mergedRanges(ranges).reduce((sum, [, from, to]) => sum + to - from, 0) / 6) / 10;
