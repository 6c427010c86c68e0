/** How a change that could not be kept is tried again. */
export const KEEPING = {
  /** Changes kept meanwhile by other devices that are taken in before it counts as a failure. */
  maxStale: 3,
  /** The delay grows no more after so many. */
  countedTries: 6,
  firstDelayMs: 2000,
  longestDelayMs: 60_000,
} as const;

/** How long to wait after so many failures in a row, at least one. */
export const keepDelay = (failures: number): number =>
  Math.min(KEEPING.longestDelayMs, KEEPING.firstDelayMs * 2 ** Math.max(0, failures - 1));

/** Where a device keeps whether its member saves data: it is asked before the settings are there. */
export const DATA_SAVER = 'khandai.dataSaver';
