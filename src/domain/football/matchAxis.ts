import type { Fixture } from './fixture.ts';
import type { MatchEvent } from './matchData.ts';

/** The last minute of a part of a match; what happens in its stoppage time belongs to it. */
const partEnds = [45, 90, 105] as const;
/** Between two parts, in minutes. */
const GAP = 1.2;
const gapsBefore = (minute: number): number => GAP * partEnds.filter((end) => minute > end).length;

export type AxisLength = 90 | 120;

/** 120 minutes where extra time was played. */
export const axisLength = (
  { phase, score }: Pick<Fixture, 'phase' | 'score'>,
  events: readonly Pick<MatchEvent, 'minute'>[],
): AxisLength => (phase === 'ET' || score?.et !== undefined || events.some(({ minute }) => minute > 90) ? 120 : 90);

/** How wide an axis is, in columns of a minute each. */
export const axisWidth = (length: AxisLength): number => length + gapsBefore(length);

/** Where the column of a minute begins. */
export const columnOf = (minute: number): number => minute - 1 + gapsBefore(minute);

/** The minute at a share of the axis, 0 to 1. */
export const minuteAtShare = (share: number, length: AxisLength): number => {
  const at = Math.min(1, Math.max(0, share)) * axisWidth(length);
  let minute = 1;
  while (minute < length && columnOf(minute + 1) <= at) minute += 1;
  return minute;
};

/** The rows of cells of each side. */
export const PRESSURE_ROWS = 3;

/**
 * How many cells a pressure of −100 to 100 lights; below 0 for away. Most minutes have little of it, so the first cells
 * stand for less than the last.
 */
export const pressureCells = (value: number): number =>
  Math.sign(value) * Math.min(PRESSURE_ROWS, Math.floor(PRESSURE_ROWS * Math.sqrt(Math.abs(value) / 100) + 0.6)) || 0;

/** The minute up to which something is known of a match: now, or its last one; 0 before kick-off. */
export const lastMinute = ({ status, phase, minute }: Fixture, length: AxisLength): number => {
  if (status === 'ended') return length;
  if (minute !== undefined) return Math.min(minute, length);
  if (phase === 'HT') return 45;
  return phase === 'PEN' ? length : 0;
};

/** The parts that an axis has, as first and last minutes. */
export const partsOf = (length: AxisLength): readonly (readonly [first: number, last: number])[] =>
  (
    [
      [1, 45],
      [46, 90],
      [91, 105],
      [106, 120],
    ] as const
  ).filter(([first]) => first <= length);
