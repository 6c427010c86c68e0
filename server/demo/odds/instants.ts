import type { StopReason } from '#domain/odds/market.ts';
import { MINUTE_MS } from '../day.ts';
import type { FootballPlan } from '../simulation/footballPlan.ts';
import type { Happening } from '../simulation/happening.ts';

/** Prices are there from this long before kick-off. */
export const OPENS_BEFORE_MS = 36 * 60 * MINUTE_MS;
const STEP_BEFORE_MS = 15 * MINUTE_MS;
const STEP_MS = 30_000;

/** Milliseconds since kick-off, below 0 before it. */
interface Stop {
  readonly from: number;
  readonly to: number;
  readonly reason: StopReason;
}
/** For how long no bet is taken after what happened, and how that is told. */
const stoppedFor: Readonly<Partial<Record<Happening['type'], readonly [ms: number, reason: StopReason]>>> = {
  ...{ goal: [45_000, 'goal'], own_goal: [45_000, 'goal'], penalty: [45_000, 'goal'] },
  ...{ missed_penalty: [30_000, 'penalty'], red: [35_000, 'card'], second_yellow: [35_000, 'card'] },
  ...{ var_review: [70_000, 'review'], var_cancelled: [30_000, 'review'] },
};

/** When a market is suspended in a match, by start; what overlaps is one. */
export const stopsOf = ({ happenings }: FootballPlan): readonly Stop[] =>
  happenings.reduce<readonly Stop[]>((stops, { at, type }) => {
    const stopped = stoppedFor[type];
    if (!stopped) return stops;
    const [length, reason] = stopped;
    const last = stops.at(-1);
    if (last && at <= last.to) return [...stops.slice(0, -1), { ...last, to: Math.max(last.to, at + length) }];
    return [...stops, { from: at, to: at + length, reason }];
  }, []);

/** The instant whose prices are in force, and since when they are suspended, if they are. */
export interface Quoted {
  readonly at: number;
  readonly suspendedAt: number | null;
  readonly reason?: StopReason;
}

/**
 * Prices change in steps, of a quarter of an hour before kick-off and of half a minute after it, and behind each stop;
 * during a stop those of before it stand.
 */
export const quotedAt = (stops: readonly Stop[], at: number): Quoted => {
  const stop = stops.findLast(({ from }) => from <= at);
  if (stop && at < stop.to)
    return { at: quotedAt(stops, stop.from - 1).at, suspendedAt: stop.from, reason: stop.reason };
  const length = at < 0 ? STEP_BEFORE_MS : STEP_MS;
  return { at: Math.max(Math.floor(at / length) * length, stop?.to ?? -Infinity), suspendedAt: null };
};
