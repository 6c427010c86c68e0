import { MINUTE_MS } from '../day.ts';
import type { FootballPlan } from '../simulation/footballPlan.ts';
import type { Happening } from '../simulation/footballPlan.ts';

/** Prices are there from this long before kick-off. */
export const OPENS_BEFORE_MS = 36 * 60 * MINUTE_MS;
const STEP_BEFORE_MS = 15 * MINUTE_MS;
const STEP_MS = 30_000;

/** Milliseconds since kick-off, below 0 before it. */
interface Stop {
  readonly from: number;
  readonly to: number;
}
/** For how long no bet is taken after what happened. */
const stoppedFor: Readonly<Partial<Record<Happening['type'], number>>> = {
  ...{ goal: 45_000, own_goal: 45_000, penalty: 45_000, missed_penalty: 30_000 },
  ...{ red: 35_000, second_yellow: 35_000, var_review: 70_000, var_cancelled: 30_000 },
};

/** When a market is suspended in a match, by start; what overlaps is one. */
export const stopsOf = ({ happenings }: FootballPlan): readonly Stop[] =>
  happenings.reduce<readonly Stop[]>((stops, { at, type }) => {
    const length = stoppedFor[type];
    if (length === undefined) return stops;
    const last = stops.at(-1);
    if (last && at <= last.to) return [...stops.slice(0, -1), { from: last.from, to: Math.max(last.to, at + length) }];
    return [...stops, { from: at, to: at + length }];
  }, []);

/** The instant whose prices are in force, and since when they are suspended, if they are. */
export interface Quoted {
  readonly at: number;
  readonly suspendedAt: number | null;
}

/**
 * Prices change in steps, of a quarter of an hour before kick-off and of half a minute after it, and behind each stop;
 * during a stop those of before it stand.
 */
export const quotedAt = (stops: readonly Stop[], at: number): Quoted => {
  const stop = stops.findLast(({ from }) => from <= at);
  if (stop && at < stop.to) return { at: quotedAt(stops, stop.from - 1).at, suspendedAt: stop.from };
  const length = at < 0 ? STEP_BEFORE_MS : STEP_MS;
  return { at: Math.max(Math.floor(at / length) * length, stop?.to ?? -Infinity), suspendedAt: null };
};
