/** How saving settings is retried. Delays in milliseconds. */
export const KEEPING = {
  /** After this long another device may have changed the settings. */
  staleMs: 60_000,
  /** Conflicts with other devices that are merged before the save counts as failed. */
  maxStale: 3,
  /** Number of failures after which the delay stops growing. */
  countedTries: 6,
  firstDelayMs: 2000,
  longestDelayMs: 60_000,
} as const;

/** Exponential backoff, in milliseconds; `failures` in a row, from 1. */
export const keepDelay = (failures: number): number =>
  Math.min(KEEPING.longestDelayMs, KEEPING.firstDelayMs * 2 ** Math.max(0, failures - 1));

/** Storage key of the teams that a member chose to hide results of, separated by spaces. */
export const SPOILER_TEAMS = 'spoiler.teams';
