import type { MatchKnown } from '#domain/football/matchAsOf.ts';
import { axisWidth, type AxisLength } from '#domain/football/matchAxis.ts';

/** What a lane of the axis draws. */
export interface LaneProps {
  readonly known: MatchKnown;
  /** The minute up to which it is lit. */
  readonly now: number;
  /** The last minute that may be told. */
  readonly last: number;
  readonly length: AxisLength;
}

/** A place on the axis, in columns, as a share of its width: an attribute, because the origin's HTML has no styles. */
export const shareOf = (column: number, length: AxisLength): string =>
  `${((column / axisWidth(length)) * 100).toFixed(3)}%`;
