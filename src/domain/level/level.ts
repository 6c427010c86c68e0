/** What members earn points for: only watching and taking part, never money (MI-12). */
export const POINTS = {
  registered: 50,
  mailProven: 30,
  phoneProven: 30,
  firstBooking: 20,
  friendInvited: 100,
  wasInvited: 50,
} as const;
/** A promotion says itself how many points it gives. */
export const pointReasons = [...(Object.keys(POINTS) as readonly (keyof typeof POINTS)[]), 'promotion'] as const;
export type PointReason = (typeof pointReasons)[number];

/** One entry of a member's points ledger, which is append-only. */
export interface PointEntry {
  readonly entryId: string;
  readonly delta: number;
  /** Balance after this entry. */
  readonly balance: number;
  readonly reasonKey: PointReason;
  readonly ts: number;
}

/** A member's level (FEATURES 5.13). */
export interface Level {
  readonly level: number;
  readonly totalXp: number;
  /** Points since the start of this level. */
  readonly xpInLevel: number;
  /** Points still missing; null on the last level. */
  readonly xpToNextLevel: number | null;
}

export const LEVELS = { step: 20, last: 99 } as const;

/** The points at which a level starts: 0, 40, 120, 240, …; each level takes 40 more than the one before it. */
export const levelBegins = (level: number): number => LEVELS.step * (level - 1) * level;

/** The level for a number of points; a negative sum counts as 0. */
export const levelOf = (points: number): Level => {
  const totalXp = Math.max(0, Math.floor(points));
  let level = 1;
  while (level < LEVELS.last && levelBegins(level + 1) <= totalXp) level += 1;
  return {
    level,
    totalXp,
    xpInLevel: totalXp - levelBegins(level),
    xpToNextLevel: level === LEVELS.last ? null : levelBegins(level + 1) - totalXp,
  };
};

/** How much of the level is completed, 0 to 1; 1 on the last level. */
export const levelShare = ({ xpInLevel, xpToNextLevel }: Level): number =>
  xpToNextLevel === null ? 1 : xpInLevel / (xpInLevel + xpToNextLevel);
