import type { ReactNode } from 'react';
import type { Room } from '#domain/match/match.ts';

export type BoardMatch = Pick<
  Room,
  | 'fixtureId'
  | 'home'
  | 'away'
  | 'title'
  | 'localteam'
  | 'visitorteam'
  | 'status'
  | 'score'
  | 'hidden'
  | 'startTime'
  | 'liveModeId'
  | 'note'
>;

/** `slim` is the 34 px board on a phone's side, `phone` the 48 px one, `wide` 68, `theater` 74 and `full` 90. */
export type BoardSize = 'slim' | 'phone' | 'wide' | 'theater' | 'full';

/** Whether a board of this size has room for more than its one line. */
export const hasDetails = (size: BoardSize): boolean => size === 'phone' || size === 'wide';
/** Whether it is one for fingers. */
export const isSmall = (size: BoardSize): boolean => size === 'phone' || size === 'slim';

export interface ScoreBoardProps {
  readonly match: BoardMatch;
  readonly zone: string;
  readonly size: BoardSize;
  /** Under the names of both sides, on a board that has no more to say there itself. */
  readonly under?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** Content at the right end. */
  readonly children?: ReactNode;
}
