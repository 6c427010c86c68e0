/** What a member is given points for. Watching and taking part only: never for money (MI-12). */
export const POINTS = {
  registered: 50,
  mailProven: 30,
  phoneProven: 30,
  firstBooking: 20,
  friendInvited: 100,
  wasInvited: 50,
} as const;
export type PointReason = keyof typeof POINTS;
export const pointReasons = Object.keys(POINTS) as readonly PointReason[];

/** One line of a member's ledger; what was written there is never changed. */
export interface PointEntry {
  readonly entryId: string;
  readonly delta: number;
  /** After this line. */
  readonly balance: number;
  readonly reasonKey: PointReason;
  readonly ts: number;
}

/** How far a member has come, FEATURES 5.13. */
export interface Level {
  readonly level: number;
  readonly totalXp: number;
  /** Since the level began. */
  readonly xpInLevel: number;
  /** What is still missing; null on the last level. */
  readonly xpToNextLevel: number | null;
}

export const LEVELS = { step: 20, last: 99 } as const;

/** The points with which a level begins: 0, 40, 120, 240, …; each takes 40 more than the one before it. */
export const levelBegins = (level: number): number => LEVELS.step * (level - 1) * level;

/** The level of so many points; a sum below nothing is nothing. */
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

/** How much of the level is done, 0 to 1; the last level is done. */
export const levelShare = ({ xpInLevel, xpToNextLevel }: Level): number =>
  xpToNextLevel === null ? 1 : xpInLevel / (xpInLevel + xpToNextLevel);
