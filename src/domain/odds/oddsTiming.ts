/** How fast prices have to be known, in milliseconds. */
export const ODDS_TIMING = {
  /** Between two questions while a match of the board runs, and before kick-off. */
  livePollMs: 5000,
  comingPollMs: 30_000,
  /** While the socket tells of changes, a question now and then finds out whether one was lost. */
  checkMs: 60_000,
  /** Without any answer for so long the source is gone. */
  silenceMs: 90_000,
} as const;
