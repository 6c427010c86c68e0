import type { BoardTime, Pair, Timer } from './timer.ts';

export const BASKETBALL = {
  quarters: 4,
  quarterMs: 600_000,
  overtimeMs: 300_000,
  shotMs: 24_000,
  /** From so many fouls of a side in a quarter on, each gives the other free throws. */
  bonusFouls: 5,
} as const;

/** The lead of home (below 0: of away) from a second of play on. */
export type LeadPoint = readonly [second: number, lead: number];

/** What one player has done in this game. */
export interface BoxLine {
  readonly name: string;
  readonly points: number;
  readonly rebounds?: number;
  readonly assists?: number;
  readonly fouls?: number;
}

export interface BasketballBoard extends BoardTime {
  readonly sport: 'basketball';
  readonly state: 'playing' | 'break' | 'over';
  /** From 1; overtimes follow the fourth. */
  readonly quarter: number;
  /** What is left of the quarter. */
  readonly clock: Timer;
  /** What is left to throw; absent while nobody has the ball. */
  readonly shot?: Timer;
  /** Points by quarter, the running one last. */
  readonly quarters: readonly Pair[];
  /** Of each side in this quarter. */
  readonly fouls?: Pair;
  /** Time-outs left, and how many a side has in this half. */
  readonly timeOuts?: { readonly left: Pair; readonly of: number };
  /** How the lead went, by second of play; each counts until the next. */
  readonly lead?: readonly LeadPoint[];
  readonly box?: readonly [home: readonly BoxLine[], away: readonly BoxLine[]];
}

/** A quarter has its number; an overtime counts from 1. */
export const quarterName = (quarter: number): { readonly overtime: boolean; readonly number: number } => {
  const overtime = quarter > BASKETBALL.quarters;
  return { overtime, number: overtime ? quarter - BASKETBALL.quarters : quarter };
};

/** How long a game with so many quarters is, in milliseconds of play. */
export const gameMs = (quarters: number): number =>
  Math.min(quarters, BASKETBALL.quarters) * BASKETBALL.quarterMs +
  Math.max(0, quarters - BASKETBALL.quarters) * BASKETBALL.overtimeMs;

/** The points of both sides. */
export const pointsOf = ({ quarters }: Pick<BasketballBoard, 'quarters'>): Pair => [
  quarters.reduce((sum, [home]) => sum + home, 0),
  quarters.reduce((sum, [, away]) => sum + away, 0),
];

/** Whether the fouls of a side give the other free throws. */
export const inBonus = (fouls: number): boolean => fouls >= BASKETBALL.bonusFouls;

/** The most that each side led by, and how often the lead changed hands; a level score alone is no change. */
export const leadFacts = (lead: readonly LeadPoint[]) => {
  let [home, away, changes, ahead] = [0, 0, 0, 0];
  for (const [, by] of lead) {
    home = Math.max(home, by);
    away = Math.max(away, -by);
    if (by !== 0 && ahead !== 0 && Math.sign(by) !== ahead) changes += 1;
    if (by !== 0) ahead = Math.sign(by);
  }
  return { home, away, changes };
};
