import type { DayList } from '#domain/football/answers.ts';
import type { DayCount } from './schedule.ts';
import type { Outcome } from './failure.ts';

/** Which day of football, in which zone, and which of its matches. */
export interface FixtureQuery {
  /** YYYY-MM-DD in `timezone`; today if absent. */
  readonly date?: string;
  readonly timezone: string;
  readonly view: FixtureView;
}
/** Results, fixtures, or matches with odds. */

export type FixtureView = 'ket-qua' | 'lich-thi-dau' | 'ty-le-keo';

export interface FixtureCountQuery {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}

export interface FootballPort {
  readonly day: (query: FixtureQuery, signal: AbortSignal) => Promise<Outcome<DayList>>;
  /** The number of matches on each day, both ends included; at most 14 days. */
  readonly dayCounts: (query: FixtureCountQuery, signal: AbortSignal) => Promise<Outcome<readonly DayCount[]>>;
}
