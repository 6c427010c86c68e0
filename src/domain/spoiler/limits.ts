export const SPOILER = {
  cookieDays: 365,
  /** How long a tile is held until it lights, in milliseconds. */
  holdMs: 600,
  /** After so much of the picture one has seen how it stands, in milliseconds. */
  watchedMs: 30_000,
  /** Results of matches that began longer ago are no secret any more, in days. */
  freshDays: 14,
  /** How many lit matches a device remembers; the oldest are forgotten first. */
  mostLit: 200,
} as const;
